import {copyFileSync, mkdtempSync, readdirSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type {SearchPage} from '../../../src/search';
import {importPackage} from '../../shared/packages';
import {type Engine, SHOWN, sizes} from './engine';

/** The part of Pagefind that is used here to write an index. */
interface Pagefind {
  readonly createIndex: (options: {forceLanguage: string}) => Promise<{index?: PagefindIndex}>;
  readonly close: () => Promise<unknown>;
}
interface PagefindIndex {
  readonly addHTMLFile: (file: {url: string; content: string}) => Promise<unknown>;
  readonly writeFiles: (options: {outputPath: string}) => Promise<unknown>;
}

/** The part of Pagefind's browser code that the bench uses; it has no types of its own. */
interface PagefindInstance {
  readonly search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
}
interface PagefindModule {
  readonly createInstance: (options: {basePath: string; baseUrl: string}) => PagefindInstance;
}

const ORIGIN = 'http://localhost';
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function html({title, sections}: SearchPage, language: string): string {
  const body = sections.map(
    ({heading, id, text}) =>
      `${heading === '' ? '' : `<h2 id="${escape(id)}">${escape(heading)}</h2>`}<p>${escape(text)}</p>`,
  );
  return `<html lang="${language}"><body><main><h1>${escape(title)}</h1>${body.join('')}</main></body></html>`;
}

/** Peak memory of the child processes, on Linux. */
function childMemory(): number {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readFileSync(`/proc/${name}/status`, 'utf8'))
      .filter((status) => new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status))
      .reduce((sum, status) => sum + Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024, 0);
  } catch {
    return 0;
  }
}

/** Just enough of a browser for Pagefind's code; every fetch is counted. */
function pretendBrowser(folder: string, language: string, count: (name: string, content: Buffer) => void): void {
  const location = {origin: ORIGIN, href: `${ORIGIN}/`};
  Object.assign(globalThis, {
    location,
    window: {location},
    document: {currentScript: null, querySelector: () => ({getAttribute: () => language})},
    fetch: (input: string | URL | Request) => {
      const name = (input instanceof Request ? input.url : String(input))
        .replace(/^.*\/pagefind\//, '')
        .replace(/\?.*$/, '');
      const content = readFileSync(join(folder, name));
      count(name, content);
      return Promise.resolve(new Response(content));
    },
  });
}

/** Pagefind as its documentation sets it up, given the built pages. */
export const pagefind: Engine = {
  async build(pages, language) {
    const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
    const {createIndex, close} = (await importPackage('pagefind')) as Pagefind;
    const {index} = await createIndex({forceLanguage: language});
    if (!index) throw new Error('Pagefind did not start.');
    for (const page of pages) await index.addHTMLFile({url: page.url, content: html(page, language)});
    await index.writeFiles({outputPath: folder});
    const otherMemory = childMemory();
    await close();

    const module = join(folder, 'pagefind.mjs');
    copyFileSync(join(folder, 'pagefind.js'), module);
    const {createInstance} = (await import(pathToFileURL(module).href)) as PagefindModule;
    const sizeOf = sizes();
    return {
      otherMemory,
      visit() {
        const traffic = {bytes: sizeOf('library', () => readFileSync(module)), requests: 1};
        pretendBrowser(folder, language, (name, content) => {
          // Pagefind's own files are already compressed.
          traffic.bytes += name.endsWith('.json') ? sizeOf(name, () => content) : content.length;
          traffic.requests++;
        });
        const instance = createInstance({basePath: `${ORIGIN}/pagefind/`, baseUrl: '/'});
        return Promise.resolve({
          traffic,
          async search(query) {
            const {results} = await instance.search(query);
            const data = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()));
            return data.map(({url}) => ({url}));
          },
        });
      },
    };
  },
};
