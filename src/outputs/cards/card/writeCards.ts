import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {CardContent} from './content';
import {sprite} from '../../../site/sprite';

/** The cache of cards between builds. A card is named by the hash of its content and of the sources of the drawing. */
export const cardCache = (siteDir: string): string => path.join(siteDir, '.cache', 'link-preview');

/** The files that every card depends on besides its content: the code that draws cards, and the design of the site. */
function designSources(siteDir: string): string[] {
  const drawing = readdirSync(__dirname)
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => path.join(__dirname, name));
  const design = ['src/ui/styles/tokens.css', `static/${sprite}`, 'package-lock.json'];
  return [...drawing, ...design.map((name) => path.join(siteDir, name))].filter((file) => existsSync(file));
}

function hasher(siteDir: string): (content: CardContent) => string {
  const common = createHash('sha256');
  designSources(siteDir).forEach((file) => common.update(readFileSync(file)));
  return (content) => common.copy().update(JSON.stringify(content)).digest('hex').slice(0, 20);
}

type DrawCard = (content: CardContent) => Promise<Buffer>;

async function loadDrawCard(siteDir: string): Promise<DrawCard> {
  const [{drawCard}, {readDesign}] = await Promise.all([import('./draw'), import('./design')]);
  const design = readDesign(siteDir);
  return (content) => drawCard(content, design);
}

/**
 * Writes the card of each page. Cards that were drawn before are copied; the tools that draw are loaded only when they are needed.
 * @param cards by the file to write
 */
export async function writeCards(siteDir: string, cards: ReadonlyMap<string, CardContent>): Promise<void> {
  const folder = cardCache(siteDir);
  const hashOf = hasher(siteDir);
  await fs.mkdir(folder, {recursive: true});
  let draw: DrawCard | undefined;
  for (const [file, content] of cards) {
    const kept = path.join(folder, `${hashOf(content)}.png`);
    if (!existsSync(kept)) {
      draw ??= await loadDrawCard(siteDir);
      // Asynchronous, so that the event loop runs between cards: it frees the pixels, 3 MB each.
      await fs.writeFile(kept, await draw(content));
    }
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.copyFile(kept, file);
  }
}
