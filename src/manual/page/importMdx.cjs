// @ts-check
module.exports = () =>
  Promise.all([import('@mdx-js/mdx'), import('remark-frontmatter'), import('remark-gfm'), import('remark-directive')]);
