import {brand} from '../../site/brand';

/** The brand's field and the paper, as in src/ui/styles/tokens.css. */
export const colors = {field: '#2a2aa0', paper: '#fffcf6'} as const;

type Site = {
  title: string;
  language: string;
  /** Where the home page of the language is. */
  home: string;
  /** Where the icons are. */
  root: string;
  icons: readonly {file: string; size: number; purpose: string}[];
};

/** The web app manifest of one language, for readers who add the site to the home screen. */
export function webManifest({title, language, home, root, icons}: Site): string {
  const manifest = {
    name: title,
    short_name: brand.name,
    lang: language,
    dir: 'ltr',
    id: home,
    start_url: home,
    scope: home,
    // A frame with a way back: the pages have none of their own.
    display: 'minimal-ui',
    theme_color: colors.field,
    background_color: colors.paper,
    icons: icons.map(({file, size, purpose}) => ({
      src: root + file,
      type: 'image/png',
      sizes: `${size}x${size}`,
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
