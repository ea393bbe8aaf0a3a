import type {Root} from 'postcss';
import {isMet, requirementsOf} from './selector';
import {keepSelectors, propertiesRead} from './stylesheet';
import {removeRedundant} from './removeRedundant';

/** Removes custom properties that neither a rule reads, nor another one that is read, nor `has` keeps. */
function removeUnusedProperties(stylesheet: Root, has: (name: string) => boolean): void {
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
  for (const name of values.keys()) {
    if (has(name)) {
      note(name);
    }
  }
  stylesheet.walkDecls(({prop, value}) => {
    if (!prop.startsWith('--')) {
      note(value);
    }
  });
  stylesheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) {
      declaration.remove();
    }
  });
}

/**
 * The rules of a stylesheet that can match something.
 * @param has whether there is such a simple selector, or something besides the stylesheet that reads such a custom property (`--name`)
 * @returns a new stylesheet
 */
export function removeUnused(stylesheet: Root, has: (name: string) => boolean): Root {
  const used = stylesheet.clone();
  keepSelectors(used, (selector) => isMet(requirementsOf(selector), has));
  removeUnusedProperties(used, has);
  removeRedundant(used);
  return used;
}
