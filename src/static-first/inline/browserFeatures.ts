/** What a browser may lack. Asked only here: a part of the page either has a fallback for it or is not shown. */

/** Popovers: Chrome 114, Safari 17, Firefox 125. Elsewhere client/popoverPolyfill.ts opens and closes them. */
export const hasPopover = (): boolean => 'popover' in HTMLElement.prototype;
