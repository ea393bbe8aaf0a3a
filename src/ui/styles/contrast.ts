/** A colour as red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number];

function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) {
    throw new Error(
      `"${hex}" is no colour of the form #rrggbb. Write tokens in that form, so that their contrast can be computed.`,
    );
  }
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21, after WCAG 2.2, "relative luminance" and "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The custom properties of one selector in a stylesheet, with `var(--...)` followed to the end. */
export function tokensOf(css: string, selectors: readonly string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const name = selector.replace(/\/\*[\s\S]*?\*\//g, '').trim();
    if (selectors.includes(name)) {
      for (const [, property = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
        tokens.set(property, value.trim());
      }
    }
  }
  return tokens;
}

/**
 * The colour that a token ends in.
 * @throws when the token, or one that it names, does not exist.
 */
export function colourOf(tokens: ReadonlyMap<string, string>, token: string): string {
  const value = tokens.get(token);
  if (value === undefined) {
    throw new Error(`src/ui/styles/tokens.css has no ${token}.`);
  }
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : colourOf(tokens, reference);
}
