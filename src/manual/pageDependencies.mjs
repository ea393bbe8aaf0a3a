// @ts-check
import path from 'node:path';

const folders = ['src/manual', 'src/screens', 'src/writer-errors', 'src/site', 'src/checks'];
const translationPath = /^i18n[\\/][^\\/]+[\\/]docusaurus-plugin-content-(docs|blog|pages)[\\/](?:current[\\/])?(.+)$/;
/** @type {Record<string, string>} */
const sources = {docs: 'docs', blog: 'blog', pages: path.join('src', 'pages')};

/**
 * A loader of the bundler: registers what a page depends on apart from its own text, and returns the page unchanged.
 * It is JavaScript, because the bundler loads it without a TypeScript step.
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
  const [, section, name] = translationPath.exec(path.relative(siteDir, this.resourcePath)) ?? [];
  const source = section === undefined ? undefined : sources[section];
  if (source !== undefined && name !== undefined) this.addDependency(path.join(siteDir, source, name));
  return page;
}
