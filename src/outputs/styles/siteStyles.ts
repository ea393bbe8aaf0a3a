import type {AtRule, Root} from 'postcss';
import {inlineCustomProperties} from './inlineCustomProperties';
import type {MatchingSelectors} from './matchingSelectors';
import {isHiding, isOfPart} from './pictures';
import {discardRedundant, keepSelectors} from './stylesheet';

/** From this width on, in rem, the rules for wide windows are no part of a page: what is in its first response is for phones. */
const WIDE = 40;

/** When the rules for other media hold, as the `media` of a link: browsers do not wait for such a stylesheet at any other time. */
export const OTHER_MEDIA = `print,(forced-colors:active),(max-width:16rem),(min-width:${WIDE}rem)`;

/** The least width of a media query, in rem; 0 without one. */
function minWidth(params: string): number {
  const [, number, unit] = /\(min-width:([\d.]+)(px|r?em)\)/.exec(params) ?? [];
  return Number(number ?? 0) / (unit === 'px' ? 16 : 1);
}

const isForOtherMedia = ({name, params}: AtRule): boolean =>
  name === 'media' && (OTHER_MEDIA.split(',').includes(params) || minWidth(params) >= WIDE);

/** Whether a selector is about hover, press or words that a script marks, which do not apply at the first paint. */
const isInteractionState = (selector: string): boolean => /:(?:hover|active|highlight)(?![\w-])/.test(selector);

/** Whether a selector is that of the tokens, which are custom properties of the root, of a theme or of a topic. */
const isOfTokens = (selector: string): boolean => /^(?::root|\[data-[\w-]+=\w+\])$/.test(selector);

/** Removes the custom properties that nothing reads. */
function keepPropertiesRead(stylesheet: Root, readers: string, isReadElsewhere: (name: string) => boolean): void {
  stylesheet.walkDecls(/^--/, (declaration) => {
    const {prop} = declaration;
    if (!readers.includes(`var(${prop}`) && !isReadElsewhere(prop)) declaration.remove();
  });
}

export type StyledPage = MatchingSelectors & {
  /** Whether the page shows pictures of the app (pictures.ts). */
  hasPictures: boolean;
};

export type SiteStyles = {
  /** All rules: they come with the scripts, for what these add to the page and for the pages that they show. */
  all: string;
  /**
   * What all pages link: the rules of pictures, of what stands below them and of what is hidden at first, and behind these, whose print
   * they are too, those for print, for forced colours, for very large letters and for wide windows.
   */
  shared: string;
  /** The other rules that a page uses, for its HTML. */
  criticalOf: (page: StyledPage) => string;
};

/**
 * Puts the rules of layers in the place of the layers, which browsers of the floor do not know. They stand before all other rules, so that
 * these still win.
 */
function flattenLayers(stylesheet: Root): void {
  stylesheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []));
}

/**
 * Divides the stylesheet of a site by when and on which pages its rules are needed.
 * @param whole the stylesheet as the bundler made it; changed
 * @param isReadElsewhere whether anything besides the stylesheet reads a custom property
 */
export function siteStyles(
  whole: Root,
  pages: readonly StyledPage[],
  isReadElsewhere: (name: string) => boolean,
): SiteStyles {
  flattenLayers(whole);
  inlineCustomProperties(whole, isReadElsewhere);
  const all = whole.toString();

  const usedOn = (styled: readonly StyledPage[]) => new Set(styled.flatMap(({selectors}) => [...selectors]));
  const usedInHidden = new Set(pages.flatMap(({hiddenSelectors}) => [...hiddenSelectors]));
  const media = whole.clone({nodes: []});
  whole.each((node) => {
    if (node.type === 'atrule' && isForOtherMedia(node)) media.append(node.remove());
  });
  const built = usedOn(pages);
  keepSelectors(media, (selector) => built.has(selector) || usedInHidden.has(selector));

  const known = new Map<ReadonlySet<string>, string>();
  const criticalCss = (selectors: ReadonlySet<string>, hasPictures: boolean) => {
    const critical = whole.clone();
    keepSelectors(
      critical,
      // Rules for hover, press and marked words come with the scripts.
      (selector, rule) =>
        selectors.has(selector) &&
        !isInteractionState(selector) &&
        (!hasPictures || !isOfPart(selector) || isHiding(rule)),
    );
    keepPropertiesRead(critical, critical.toString(), isReadElsewhere);
    discardRedundant(critical);
    return critical.toString();
  };
  const criticalOf = ({selectors, hasPictures}: StyledPage) => {
    const rules = known.get(selectors) ?? criticalCss(selectors, hasPictures);
    known.set(selectors, rules);
    return rules;
  };
  const shared = whole.clone();
  const usedWithPictures = usedOn(pages.filter(({hasPictures}) => hasPictures));
  const isShared = (selector: string) =>
    (usedInHidden.has(selector) || (usedWithPictures.has(selector) && isOfPart(selector))) &&
    !isInteractionState(selector);
  keepSelectors(shared, isShared);
  shared.append(media.nodes);
  // A page has those tokens alone that its own rules read. Most are in every page.
  const inPages = [...new Set(pages.map(criticalOf))];
  const tokens = whole.clone();
  keepSelectors(tokens, (selector) => built.has(selector) && !isShared(selector) && isOfTokens(selector));
  tokens.walkDecls((declaration) => {
    const {prop} = declaration;
    if (!prop.startsWith('--') || inPages.every((css) => css.includes(`${prop}:`))) declaration.remove();
  });
  keepPropertiesRead(tokens, `${tokens.toString()}${shared.toString()}`, () => false);
  shared.prepend(tokens.nodes);
  shared.walkAtRules('font-face', (face) => void face.remove());
  discardRedundant(shared);

  return {all, shared: shared.toString(), criticalOf};
}
