import type {Node} from '@takumi-rs/core';
import type {CardContent} from './content';
import type {Design} from './design';
import {box, CARD, drawPanel, fieldOf, MARGIN, picture, text} from './parts';
import {drawTimeline} from './timeline';

const PANEL_HEIGHT = 404;

/** Sizes of titles, the largest first, with the most lines that fit into the panel. */
export const TITLES: readonly {size: number; lines: number}[] = [
  {size: 156, lines: 1},
  {size: 138, lines: 1},
  {size: 120, lines: 2},
  {size: 104, lines: 2},
  {size: 92, lines: 2},
  {size: 80, lines: 3},
  {size: 70, lines: 3},
  {size: 60, lines: 4},
];
/** A title that is longer still ends in an ellipsis. */
export const SMALLEST_TITLE = {size: 48, lines: 5};
export const TITLE_LINE_HEIGHT = 1.02;

/** The pictogram of the home page: the sign of the brand. */
const BRAND = 'brand';

const isHome = ({icon}: CardContent) => icon === BRAND;

/** Words that belong to the next one, as patterns: no line of a title ends on one of them. */
const tiedWords = {
  es: 'y|o|a|el|la|los|las|una?|de|en|tus?|va',
  en: 'an?|the|to|of|your',
};
const TIED = new RegExp(`(?<=^|[\\s\\u00A0])(\\d+|${Object.values(tiedWords).join('|')}) (?=\\S)`, 'giu');

/** A title whose lines break where a reader would pause. */
export const addNonBreakingSpaces = (title: string): string => title.replace(TIED, '$1\u00A0');

/** The title at a size: it is measured alone before the card is drawn. */
export const titleBlock = (content: CardContent, size: number): Node =>
  text(
    {
      width: isHome(content) ? 812 : 1062,
      fontSize: size,
      fontWeight: 800,
      lineHeight: TITLE_LINE_HEIGHT,
      letterSpacing: '-0.025em',
      // Balanced lines that are cut off end too early.
      ...(size > SMALLEST_TITLE.size
        ? {textWrap: 'balance'}
        : {lineClamp: SMALLEST_TITLE.lines, textOverflow: 'ellipsis'}),
    },
    // The sign beside it is the opening mark.
    addNonBreakingSpaces(isHome(content) ? content.title.replace(/^¿/, '') : content.title),
  );

/** Where the page belongs, and whose it is. */
function header({section, site, icon}: CardContent, {pictogram}: Design): Node {
  return box(
    {alignItems: 'center', height: 78, fontSize: 40, fontWeight: 700},
    picture(pictogram(icon, '#fff'), 78),
    section ? text({marginLeft: 24}, section) : undefined,
    box(
      {marginLeft: 'auto', alignItems: 'center', fontSize: 36},
      picture(pictogram(BRAND, '#fff'), 46, {marginRight: 10}),
      text({}, site),
    ),
  );
}

/** The question that opens the home page, beside the sign: the opening mark of Spanish, turned round in other languages. */
function question(content: CardContent, size: number, {pictogram}: Design): Node {
  const turned = content.language === 'es' ? {} : {transform: 'rotate(180deg)'};
  return box(
    {alignItems: 'center', flexGrow: 1},
    picture(pictogram(BRAND, '#fff'), 300, {margin: '0 -20px 0 -30px', ...turned}),
    box(
      {flexDirection: 'column'},
      text({marginBottom: 16, fontSize: 40, fontWeight: 700}, content.site),
      titleBlock(content, size),
    ),
  );
}

/** The card of a page, with its title at a size. */
export function card(content: CardContent, size: number, design: Design): Node {
  const {timeline, topic} = content;
  const field = fieldOf(topic, design);
  const panel = drawPanel(
    {width: CARD.width - 2 * MARGIN, height: PANEL_HEIGHT, backgroundColor: field},
    {edge: 12, outline: 4, radius: 16},
    box(
      {flexGrow: 1, flexDirection: 'column', justifyContent: 'space-between', padding: '18px 24px 20px'},
      ...(isHome(content) ? [question(content, size, design)] : [header(content, design), titleBlock(content, size)]),
    ),
  );
  return box(
    {...CARD, flexDirection: 'column', backgroundColor: design.color('paper')},
    box({padding: `${MARGIN}px ${MARGIN}px 0`}, panel),
    timeline ? box({flexGrow: 1, alignItems: 'center'}, drawTimeline(timeline, field, design)) : undefined,
  );
}
