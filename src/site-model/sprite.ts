/**
 * The sprite with all icons and pictograms, below `static/` and below the base URL of each language. Its name has the hash of its
 * content, for hosts let browsers keep it for good: sprite.test.ts says the next name when a drawing has changed.
 */
export const sprite = 'assets/icons.44f53587.svg';
