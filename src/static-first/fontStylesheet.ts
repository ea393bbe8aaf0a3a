/** The font provider's stylesheet: one variable family, all weights. */
export const fontStylesheetUrl =
  'https://fonts.googleapis.com/css2?family=Atkinson+Hyperlegible+Next:wght@400..800&display=swap';
