/** A service that serves the font of the site: one variable family, all weights. */
export interface FontProvider {
  /** As the page on privacy calls it. */
  name: string;
  stylesheet: string;
  /** Where the files are that the stylesheet names. */
  fileOrigin: string;
}

export const googleFonts: FontProvider = {
  name: 'Google Fonts',
  stylesheet: 'https://fonts.googleapis.com/css2?family=Atkinson+Hyperlegible+Next:wght@400..800&display=optional',
  fileOrigin: 'https://fonts.gstatic.com',
};

/**
 * Who serves the font: a provider, or `undefined` for this site itself (ownFont.ts). The content security policy and the page
 * on privacy follow.
 * @alias
 */
export const fontProvider: FontProvider | undefined = {...googleFonts};

/** The sources that a content security policy must admit for the font, besides the site's own stylesheets. */
export function fontSources(provider: FontProvider | undefined): {style: string[]; font: string[]} {
  return provider
    ? {style: [new URL(provider.stylesheet).origin], font: [provider.fileOrigin]}
    : {style: [], font: ["'self'"]};
}
