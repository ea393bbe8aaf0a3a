// @ts-check
module.exports = () => import('@mdx-js/mdx');
