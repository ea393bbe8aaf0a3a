/** The page that stands in for one that is neither visited nor saved, for each language. The build writes them into the worker. */
export interface FallbackPage {
  html: string;
  /** The content security policy of this page alone. */
  policy: string;
}
export type FallbackPages = {[locale: string]: FallbackPage};

/** A page of the site that says that there is no connection, under the address that was asked for. */
export function fallbackResponse(pages: FallbackPages, locale: string): Response {
  const {html = '', policy = "default-src 'none'"} = pages[locale] ?? {};
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
