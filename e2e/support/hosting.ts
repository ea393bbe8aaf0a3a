import {hostingModel, type HostingModel, type ModelOptions} from '../../hosting';
import {folderWith, type Files} from './folder';

const origin = 'https://help.example';

/** A built page, reduced to the parts that matter to a host. */
export const testPage = (canonical: string | undefined, text = 'text', script = 'start()') =>
  `<!doctype html><html><head><meta charset=UTF-8>${
    canonical === undefined ? '' : `<link rel=canonical href="${origin}${canonical}">`
  }<style>body{color:red}</style><script data-site-base="/">${script}</script>` +
  `<script type="application/json">{"page":"${text}"}</script></head><body>${text}</body></html>`;

/** A small build: both forms of addresses, two languages, every kind of file. */
export const testBuild: Files = {
  'index.html': testPage('/'),
  '404.html': testPage(undefined),
  'docs/faq/index.html': testPage('/docs/faq/'),
  'docs/faq.md': '# FAQ',
  'docs/internet/index.html': testPage('/docs/internet'),
  'en/index.html': testPage('/en/'),
  'en/404.html': testPage(undefined),
  'en/docs/faq/index.html': testPage('/en/docs/faq/'),
  'assets/js/main.1a2b3c4d.js': 'start()',
  'en/assets/css/all.1a2b3c4d.css': 'body{}',
  'search/index.1a2b3c4d.json': 'index',
  'img/icons.svg': '<svg/>',
  'sitemap.xml': '<urlset/>',
  'google1a2b.html': 'google-site-verification: google1a2b.html',
};

/** The same build for a folder of a host: `/help/`. */
export const folderBuild = Object.fromEntries(
  Object.entries(testBuild).map(([file, text]) => [file, text.replaceAll(`${origin}/`, `${origin}/help/`)]),
);

/** The model of a build, `testBuild` by default. */
export const testModel = (files = testBuild, options?: ModelOptions): HostingModel =>
  hostingModel(folderWith(files), options);

/** The model of `testBuild` with more pages: `/docs/page-0` is the first of them. */
export function largeModel(pageCount: number): HostingModel {
  const model = testModel();
  const pages = Array.from({length: pageCount}, (_, index) => {
    const path = `/docs/page-${index}`;
    return {path, file: `docs/page-${index}/index.html`, spellings: [`${path}/`, `${path}.html`, `${path}/index.html`]};
  });
  return {...model, site: {...model.site, pages: [...model.site.pages, ...pages]}};
}
