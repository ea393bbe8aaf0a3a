import type {Root} from 'postcss';
import {isInteractionState} from './builtSelector';
import {removeRedundant} from './removeRedundant';
import {keepSelectors, propertiesRead} from './stylesheet';

/** Removes custom properties that neither a rule reads, nor another one that is read, nor anything else. */
function removeUnusedProperties(stylesheet: Root, isReadElsewhere: (name: string) => boolean): void {
  const read = new Set<string>();
  const values = new Map<string, string[]>();
  const note = (value: string) => {
    for (const name of propertiesRead(value)) {
      if (!read.has(name)) {
        read.add(name);
        values.get(name)?.forEach(note);
      }
    }
  };
  stylesheet.walkDecls(/^--/, ({prop, value}) => {
    values.set(prop, [...(values.get(prop) ?? []), value]);
  });
  [...values.keys()].filter(isReadElsewhere).forEach((name) => note(`var(${name})`));
  stylesheet.walkDecls(({prop, value}) => {
    if (!prop.startsWith('--')) note(value);
  });
  stylesheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
}

/**
 * Critical CSS: the rules that match on a page, without those for hover and press, which come with the scripts.
 * @param stylesheet the stylesheet of the whole site
 * @param matching the selectors that match on the page
 * @param isReadElsewhere whether anything besides the stylesheet reads a custom property
 */
export function criticalCss(
  stylesheet: Root,
  matching: ReadonlySet<string>,
  isReadElsewhere: (name: string) => boolean,
): string {
  const critical = stylesheet.clone();
  keepSelectors(critical, (selector) => matching.has(selector) && !isInteractionState(selector));
  removeUnusedProperties(critical, isReadElsewhere);
  removeRedundant(critical);
  return critical.toString();
}
