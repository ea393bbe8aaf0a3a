import postcss, {type AtRule, type Rule} from 'postcss';
import {partsOfPage} from './extract';
import {tidy} from './purge';

/** What names no part although it looks like one. */
const OTHER = /\[[^\]]*\]|:(?:lang|dir|nth-[a-z-]+)\([^)]*\)/g;
/** A class, an id or a tag; what stands behind a colon is none. */
const PART = /(?<kind>[.#:]|(?<![\w-]))(?<name>[a-z_][\w-]*)/gi;

function partsOf(selector: string): string[] {
  return [...selector.replace(OTHER, '').matchAll(PART)].flatMap(({groups}) =>
    groups?.name && groups.kind !== ':' ? [groups.name] : [],
  );
}

function keepSelectors(rule: Rule, isWanted: (selector: string) => boolean): void {
  const wanted = rule.selectors.filter(isWanted);
  if (wanted.length > 0) {
    rule.selectors = wanted;
  } else {
    rule.remove();
  }
}

/**
 * The rules for what scripts put on a page: results of a search, carets of a menu. No page was built with any of it, so no page
 * carries rules about it; they come with the scripts. Those of the root are not among them: a new custom property on it would have a
 * browser style the whole page again, so pages carry what these rules read. Nor is the theme's layer, whose parts come with
 * the pages that have them.
 * @param sheet the sheet of the whole site
 * @param pages the HTML of all pages as they are built
 */
export function rulesOfScripts(sheet: string, pages: string[]): string {
  const built = new Set(pages.map(partsOfPage).flatMap(({classes, ids, tags}) => [...classes, ...ids, ...tags]));
  const root = postcss.parse(sheet);
  root.walkAtRules(/^(?:layer|font-face)$/, (rule) => void rule.remove());
  root.walkRules((rule) => {
    const isFrame = (rule.parent as Partial<AtRule>).name === 'keyframes';
    if (!isFrame) {
      keepSelectors(rule, (selector) => partsOf(selector).some((name) => !built.has(name)));
    }
  });
  const animations =
    root
      .toString()
      .match(/animation[^;}]*/g)
      ?.join(' ') ?? '';
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) {
      rule.remove();
    }
  });
  return tidy(root.toString());
}
