import type {PhrasingContent} from 'mdast';
import {block, names, prop, replaceEach, text} from '../../page/nodes';
import {stringsOf} from '../../page/componentStrings';
import {type Page, urlOf} from '../../page/page';

/**
 * Turns `<Moved to="orders" ids="complaint" />` into links to parts of another page, each with the id that it had on this one, which it
 * keeps there. An old address shows its link; scripts follow it (src/static-first/inline/revealTarget.ts).
 */
export function linkMoved(page: Page): void {
  replaceEach(page.tree, 'Moved', (node) => {
    const links = names(node, 'ids').flatMap((id): PhrasingContent[] => [
      {
        type: 'link',
        url: urlOf(page, `${prop(node, 'to')}#${id}`),
        data: {hProperties: {id, className: ['moved']}},
        children: [text(stringsOf(page.locale).moved)],
      },
      text(' '),
    ]);
    return [block('p', {className: 'extra', 'data-text': 'skip'}, links)];
  });
}
