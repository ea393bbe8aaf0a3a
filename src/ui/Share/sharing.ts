import {useState} from 'react';

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

export type Outcome = 'none' | 'copied' | 'by hand';

/** Copies an address. Where the clipboard is out of reach (old browsers, pages inside other apps), the reader copies it by hand. */
export function useCopy(url: string): {outcome: Outcome; copy: () => Promise<void>} {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('by hand');
    }
  };
  return {outcome, copy};
}
