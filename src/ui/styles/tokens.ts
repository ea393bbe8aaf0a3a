import postcss, {type AtRule} from 'postcss';
import valueParser from 'postcss-value-parser';

/** Custom properties by their names, as they are written. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * The custom properties that rules with a selector declare.
 * @param media the media query around the rules; without it, rules outside of any condition
 */
export function readTokens(css: string, selector = ':root', media?: string): Tokens {
  const tokens = new Map<string, string>();
  postcss.parse(css).walkRules((rule) => {
    const condition = rule.parent?.type === 'atrule' ? (rule.parent as AtRule).params : undefined;
    if (condition === media && rule.selectors.includes(selector)) {
      rule.walkDecls(/^--/, ({prop, value}) => void tokens.set(prop, value.trim()));
    }
  });
  return tokens;
}

/** The reference that a value consists of: `var(--name)` or `var(--name, fallback)`. Undefined for any other value. */
export function asReference(value: string): {name: string; fallback?: string} | undefined {
  const [node, ...others] = valueParser(value).nodes;
  if (node?.type !== 'function' || node.value !== 'var' || others.length > 0) return undefined;
  const [name, comma, ...fallback] = node.nodes;
  return {name: name?.value ?? '', ...(comma && {fallback: valueParser.stringify(fallback)})};
}

/**
 * The value of a token, with references followed to the end.
 * @throws when the token, or one that it refers to, does not exist
 */
export function resolveToken(tokens: Tokens, token: string): string {
  const value = tokens.get(token);
  if (value === undefined) throw new Error(`src/ui/styles/tokens.css has no ${token}.`);
  const reference = asReference(value);
  return reference ? resolveToken(tokens, reference.name) : value;
}
