import type {ChildNode, Root} from 'postcss';
import {deferredCss} from './deferredCss';
import {inlineCustomProperties} from './inlineCustomProperties';
import {removeUnused} from './removeUnused';
import {takeMediaCss} from './mediaCss';
import {isInteractionState} from './selector';
import {keepSelectors, propertiesRead} from './stylesheet';
import {groupPages} from './stylesheetGroups';

/**
 * The maximum number of inlined stylesheets. The hash of each takes 54 characters of the content security policy, which comes with
 * every page: with 16 a page is 250 bytes smaller and its header 430 bytes larger.
 */
const MAX_STYLESHEETS = 8;

/** The users of a stylesheet (see usedSelectors.ts). */
export type Users<Page> = {
  pages: readonly Page[];
  /** All scripts of the site together. */
  scripts: ReadonlySet<string>;
  /** Drawings in files of their own, which read the custom properties of the page. */
  drawings: ReadonlySet<string>;
};

export type SiteStyles<Page> = {
  /** The rules of all pages, which scripts need to show another page. */
  all: string;
  /** The rules for what scripts add to pages. */
  deferred: string;
  /** The rules of all pages for print and for forced colours. */
  media: string;
  /** The rules of each group of pages, for their HTML. */
  critical: {rules: string; pages: Page[]}[];
};

/** The custom properties that a stylesheet reads. */
function readBy(stylesheet: Root): Set<string> {
  const names = new Set<string>();
  stylesheet.walkDecls(({value}) => propertiesRead(value).forEach((name) => names.add(name)));
  return names;
}

/** A stylesheet without the rules of interaction states, which deferredCss.ts has. Layers stay whole: it has none of their rules. */
function withoutInteractionStates(stylesheet: Root): Root {
  const layers: ChildNode[] = [];
  const first = stylesheet.clone();
  first.each((node) => {
    if (node.type === 'atrule' && node.name === 'layer') {
      layers.push(node.clone());
      node.remove();
    }
  });
  keepSelectors(first, (selector) => !isInteractionState(selector));
  // Rules of a layer lose to those outside of layers, so that their position does not matter.
  first.prepend(...layers);
  return first;
}

/**
 * Divides the stylesheet of a site by when and on which pages its rules are needed.
 * @param whole the stylesheet as the bundler made it
 */
export function siteStyles<Page extends {selectors: ReadonlySet<string>}>(
  whole: Root,
  {pages, scripts, drawings}: Users<Page>,
): SiteStyles<Page> {
  const built = new Set(pages.flatMap(({selectors}) => [...selectors]));
  const all = removeUnused(whole, (name) => built.has(name) || scripts.has(name) || drawings.has(name));
  inlineCustomProperties(all, (name) => built.has(name) || scripts.has(name) || drawings.has(name));
  const deferred = deferredCss(all, (name) => built.has(name));
  const first = withoutInteractionStates(all);
  const media = takeMediaCss(first, (name) => built.has(name));
  const readLater = new Set([deferred, media].flatMap((stylesheet) => [...readBy(stylesheet)]));
  const critical = groupPages(pages, MAX_STYLESHEETS).map((group) => {
    const selectors = new Set(group.flatMap((page) => [...page.selectors]));
    const rules = removeUnused(first, (name) => selectors.has(name) || drawings.has(name) || readLater.has(name));
    return {rules: rules.toString(), pages: group};
  });
  return {all: all.toString(), deferred: deferred.toString(), media: media.toString(), critical};
}
