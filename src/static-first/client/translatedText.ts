import {isTranslated} from '../inline/conditions';

const isFont = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** What stands in the place of a text, or of an earlier translation. */
const replacements = new WeakMap<Node, HTMLElement>();
const used = new WeakSet<Node>();

/** Translators replace a text in one step, or put its translation beside it first. */
function noteReplacements(records: readonly MutationRecord[]): void {
  for (const {removedNodes, addedNodes, previousSibling, nextSibling} of records) {
    const [removed] = removedNodes;
    const candidates = addedNodes.length > 0 ? [...addedNodes] : [previousSibling, nextSibling];
    const font = candidates.find((node) => isFont(node) && !used.has(node));
    if (removed && font && (removed.nodeType === Node.TEXT_NODE || isFont(removed))) {
      replacements.set(removed, font as HTMLElement);
      used.add(font);
    }
  }
}

/** The outermost `<font>` in the place of a text; undefined where the text stands in its place itself, or is gone. */
function translationOf(text: Node): HTMLElement | undefined {
  let node: Node | null | undefined = text;
  while (node && (node === text || !node.isConnected))
    node = isFont(node.parentNode) ? node.parentNode : replacements.get(node);
  while (isFont(node?.parentNode)) node = node.parentNode;
  return isFont(node) ? node : undefined;
}

/** Puts a text back into its place, where the translator finds it again. */
function restore(text: Node | null): void {
  if (text?.nodeType === Node.TEXT_NODE) translationOf(text)?.replaceWith(text);
}

/** Puts texts that React changes back first. */
function restoreTexts(observer: MutationObserver): void {
  /* eslint-disable @typescript-eslint/unbound-method -- each is called with its node below */
  const {removeChild, insertBefore} = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  /* eslint-enable @typescript-eslint/unbound-method */
  const prepare = (parent: Node, text: Node | null) => {
    if (!text || text.parentNode === parent) return;
    noteReplacements(observer.takeRecords());
    restore(text);
  };
  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      prepare(this, child);
      // Something else took it out of the page: there is nothing left to remove.
      return child.parentNode === this ? removeChild.call(this, child) : child;
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      prepare(this, next);
      return insertBefore.call(this, node, next?.parentNode === this ? next : null);
    },
  });
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string | null) {
      if (!this.isConnected || isFont(this.parentNode)) {
        noteReplacements(observer.takeRecords());
        restore(this);
      }
      nodeValue?.set?.call(this, value);
    },
  });
}

/**
 * Keeps React working on a page that the browser translates. The translator takes texts out of the page that React still holds: React
 * fails when it removes one or inserts an element before it, and a change of one would not be seen. Each such text is put back first, from
 * the first translation on.
 */
export function keepTextsReplaceable(): void {
  let isWatched = false;
  const observer = new MutationObserver((records) => {
    noteReplacements(records);
    if (!isWatched && isTranslated()) {
      isWatched = true;
      restoreTexts(observer);
    }
  });
  observer.observe(document.body, {childList: true, subtree: true});
}
