import type {Nodes, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {at, block, isMdxElement, text, type MdxElement} from '../nodes';
import type {Page} from '../page';
import {strings} from '../strings';

/**
 * Turns `<Path>{tabs.contacts} › {contacts.add}</Path>` into
 * `div.path > p.label + ol > li`. Runs after the words are put in. It leads nowhere on this site, so it is no landmark.
 */
export function buildPaths(page: Page): void {
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Path') || !parent || index === undefined) return;
    const stops = cutAtSigns(inLine(node));
    if (stops.some((stop) => stop.every((part) => toString(part).trim() === ''))) {
      page.report(node, {
        found: '<Path> with a stop that is empty',
        expected: '<Path>{tabs.contacts} › {contacts.add}</Path>',
        advice: 'Put one stop before and one after every ›.',
      });
      return;
    }
    if (stops.some((stop) => stop.filter((part) => isMdxElement(part)).length > 1)) {
      page.report(node, {
        found: '<Path> with two words of the app and no › between them',
        expected: '<Path>{tabs.contacts} › {contacts.add}</Path>',
        advice: 'Put › between every two stops.',
      });
      return;
    }
    if (parent.type === 'paragraph') {
      page.report(node, {
        found: '<Path> inside a line of text',
        expected: '<Path> on a line of its own',
        advice:
          'Leave an empty line before and after it. In running text, write {tabs.profile} › {password.title} without <Path>.',
      });
      return;
    }
    parent.children[index] = at(
      node,
      block('div', {className: 'path'}, [
        block('p', {className: 'label'}, [text(strings[page.locale].inTheApp)]),
        block(
          'ol',
          {},
          stops.map((stop) => block('li', {}, stop)),
        ),
      ]),
    );
  });
}

/** What stands between the tags, whether the writer left empty lines there or not. */
function inLine(path: MdxElement): PhrasingContent[] {
  return path.children.flatMap((child: Nodes) =>
    child.type === 'paragraph' ? child.children : [child as PhrasingContent],
  );
}

function cutAtSigns(parts: readonly PhrasingContent[]): PhrasingContent[][] {
  const stops: PhrasingContent[][] = [[]];
  for (const part of parts) {
    if (part.type !== 'text') {
      stops.at(-1)?.push(part);
      continue;
    }
    part.value.split('›').forEach((piece, index) => {
      if (index > 0) stops.push([]);
      if (piece.trim()) stops.at(-1)?.push(text(piece.trim()));
    });
  }
  return stops;
}
