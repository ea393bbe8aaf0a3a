import nprogress from 'nprogress';

/**
 * The bar that Docusaurus shows while the next page loads slowly. Its own template gives it a role that does not exist
 * (`bar`), which screen readers may stumble over.
 */
nprogress.configure({barSelector: '.bar', template: '<div class="bar"><div class="peg"></div></div>'});
