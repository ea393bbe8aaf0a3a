import {Resvg} from '@resvg/resvg-js';
import satori from 'satori';
import type {CardContent} from './content';
import type {Design} from './design';
import {card, SMALLEST_TITLE, TITLE_LINE_HEIGHT, titleBlock, TITLES} from './layout';
import {CARD} from './size';

async function titleHeight(content: CardContent, size: number, {fonts}: Design): Promise<number> {
  let height = 0;
  const onNodeDetected = (node: {height: number}) => {
    height ||= node.height;
  };
  // Only measured: outlines of the letters would take as long again.
  await satori(titleBlock(content, size, {textWrap: 'wrap'}), {
    width: CARD.width,
    fonts,
    onNodeDetected,
    embedFont: false,
  });
  return height;
}

/** The largest size at which the title fits; the smallest where none does. */
async function titleSize(content: CardContent, design: Design): Promise<number> {
  for (const {size, lines} of TITLES) {
    if ((await titleHeight(content, size, design)) < size * TITLE_LINE_HEIGHT * (lines + 0.5)) {
      return size;
    }
  }
  return SMALLEST_TITLE.size;
}

/** Draws the card of a page, a PNG. The same content gives the same bytes. */
export async function drawCard(content: CardContent, design: Design): Promise<Buffer> {
  const size = await titleSize(content, design);
  const svg = await satori(card(content, size, design), {...CARD, fonts: design.fonts});
  return new Resvg(svg, {font: {loadSystemFonts: false}}).render().asPng();
}
