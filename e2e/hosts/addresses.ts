import type {Locale} from '../support/locales';

/** The expected response of a host. */
export interface Expectation {
  status: number;
  /** Where one redirect leads; that address must then answer with 200. */
  location?: string;
  language?: Locale;
  /** Names a server that cannot do better, with the status that it answers. */
  except?: Record<string, number>;
}

const page = (language: Locale): Expectation => ({status: 200, language});
const leadsTo = (location: string): Expectation => ({status: 301, location});
const notFound = (language: Locale, except?: Record<string, number>): Expectation => ({
  status: 404,
  language,
  except,
});

/** Caddy's HTTP library rejects an address that cannot be decoded, before it applies any configuration. */
const undecodable = {caddy: 400};

/** Addresses of the built site, right and wrong, and what every host must answer. */
export const addresses: [path: string, expected: Expectation][] = [
  ['/', page('es')],
  ['/en/', page('en')],
  ['/en', leadsTo('/en/')],
  ['/index.html', leadsTo('/')],
  ['/en/index.html', leadsTo('/en/')],
  ['/docs/faq/', page('es')],
  ['/docs/faq', leadsTo('/docs/faq/')],
  ['/docs/faq.html', leadsTo('/docs/faq/')],
  ['/docs/faq/index.html', leadsTo('/docs/faq/')],
  ['/docs/services/internet', page('es')],
  ['/docs/services/internet/', leadsTo('/docs/services/internet')],
  ['/en/docs/services/internet.html', leadsTo('/en/docs/services/internet')],
  ['/docs/faq?a=1&b=%20%C3%B1', leadsTo('/docs/faq/?a=1&b=%20%C3%B1')],
  ['/docs/faq/?a=1', page('es')],
  ['/unknown', notFound('es')],
  ['/docs/a/b/c', notFound('es')],
  ['/en/unknown', notFound('en')],
  ['/en/a/b/c', notFound('en')],
  ['/docs/faq.luego', notFound('es')],
  ['/docs/1.2', notFound('es')],
  ['/docs/category/', notFound('es')],
  ['/en/docs/category', notFound('en')],
  ['/docs%5Cfaq', notFound('es')],
  ['//evil.example/x', notFound('es')],
  ['/%0d%0aX-Injected:%201', notFound('es')],
  ['/en/docs/faq%0d%0aX-Injected:%201', notFound('en')],
  ['/docs/faq?%0d%0aX-Injected:%201', leadsTo('/docs/faq/?%0d%0aX-Injected:%201')],
  ['/docs/100%', notFound('es', undecodable)],
  ['/en/docs/100%', notFound('en', undecodable)],
  ['/404', notFound('es')],
  ['/404.html', notFound('es')],
  ['/en/404.html', notFound('en')],
];
