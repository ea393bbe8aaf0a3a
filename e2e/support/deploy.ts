import {cpSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join, sep} from 'node:path';
import {mergeReleases, previousDeploy, headersOf, hostingModel, type HostingModel} from '../../hosting';
import {listFiles} from '../../src/lib/files';
import {sha256} from '../../src/lib/hashes';
import {serve, type RunningServer} from '../../scripts/serve';
import {addressIn} from '../../src/outputs/files';
import offlineStrings from '../../i18n/es/offline/strings.json';
import {textsOf} from '../../src/lib/pluginTexts';
import {writeOffline} from '../../src/offline/build';
import {locales, sourceLocale} from './routes';
import {integrityOf} from '../../src/static-first';
import {buildFolder} from './build';
import {folderWith} from './folder';

/** The hash in the name of a script or stylesheet, and in the name of a search file. */
const HASHED_NAME = /\.([\da-f]{64})\.(js|css)$/;
const searchHash = /\.([0-9a-f]{10})\.json$/;

/** The name of a script or stylesheet must match its content, so each version adds a different comment. */
const comment = {js: '\n//', css: '/**/'};

const filesIn = (folder: string) => listFiles(folder).map((file) => join(folder, file));

function renameAll(folder: string): void {
  const files = filesIn(folder).filter((file) => !file.includes(`${sep}offline${sep}`));
  const names = new Map<string, string>();
  const renameIn = (text: string) =>
    text.replace(/[\da-f]{64}|[\da-f]{10}|sha256-[\w+/]{43}=/g, (name) => names.get(name) ?? name);
  // The runtime and the deferred script contain the names of other scripts.
  const hasNames = (file: string) => Number(/runtime|deferred/.test(file));
  for (const file of files.sort((one, other) => hasNames(one) - hasNames(other))) {
    const [, hash, kind] = HASHED_NAME.exec(file) ?? [];
    const [, indexHash] = searchHash.exec(file) ?? [];
    if (hash) {
      const text = renameIn(readFileSync(file, 'utf8')) + comment[kind as 'js' | 'css'];
      writeFileSync(file, text);
      const name = sha256(text, 'hex');
      names.set(hash, name);
      names.set(integrityOf(file), integrityOf(`.${name}.`));
    } else if (indexHash) {
      names.set(indexHash, [...indexHash].reverse().join(''));
    }
  }
  for (const file of files.filter((each) => /\.(?:js|css|html|txt|json)$/.test(each))) {
    if (!HASHED_NAME.test(file)) {
      writeFileSync(file, renameIn(readFileSync(file, 'utf8')));
    }
    renameSync(file, join(file, '..', renameIn(basename(file))));
  }
}

/** Lists the pages again and writes the worker, as the build does at its end. */
function writeWorker(folder: string, isOffered: boolean): void {
  rmSync(join(folder, 'offline'), {recursive: true, force: true});
  for (const locale of locales) {
    const isSource = locale === sourceLocale;
    const outDir = isSource ? folder : join(folder, locale);
    writeOffline({
      siteDir: join(folder, '..'),
      root: folder,
      outDir,
      locale,
      files: filesIn(outDir).filter(
        (file) => !(isSource && locales.slice(1).some((other) => file.startsWith(join(folder, other) + sep))),
      ),
      // The list has all scripts, even if no page uses them.
      addressOf: addressIn(outDir, isSource ? '/' : `/${locale}/`),
      site: {base: '/', locales: [...locales]},
      strings: textsOf(offlineStrings),
      isOffered,
    });
  }
}

/** The headers and redirects that hosts send with the build. Read once, because each site begins with a copy. */
let model: HostingModel | undefined;

/**
 * Serves a separate copy of the build, on which a test can deploy a new version while a page of the old one is open.
 * @param options.hasHeaders false for a host that sends no headers of its own, such as GitHub Pages
 */
export async function serveOwnSite({hasHeaders = true} = {}) {
  const folder = folderWith();
  const [root, nextFolder, oldFolder] = [join(folder, 'live'), join(folder, 'next'), join(folder, 'old')];
  cpSync(buildFolder, root, {recursive: true});
  let version = 0;
  const headersFor = hasHeaders ? (file: string) => headersOf((model ??= hostingModel(buildFolder)), file) : undefined;
  let server: RunningServer | undefined = await serve({root, headersFor, compress: false});
  const {url} = server;
  return {
    url: url.replace(/\/$/, ''),
    root,
    /** Closes all connections, and refuses new ones until `connect` is called. */
    disconnect: async () => {
      await server?.close();
      server = undefined;
    },
    connect: async () => {
      server = await serve({root, headersFor, compress: false, port: Number(new URL(url).port)});
    },
    /**
     * Replaces the site with a version in which all scripts, stylesheets and search files have different names.
     * @param how keeps the hashed files of the old version like `npm run deploy:merge`, or no longer caches pages (src/site/features.ts)
     */
    deploy: async (how?: 'keeps old files' | 'ends workers') => {
      version += 1;
      cpSync(buildFolder, nextFolder, {recursive: true});
      // The names of the files differ in each version.
      for (let times = 0; times < version; times += 1) renameAll(nextFolder);
      writeWorker(nextFolder, how !== 'ends workers');
      if (how === 'keeps old files') {
        await mergeReleases(nextFolder, {previous: await previousDeploy(root), keep: 2});
      }
      rmSync(oldFolder, {recursive: true, force: true});
      renameSync(root, oldFolder);
      renameSync(nextFolder, root);
    },
  };
}
