import {readFileSync} from 'node:fs';
import path from 'node:path';

const drawing = readFileSync(path.join(__dirname, 'favicon.svg'), 'utf8').trim();

/**
 * The icon of the tab, written into the page: browsers ask for it before they paint, and on a slow line a request costs more
 * than its 200 bytes do.
 */
export const favicon = `data:image/svg+xml,${drawing.replaceAll('"', "'").replaceAll('#', '%23')}`;
