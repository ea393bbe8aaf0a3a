import type {Root, Rule} from 'postcss';
import {keepSelectors, propertiesRead, removeRedundant} from './stylesheet';

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
 * The rules that a page contains.
 * @param stylesheet the stylesheet of the whole site
 * @param isReadElsewhere whether anything besides the stylesheet reads a custom property
 */
export function criticalCss(
  stylesheet: Root,
  isWanted: (selector: string, rule: Rule) => boolean,
  isReadElsewhere: (name: string) => boolean,
): string {
  const critical = stylesheet.clone();
  keepSelectors(critical, isWanted);
  removeUnusedProperties(critical, isReadElsewhere);
  removeRedundant(critical);
  return critical.toString();
}
