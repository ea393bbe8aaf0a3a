/**
 * A regular expression of the addresses that programs ask for and readers do not: where there is no such file, a short text is the
 * answer and not a page. A list, since a reader may type or paste an address that ends in other letters after a dot.
 */
export const missingFile =
  '\\.(?:avif|css|gif|ico|jpe?g|js|json|map|md|mjs|php|png|svg|txt|wasm|webmanifest|webp|woff2?|xml)$';

/** The text of that answer. */
export const MISSING_FILE = 'There is no such file.';
