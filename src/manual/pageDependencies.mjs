// @ts-check
import path from 'node:path';

const folders = ['src/manual', 'src/screens', 'src/writer-errors', 'src/site', 'src/checks'];
const translated = /^i18n[\\/][^\\/]+[\\/]docusaurus-plugin-content-(docs|blog|pages)[\\/](?:current[\\/])?(.+)$/;
/** @type {Record<string, string>} */
const sources = {docs: 'docs', blog: 'blog', pages: path.join('src', 'pages')};

/**
 * A loader of the bundler: names what a page depends on besides its own text, and returns the page as it came.
 * The bundler loads it itself, without a TypeScript step.
 * @this {{
 *   getOptions(): {siteDir: string},
 *   resourcePath: string,
 *   addDependency(file: string): void,
 *   addContextDependency(folder: string): void,
 * }}
 * @param {string} page
 */
export default function dependencies(page) {
  const {siteDir} = this.getOptions();
  for (const folder of folders) this.addContextDependency(path.join(siteDir, folder));
  const [, section, name] = translated.exec(path.relative(siteDir, this.resourcePath)) ?? [];
  const source = section === undefined ? undefined : sources[section];
  if (source !== undefined && name !== undefined) this.addDependency(path.join(siteDir, source, name));
  return page;
}
