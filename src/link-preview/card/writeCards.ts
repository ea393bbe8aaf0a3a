import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {CardContent} from './content';
import {sprite} from '../../site-model/sprite';

/** Where cards are kept between builds, each under the hash of what it was drawn from. */
export const cardCache = (siteDir: string): string => path.join(siteDir, '.cache', 'link-preview');

/** What every card is drawn from besides its content: how cards are drawn, and the design of the site. */
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

type Pen = (content: CardContent) => Promise<Buffer>;

async function loadPen(siteDir: string): Promise<Pen> {
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
  let pen: Pen | undefined;
  for (const [file, content] of cards) {
    const kept = path.join(folder, `${hashOf(content)}.png`);
    if (!existsSync(kept)) {
      pen ??= await loadPen(siteDir);
      await fs.writeFile(kept, await pen(content));
    }
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.copyFile(kept, file);
  }
}
