import type {Nodes} from 'mdast';
import {nodesOf} from '../page/nodes';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';
import type {Page} from '../page/page';

const names = ['note', 'tip', 'info', 'warning', 'danger'];

/** A callout that the parser takes for one has a known name and an end. What only looks like one would be shown as it is written. */
export function checkCallouts(page: Page): void {
  for (const node of nodesOf(page.tree)) {
    if (node.type === 'containerDirective') {
      const {name, children} = node;
      if (!names.includes(name)) {
        const kinds = names.map((one) => `:::${one}`).join(', ');
        page.report(node, writerMessage('unknownCallout', {name, known: kinds}, nearest(name, names)));
      }
      if (!isClosed(node, children.at(-1))) page.report(node, writerMessage('calloutNotClosed', {name}));
    } else if (node.type === 'leafDirective') page.report(node, writerMessage('noCallout'));
  }
}

/** The parser ends an open callout where its content ends, or before the first column of the line after it. */
const isClosed = ({position}: Nodes, last: Nodes | undefined): boolean =>
  position !== undefined &&
  position.end.column > 3 &&
  position.end.line > (last?.position?.end.line ?? position.start.line);
