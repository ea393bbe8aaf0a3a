/**
 * The sprite with all icons and pictograms, below `static/` and below the base URL of each language. Its name is content-hashed, since
 * it is served as immutable: when a drawing has changed, sprite.test.ts fails with the new name.
 */
export const sprite = 'assets/icons.99751347.svg';
