/** The font provider's stylesheet: one variable family, all weights. The policy in hosting/ allows its two hosts. */
export const fontSheet =
  'https://fonts.googleapis.com/css2?family=Atkinson+Hyperlegible+Next:wght@400..800&display=swap';
