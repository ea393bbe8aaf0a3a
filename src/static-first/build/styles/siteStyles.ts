import postcss, {type Root} from 'postcss';
import {inlineCustomProperties} from './inlineCustomProperties';
import {copyRules, discardUnused} from './stylesheet';

export type SiteStyles = {
  /** All rules, since scripts may show anything, above all another page. */
  all: string;
  /** Critical CSS: the rules for a page with these selectors, for its HTML. */
  criticalOf: (selectors: ReadonlySet<string>) => string;
};

/**
 * Replaces layers, which browsers of the floor do not know, with their rules. Layers come before all other rules, so that the others
 * still win.
 */
function flattenLayers(stylesheet: Root): void {
  stylesheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []));
}

/**
 * Divides the stylesheet of a site: the HTML of each page has every rule that it uses, in any state and at any width. The rules for
 * elements that scripts add come with the scripts.
 * @param whole the stylesheet as the bundler made it; changed
 * @param isReadElsewhere whether anything outside the stylesheet reads a custom property
 */
export function siteStyles(whole: Root, isReadElsewhere: (name: string) => boolean): SiteStyles {
  flattenLayers(whole);
  // WebKit needs the prefix only for lines with a style or a width; the minifier adds it to all.
  whole.walkDecls('-webkit-text-decoration', (line) => {
    if (!line.value.includes(' ')) line.remove();
  });
  inlineCustomProperties(whole, isReadElsewhere);
  const criticalCss = new Map<ReadonlySet<string>, string>();
  return {
    all: whole.toString(),
    criticalOf(selectors) {
      const rules = criticalCss.get(selectors) ?? rulesFor(whole, selectors, isReadElsewhere);
      criticalCss.set(selectors, rules);
      return rules;
    },
  };
}

function rulesFor(whole: Root, selectors: ReadonlySet<string>, isReadElsewhere: (name: string) => boolean): string {
  const critical = postcss.root();
  copyRules(whole, critical, (selector) => selectors.has(selector));
  discardUnused(critical, isReadElsewhere);
  return critical.toString();
}
