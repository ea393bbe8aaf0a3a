import type {Nodes} from 'mdast';
import {nodesOf} from '../page/nodes';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';
import type {Page} from '../page/page';

const names = ['note', 'tip', 'info', 'warning', 'danger'];

/** Reports callouts without a known name or an end, and colons that do not make a callout, which readers would see as typed. */
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

/** The parser ends a callout that is not closed where its content ends, or before the first column of the next line. */
const isClosed = ({position}: Nodes, last: Nodes | undefined): boolean =>
  position !== undefined &&
  position.end.column > 3 &&
  position.end.line > (last?.position?.end.line ?? position.start.line);
