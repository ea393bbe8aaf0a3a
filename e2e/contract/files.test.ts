import {expect, it} from 'vitest';
import {listFiles} from '../../src/lib/files';
import {NOTICES} from '../../src/outputs/rootFiles/thirdPartyNotices';
import {
  buildFolder,
  fileOf,
  htmlFiles,
  projectFolder,
  readText,
  textsOf,
  scriptsOf,
  searchIndexOf,
  valuesOf,
} from '../support/build';
import {addressOf, locales} from '../support/routes';

const files = listFiles(buildFolder);
const scripts = files.filter((file) => /(?:^|\/)assets\/js\//.test(file));

/**
 * Files whose names never change, each with its reason.
 * - Browsers find the manifest of an installed page again by its address.
 */
const fixedAddresses = new Set(locales.map((locale) => addressOf('/manifest.json', locale)));

/** Docusaurus names the picture of a page `NAME-HASH.png`. */
const hashPattern = /(?:\.(?:[0-9a-f]{8,10}|[0-9a-f]{64})|-[0-9a-f]{32})\.[a-z0-9]+$/;

/** The attributes that make a browser load a file with the page. */
const loading = {
  'script[src], img[src], source[src], video[src], audio[src], iframe[src], embed[src], input[src]': 'src',
  'link:not([rel=canonical], [rel=alternate], [rel=license])[href]': 'href',
  'use[href], image[href]': 'href',
  '#page-assets[data-all-css]': 'data-all-css',
};

/** The addresses of files in a style. */
const urlsInStyle = (css: string) => [...css.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);

/** The files of this site that a page loads. */
function loadedBy(file: string): string[] {
  const addresses = Object.entries(loading).flatMap(([selector, attribute]) => valuesOf(file, selector, attribute));
  const sources = valuesOf(file, '[srcset]', 'srcset').flatMap((each) => each?.split(/,?\s+/) ?? []);
  const styles = textsOf(file, 'style').flatMap(urlsInStyle);
  return [...addresses.map((each) => each ?? ''), ...scriptsOf(file), ...sources, ...styles];
}

/** Files that pages load later: scripts, files in stylesheets, the search. */
const laterFiles = [
  ...scripts.map((file) => `/${file}`),
  ...files.filter((file) => file.endsWith('.css')).flatMap((file) => urlsInStyle(readText(file))),
  ...locales.map((locale) => addressOf('/', locale)).map((home) => `${home}search/${searchIndexOf(fileOf(home))}`),
];

it('every file that a page loads has a hash of its content in its name', () => {
  const addresses = new Set([...htmlFiles().flatMap(loadedBy), ...laterFiles]);
  const siteAddresses = [...addresses]
    .map((address) => address.replace(/#.*/, ''))
    .filter((address) => /^\/(?!\/)/.test(address));
  expect(siteAddresses).not.toEqual([]);
  expect(siteAddresses.filter((address) => !hashPattern.test(address) && !fixedAddresses.has(address))).toEqual([]);
});

it('the icons of an installed page have a hash of their content in their names, too', () => {
  for (const address of fixedAddresses) {
    const {icons} = JSON.parse(readText(address)) as {icons: {src: string}[]};
    expect(icons.map(({src}) => src).filter((src) => !hashPattern.test(src))).toEqual([]);
  }
});

it('the licences of the packages that readers download are published with the pages', () => {
  const text = readText(NOTICES);
  const packages = [...text.matchAll(/^(\S+) \d+\.\d+\.\d\S* \((.+)\)$/gm)].map(([, name]) => name);
  expect(packages).toEqual(
    // The last name is the first of several joined modules, so it has a suffix.
    expect.arrayContaining(['react', 'react-dom', '@docusaurus/core', '@mdx-js/react', 'history']),
  );
  expect(text.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(packages.length / 2);
});

it('no script formats a date or number by locale while a page hydrates: the first formatter takes 150 ms', () => {
  // The deferred script formats the date only when the page is printed.
  const hydrationScripts = scripts.filter((file) => !/\/deferred\.[^/]+$/.test(file));
  expect(hydrationScripts).not.toEqual([]);
  expect(hydrationScripts.filter((file) => /toLocale(?:Date|Time)?String\(/.test(readText(file)))).toEqual([]);
});

it('no built file names the folder of the machine that built the site', () => {
  expect(files).not.toEqual([]);
  expect(files.filter((file) => readText(file).includes(projectFolder))).toEqual([]);
});
