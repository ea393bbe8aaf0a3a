import type {ListItem} from 'mdast';
import {element, isMdxElement, prop, withPositionOf, type MdxElement} from '../page/nodes';
import type {Page} from '../page/page';
import {stringsOf} from '../catalogue/catalogue';
import {sprite} from '../../site/addresses';
import {drawScreen, screenProps, type ScreenOptions, type ScreenRequest} from '../../screens';

/**
 * The drawing of a `<Screen>` as one element of finished HTML, or undefined after recording what is wrong with it.
 * @param className the class of the element around the drawing.
 * @param step the number on the control to touch, when the picture belongs to a step.
 * @param href where the marked control leads.
 */
export const drawPicture = (page: Page, screen: MdxElement, className: string, step?: number, href?: string) =>
  draw(page, screen, (request, words, options) =>
    withPositionOf(
      screen,
      element('Drawing', {className, html: drawScreen({...request, step}, words, {...options, href})}),
    ),
  );

/** The drawing of a `<Screen>`, or undefined after recording its errors. */
export function draw<Drawn>(
  page: Page,
  screen: MdxElement,
  make: (request: ScreenRequest, words: (key: string) => string, options: ScreenOptions) => Drawn,
): Drawn | undefined {
  const name = prop(screen, 'name');
  if (name === undefined) return undefined; // Already reported by src/manual/remark/checkComponents.
  const request = {...Object.fromEntries(screenProps.map((each) => [each, prop(screen, each)])), name};
  const options = {locale: page.locale, strings: stringsOf(page.locale), iconUrl: page.build.baseUrl + sprite};
  return page.attempt(screen, () => make(request, (key) => page.word(screen, key, 'picture').text, options));
}

/** The pictures of a step or a result. */
export const picturesIn = ({children}: ListItem | MdxElement): MdxElement[] =>
  children.filter((child): child is MdxElement => isMdxElement(child, 'Screen'));

/** Draws a screen outside steps and results: `div.picture`. */
export function drawAlone(page: Page, node: MdxElement) {
  const picture = drawPicture(page, node, 'picture');
  return picture && [picture];
}
