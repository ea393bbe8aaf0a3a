/** The size of a card, which apps show whole: 1.91 to 1. */
export const CARD = {width: 1200, height: 630} as const;

/** Around its panel. */
export const MARGIN = 28;
