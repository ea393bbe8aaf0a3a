/**
 * Addresses that hand a text over to an app: the public form of WhatsApp, and the schemes of messages and mail. They work
 * without script, and load nothing of anybody.
 * @param url the shared address, as in the address bar
 * @param subject of a mail
 */
export function shareLinks(url: string, subject: string): Record<'whatsapp' | 'message' | 'mail', string> {
  // Only what would end the text or change it there: the rest repeats the other addresses of the page, and compresses with them.
  const text = url.replace(/[#&+%]/g, encodeURIComponent);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    message: `sms:?body=${text}`,
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${text}`,
  };
}
