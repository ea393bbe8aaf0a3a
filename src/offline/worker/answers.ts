/** The answer to a page that is not on the phone, for each language. The build writes them into the worker. */
export interface Answer {
  html: string;
  /** The content security policy of this page alone. */
  policy: string;
}
export type Answers = {[locale: string]: Answer};

/** A page of the site that says that there is no connection, under the address that was asked for. */
export function answerOf(answers: Answers, locale: string): Response {
  const {html = '', policy = "default-src 'none'"} = answers[locale] ?? {};
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
