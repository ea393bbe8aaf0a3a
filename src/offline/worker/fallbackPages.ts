/** The page that is shown instead of one that is neither visited nor saved, for each language. The build inserts them into the worker. */
export interface FallbackPage {
  html: string;
  /** The content security policy of this page. */
  policy: string;
}
export type FallbackPages = {[locale: string]: FallbackPage};

/** The response with the offline fallback page, under the requested address. */
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
