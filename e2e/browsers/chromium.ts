import {execFileSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {puppeteerTab, type PuppeteerBrowser} from './puppeteer';
import type {Engine} from './tab';

const packages = createRequire(__filename);
const cache = join(__dirname, '..', '..', '.cache', 'browsers');

/** Flags for running these builds anywhere. They were made for a function service without a GPU or a sandbox. */
const FLAGS = [
  '--headless',
  '--single-process',
  '--no-zygote',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/** The folder `bin` of a package. The package does not export it. */
const binOf = (name: string) => join(packages.resolve(`${name}/package.json`), '..', 'bin');

/**
 * Unpacks the program of a package and its libraries, once.
 * @returns the folder that has them
 */
function unpack(name: string): string {
  const folder = join(cache, name.replace('/', '-'));
  if (existsSync(folder)) {
    return folder;
  }
  const partialFolder = `${folder}.${process.pid}`;
  mkdirSync(partialFolder, {recursive: true});
  const decompress = (file: string) => brotliDecompressSync(readFileSync(join(binOf(name), file)));
  writeFileSync(join(partialFolder, 'chromium'), decompress('chromium.br'));
  chmodSync(join(partialFolder, 'chromium'), 0o755);
  for (const archive of ['aws.tar.br', 'swiftshader.tar.br']) {
    execFileSync('tar', ['-x', '-C', partialFolder], {input: decompress(archive)});
  }
  // Versions up to 92 look for the software renderer in this folder. Without it the graphics thread reports its failure endlessly,
  // sometimes so fast that nothing else in the process runs.
  symlinkSync('.', join(partialFolder, 'swiftshader'));
  try {
    renameSync(partialFolder, folder);
  } catch {
    // Another worker has already unpacked it.
    rmSync(partialFolder, {recursive: true});
  }
  return folder;
}

type Browser = PuppeteerBrowser & {process: () => {kill: (signal: 'SIGKILL') => void}};
type Puppeteer = {launch: (options: object) => Promise<Browser>};

/** Starts a browser. Tries again when the first attempt prints nothing, which happens with the oldest builds. */
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
 * An older Chromium from an npm package, for x86-64 Linux.
 * @param name the package, with the folder `bin` of `chrome-aws-lambda` and its successors
 */
export function chromium(version: number, name: string): Engine {
  // Unpacked here, because unpacking would use up the time limit of the first test.
  const folder = unpack(name);
  return {
    name: `Chromium ${version}`,
    promise: version < 92 ? 'readable' : 'complete',
    hasWorker: version > 102,
    launch: async (view) => {
      const browser = await start(folder, view.letters);
      // A crashed browser cannot be closed.
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
