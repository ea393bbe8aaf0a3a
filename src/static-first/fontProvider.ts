/** The service that the font of the site comes from, as one variable family. The page on privacy names it. */
export const googleFonts = {
  stylesheet: 'https://fonts.googleapis.com/css2?family=Atkinson+Hyperlegible+Next:wght@400..800&display=optional',
  /** What a content security policy must admit: the origin of the stylesheet, and the origin of the files that it names. */
  styleOrigin: 'https://fonts.googleapis.com',
  fileOrigin: 'https://fonts.gstatic.com',
};
