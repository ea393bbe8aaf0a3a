const DECLARATION = /(?<=[{;])(--[\w-]+):([^;{}]*)/g;
/** Rules that stand in no other block, minified: `selector{declarations}`. */
const ROOT_RULE = /(?<=^|[};]):root(?:,\[data-theme=dark\])?\{([^{}]*)\}/g;

type Values = Map<string, string>;

function nestingAt(css: string, index: number): number {
  const before = css.slice(0, index);
  return before.split('{').length - before.split('}').length;
}

/** Custom properties with one value for the whole site: declared once, on the root, under no condition. */
function constantsOf(css: string, keep: Set<string>): Values {
  const counts = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(DECLARATION)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const constants: Values = new Map();
  for (const rule of css.matchAll(ROOT_RULE)) {
    if (nestingAt(css, rule.index) === 0) {
      for (const [, name = '', value = ''] of `{${rule[1]}`.matchAll(DECLARATION)) {
        if (counts.get(name) === 1 && !keep.has(name) && !value.includes('var(')) {
          constants.set(name, value);
        }
      }
    }
  }
  return constants;
}

/** A use of a custom property and the character behind it: minified sheets have no space there, as a parenthesis ends a value. */
const USE = /var\((--[\w-]+)(?:,[^()]*)?\)(?=(.?))/g;
const ENDS_A_VALUE = /[\s;,)}/]|^$/;

function substitute(css: string, constants: Values): string {
  return css
    .replace(DECLARATION, (declaration, name: string) => (constants.has(name) ? '' : declaration))
    .replace(USE, (use, name: string, next: string) => {
      const value = constants.get(name);
      return value === undefined ? use : value + (ENDS_A_VALUE.test(next) ? '' : ' ');
    })
    .replace(/(?<=[{;]);+/g, '');
}

/**
 * Writes the values of constants where they are used. Sources name their measures once (tokens.css); a page need not carry
 * the names.
 * @param css a minified sheet
 * @param keep names that something besides the sheet reads or sets
 */
export function foldConstants(css: string, keep: Set<string>): string {
  const constants = constantsOf(css, keep);
  return constants.size ? foldConstants(substitute(css, constants), keep) : css;
}
