import {visit} from 'unist-util-visit';
import {UnknownWordError} from '../../catalogue';
import {at, htmlBlock, isMdxElement, type MdxElement} from '../nodes';
import type {Page} from '../page';
import {prop} from '../props';

/** The properties of `<Screen>` that name things; they go to the drawing as they are. */
const names = ['tap', 'toast', 'dialog', 'error', 'state'] as const;

/**
 * The drawing of a `<Screen>` as one element of finished HTML, or undefined after noting what is wrong with it.
 * @param className of the element that holds the drawing.
 * @param step the number on the control to touch, when the picture belongs to a step.
 */
export function drawPicture(page: Page, screen: MdxElement, className: string, step?: number) {
  const name = prop(screen, 'name');
  if (name === undefined) return undefined; // Already reported by ../components.
  const given = names.flatMap((one) => {
    const value = prop(screen, one);
    return value === undefined ? [] : [[one, value] as const];
  });
  const request = {name, ...Object.fromEntries(given), ...(step === undefined ? {} : {step})};
  try {
    const words = (key: string) => {
      const word = page.word(screen, key, 'picture');
      if (!word) throw new UnknownWordError(key);
      return word.text;
    };
    const {html} = page.draw(request, words, {locale: page.locale, iconUrl: `${page.build.baseUrl}img/icons.svg`});
    return at(screen, htmlBlock('div', {className}, html));
  } catch (error) {
    // An unknown word is noted already. Everything else is the drawing's own complaint.
    if (!(error instanceof UnknownWordError))
      page.reportMessage(screen, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Draws the screens that stand outside of steps and results: `div.picture`. */
export function drawPictures(page: Page): void {
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Screen') || !parent || index === undefined) return;
    const picture = drawPicture(page, node, 'picture');
    if (picture) parent.children[index] = picture;
  });
}
