import postcss, {type Root} from 'postcss';
import {inlineCustomProperties} from './inlineCustomProperties';
import {copyRules, discardUnused} from './stylesheet';

export type SiteStyles = {
  /** All rules: for what scripts show, another page above all. */
  all: string;
  /** Critical CSS: the rules for a page with these selectors, for its HTML. */
  criticalOf: (selectors: ReadonlySet<string>) => string;
};

/**
 * Puts the rules of layers in the place of the layers, which browsers of the floor do not know. They stand before all other rules, so that
 * these still win.
 */
function flattenLayers(stylesheet: Root): void {
  stylesheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []));
}

/**
 * Divides the stylesheet of a site: each page has in its HTML every rule that it uses, in any state and at any width. The rules of what
 * scripts add to it come with the scripts.
 * @param whole the stylesheet as the bundler made it; changed
 * @param isReadElsewhere whether anything besides the stylesheet reads a custom property
 */
export function siteStyles(whole: Root, isReadElsewhere: (name: string) => boolean): SiteStyles {
  flattenLayers(whole);
  // WebKit needs the prefix for lines with a style or a width alone; the minifier adds it to all.
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
