import {execFileSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {puppeteerTab, type PuppeteerBrowser} from './puppeteer';
import type {Engine} from './tab';

const packages = createRequire(__filename);
const cache = join(__dirname, '..', '..', '.cache', 'browsers');

/** The flags with which these builds, made for a function service without a GPU or a sandbox, run anywhere. */
const FLAGS = [
  '--headless',
  '--single-process',
  '--no-zygote',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** The folder `bin` of a package, which names no entry for it. */
const binOf = (name: string) => join(packages.resolve(`${name}/package.json`), '..', 'bin');

/**
 * Unpacks the program of a package and its libraries, once.
 * @returns the folder in which they are
 */
function unpack(name: string): string {
  const folder = join(cache, name.replace('/', '-'));
  if (existsSync(folder)) {
    return folder;
  }
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, {recursive: true});
  const decompress = (file: string) => brotliDecompressSync(readFileSync(join(binOf(name), file)));
  writeFileSync(join(partial, 'chromium'), decompress('chromium.br'));
  chmodSync(join(partial, 'chromium'), 0o755);
  for (const archive of ['aws.tar.br', 'swiftshader.tar.br']) {
    execFileSync('tar', ['-x', '-C', partial], {input: decompress(archive)});
  }
  // Up to 92 the software renderer is looked for in this folder. Without it the thread for graphics reports its failure without
  // end, now and then so fast that nothing else of the process runs.
  symlinkSync('.', join(partial, 'swiftshader'));
  try {
    renameSync(partial, folder);
  } catch {
    // Another worker was faster.
    rmSync(partial, {recursive: true});
  }
  return folder;
}

type Browser = PuppeteerBrowser & {process: () => {kill: (signal: 'SIGKILL') => void}};
type Puppeteer = {launch: (options: object) => Promise<Browser>};

/** Starts a browser; a second time when the first attempt prints nothing, which the oldest builds do now and then. */
async function start(folder: string, letters = 16): Promise<Browser> {
  const puppeteer = packages('puppeteer-core-2') as Puppeteer;
  const launch = () =>
    puppeteer.launch({
      executablePath: join(folder, 'chromium'),
      args: [...FLAGS, `--blink-settings=defaultFontSize=${letters}`],
      timeout: 20_000,
      env: {...process.env, LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: '/etc/fonts'},
    });
  return launch().catch(launch);
}

/**
 * A Chromium of earlier years from a package of the registry, for x86-64 Linux.
 * @param name the package, with the folder `bin` of `chrome-aws-lambda` and its successors
 */
export function chromium(version: number, name: string): Engine {
  // Here and not in the first test, whose time it would take.
  const folder = unpack(name);
  return {
    name: `Chromium ${version}`,
    promise: version < 92 ? 'readable' : 'complete',
    hasWorker: version > 102,
    launch: async (view) => {
      const browser = await start(folder, view.letters);
      // One that has stopped does not close.
      const close = async () => {
        browser.process().kill('SIGKILL');
      };
      return {...(await puppeteerTab(browser, view)), close};
    },
  };
}

/** Whether the packages of this folder are installed and made for this machine. */
export const canRunPackages =
  process.platform === 'linux' &&
  process.arch === 'x64' &&
  existsSync(join(dirname(__filename), 'node_modules', 'puppeteer-core-2'));
