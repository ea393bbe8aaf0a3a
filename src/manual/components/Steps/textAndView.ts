import type {ListItem, RootContent} from 'mdast';
import {block, isMdxElement, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {writerMessage} from '../../../writer-errors/message';
import {drawPicture} from '../Screen/remark';

/**
 * Splits a step or a result into its words and its picture.
 * @param id of the words, where a link leads to them.
 * @param step the number of the step, or undefined in a result.
 * @param next where the control that is tapped leads to.
 */
export function textAndView(
  page: Page,
  content: readonly RootContent[],
  owner: MdxElement | ListItem,
  id: string | undefined,
  step?: number,
  next?: string,
) {
  const screens = content.filter((child): child is MdxElement & RootContent => isMdxElement(child, 'Screen'));
  if (screens.length > 1) {
    page.report(
      screens[1] ?? owner,
      step === undefined
        ? writerMessage('severalPicturesInResult', {count: screens.length})
        : writerMessage('severalPicturesInStep', {count: screens.length}),
    );
  }
  const words = content.filter((child) => !isMdxElement(child, 'Screen'));
  if (step === undefined && words[0]?.type !== 'paragraph') page.report(owner, writerMessage('resultWithoutWords'));
  const columns = [block('div', {...(id !== undefined && {id}), className: 'step__text'}, words)];
  const picture = screens[0] && drawPicture(page, screens[0], 'step__view', step, next);
  if (picture) columns.push(picture);
  return columns;
}
