// A loader of the bundler, which loads it without a TypeScript step. It returns the page as it came.
const path = require('node:path');

const folders = ['catalogue', 'src/remark', 'src/catalogue', 'src/content', 'src/freshness', 'src/mdx/screen'];
const translated = /^i18n[\\/][^\\/]+[\\/]docusaurus-plugin-content-(docs[\\/]current|blog|pages)[\\/](.+)$/;
const sources = {docs: 'docs', blog: 'blog', pages: path.join('src', 'pages')};

module.exports = function dependencies(page) {
  const {siteDir} = this.getOptions();
  for (const folder of folders) this.addContextDependency(path.join(siteDir, folder));
  const [, section, name] = translated.exec(path.relative(siteDir, this.resourcePath)) ?? [];
  if (section) this.addDependency(path.join(siteDir, sources[section.split(/[\\/]/)[0]], name));
  return page;
};
