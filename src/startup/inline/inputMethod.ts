/**
 * Whether a key belongs to an input method or to a dead accent, which chooses or ends what is composed with it. Safari reports the key
 * that ends a composition after its end: only the code that all engines give such keys says so then.
 */
// eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else says it in Safari
export const isOfInputMethod = ({isComposing, keyCode}: Partial<KeyboardEvent>): boolean =>
  isComposing === true || keyCode === 229;
