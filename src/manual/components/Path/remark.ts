import type {Nodes, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {at, block, isMdxElement, text, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {strings} from '../../page/strings';
import {componentErrors} from '../../writer-errors/messages/components';

/**
 * Turns `<Path>{tabs.contacts} › {contacts.add}</Path>` into
 * `div.path > p.label + ol > li`. Runs after the keys are replaced. It has no links, so it is no landmark.
 */
export function buildPaths(page: Page): void {
  visit(page.tree, (node, index, parent) => {
    if (!isMdxElement(node, 'Path') || !parent || index === undefined) return;
    const stops = splitAtSeparators(inLine(node));
    if (stops.some((stop) => stop.every((part) => toString(part).trim() === ''))) {
      page.report(node, componentErrors.emptyStop());
      return;
    }
    if (stops.some((stop) => stop.filter((part) => isMdxElement(part)).length > 1)) {
      page.report(node, componentErrors.separatorMissing());
      return;
    }
    if (parent.type === 'paragraph') {
      page.report(node, componentErrors.pathInsideLine());
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

function splitAtSeparators(parts: readonly PhrasingContent[]): PhrasingContent[][] {
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
