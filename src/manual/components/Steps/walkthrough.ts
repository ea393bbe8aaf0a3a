import type {RootContent} from 'mdast';
import {block, inline, text} from '../../page/nodes';
import type {Page} from '../../page/page';
import {stringsOf} from '../../page/strings';

/**
 * The bar of a step in the walkthrough, which shows one step on the whole screen: out, how far, back, next. The walkthrough is
 * open while the address names one of its bars (walkthrough.css), so that it works without script and Back closes it.
 * @param position of the step, from 1.
 * @param total of all steps, the result included.
 */
export function walkthroughBar(page: Page, section: string, position: number, total: number) {
  const words = stringsOf(page.locale);
  const link = (href: string, label: string): RootContent => inline('a', {href}, [text(label)]);
  const isLast = position === total;
  return block('div', {className: 'walk', id: `walk-${section}-${position}`, 'data-text': 'skip'}, [
    link(`#${section}`, words.leaveWalkthrough),
    block(
      'progress',
      {
        max: String(total),
        value: String(position),
        'aria-label': words.progress.replace('{position}', String(position)).replace('{total}', String(total)),
      },
      [],
    ),
    ...(position === 1 ? [] : [link(`#walk-${section}-${position - 1}`, words.previous)]),
    ...(isLast ? [] : [link(`#walk-${section}-${position + 1}`, words.next)]),
  ]);
}
