import type {Root} from 'postcss';
import {isMet, requirementsOf} from './selector';
import {keepSelectors, propertiesRead} from './stylesheet';
import {tidy} from './tidy';

/** Removes custom properties that neither a rule reads, nor another one that is read, nor `has` knows. */
function removeUnusedProperties(sheet: Root, has: (name: string) => boolean): void {
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
  sheet.walkDecls(/^--/, ({prop, value}) => {
    values.set(prop, [...(values.get(prop) ?? []), value]);
  });
  for (const name of values.keys()) {
    if (has(name)) {
      note(name);
    }
  }
  sheet.walkDecls(({prop, value}) => {
    if (!prop.startsWith('--')) {
      note(value);
    }
  });
  sheet.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) {
      declaration.remove();
    }
  });
}

/**
 * The rules of a sheet that can match something.
 * @param has whether there is such a simple selector, or something besides the sheet that reads such a custom property (`--name`)
 * @returns a new sheet
 */
export function removeUnused(sheet: Root, has: (name: string) => boolean): Root {
  const used = sheet.clone();
  keepSelectors(used, (selector) => isMet(requirementsOf(selector), has));
  removeUnusedProperties(used, has);
  tidy(used);
  return used;
}
