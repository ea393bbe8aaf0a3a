import {at, htmlBlock, prop, replaceEach, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/componentStrings';
import {MessageError} from '../../../writer-errors/writerError';
import {sprite} from '../../../site/addresses';
import {drawScreen, screenProps, type ScreenOptions, type ScreenRequest} from '../../../screens';

/** Ends a drawing whose unknown word the page has recorded. */
class AlreadyReported extends Error {}

/**
 * The drawing of a `<Screen>` as one element of finished HTML, or undefined after recording what is wrong with it.
 * @param className of the element that holds the drawing.
 * @param step the number on the control to touch, when the picture belongs to a step.
 * @param href where the marked control leads.
 */
export function drawPicture(page: Page, screen: MdxElement, className: string, step?: number, href?: string) {
  return draw(page, screen, (request, words, options) =>
    at(screen, htmlBlock('div', {className}, drawScreen({...request, step}, words, {...options, href}))),
  );
}

/** What is made of a `<Screen>`, or undefined after recording what is wrong with it. */
export function draw<Drawn>(
  page: Page,
  screen: MdxElement,
  make: (request: ScreenRequest, words: (key: string) => string, options: ScreenOptions) => Drawn,
): Drawn | undefined {
  const name = prop(screen, 'name');
  if (name === undefined) return undefined; // Already reported by src/manual/remark/checkComponents.
  const words = (key: string) => {
    const word = page.word(screen, key, 'picture');
    if (!word) throw new AlreadyReported();
    return word.text;
  };
  try {
    const request = {...Object.fromEntries(screenProps.map((each) => [each, prop(screen, each)])), name};
    const {locale, build} = page;
    return make(request, words, {locale, strings: stringsOf(locale), iconUrl: build.baseUrl + sprite});
  } catch (error) {
    if (error instanceof MessageError) page.report(screen, error.text);
    else if (!(error instanceof AlreadyReported)) throw error;
    return undefined;
  }
}

/** Draws the screens that stand outside of steps and results: `div.picture`. */
export function drawPictures(page: Page): void {
  replaceEach(page.tree, 'Screen', (node) => {
    const picture = drawPicture(page, node, 'picture');
    return picture && [picture];
  });
}
