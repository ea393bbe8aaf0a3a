import type {CardContent} from './content';
import {type Design, readDesign} from './design';
import {card, SMALLEST_TITLE, TITLE_LINE_HEIGHT, titleBlock, TITLES} from './layout';
import {CARD} from './parts';
import {write} from '../../lib/files';

/** The largest size at which the title fits; the smallest where none does. */
async function titleSize(content: CardContent, {renderer}: Design): Promise<number> {
  for (const {size, lines} of TITLES) {
    const {height} = await renderer.measure(titleBlock(content, size), CARD);
    if (height < size * TITLE_LINE_HEIGHT * (lines + 0.5)) return size;
  }
  return SMALLEST_TITLE.size;
}

/** Draws the card of a page, a PNG. The same content gives the same bytes. */
export const drawCard = async (content: CardContent, design: Design): Promise<Buffer> =>
  design.renderer.render(card(content, await titleSize(content, design), design), CARD);

/**
 * Writes the card of each page.
 * @param cards by the file to write
 */
export async function writeCards(siteDir: string, cards: ReadonlyMap<string, CardContent>): Promise<void> {
  const design = await readDesign(siteDir);
  for (const [file, content] of cards) write(file, await drawCard(content, design));
}
