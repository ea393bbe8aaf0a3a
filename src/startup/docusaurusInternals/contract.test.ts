import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';
import {describe, expect, it} from 'vitest';
import {template} from '../htmlTemplate';
import {PAGE_ASSETS_ID} from '../inline/settings';
import {packageFiles, resolvePackageFile, restyledComponents, stylesheetOf} from './packageFiles';
import {knownVersion} from './version';

// What this site expects of Docusaurus beyond its public API, besides the texts of contracts.test.ts. README.md has the reasons.

const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolvePackageFile(file), 'utf8');

/** The message of `expect`, for the upgrade of Docusaurus. */
const changed = (file: string, expected: string, lookAt: string) =>
  `${file} was expected to ${expected}, as in Docusaurus ${knownVersion}. Compare the installed file, then look at ${lookAt}.`;

describe('the version', () => {
  it.each(['core', 'theme-common', 'theme-classic', 'plugin-content-docs'])(
    'of @docusaurus/%s is the known one',
    (name) => {
      const {version} = JSON.parse(read(`@docusaurus/${name}/package.json`)) as {version: string};
      expect(
        version,
        `@docusaurus/${name} ${version} is installed, and src/startup/docusaurusInternals knows ${knownVersion}. Make the other tests of this file hold, compare what README.md names, then raise version.ts.`,
      ).toBe(knownVersion);
    },
  );
});

const classNames = (file: string): string[] => {
  const names = new Set<string>();
  postcss.parse(readFileSync(file, 'utf8')).walkRules(({selectors}) => {
    selectorParser((root) => root.walkClasses(({value}) => void names.add(value))).processSync(selectors.join());
  });
  return [...names].sort();
};

describe('the stylesheets of the theme', () => {
  it.each(restyledComponents)('include the one of %s', (component) => {
    expect(classNames(stylesheetOf(component))).not.toEqual([]);
  });

  it.each(Object.values(packageFiles))('and the other files that are replaced include %s', (file) => {
    expect(path.isAbsolute(resolvePackageFile(file))).toBe(true);
  });

  it('report a missing file, and where it is named', () => {
    expect(() => stylesheetOf('NoSuchComponent')).toThrow(
      /Docusaurus 3\.10\.2 has the file .*NoSuchComponent\/styles\.module\.css, .*docusaurusInternals/,
    );
  });
});

type RenderTemplate = (input: object) => string;

describe('the template of a page', () => {
  it('gets everything that the template of this site prints', async () => {
    const ssg = require('@docusaurus/core/lib/ssg/ssgTemplate') as {
      compileSSGTemplate: (source: string) => Promise<unknown>;
      renderSSGTemplate: RenderTemplate;
    };
    const internal = {
      htmlAttributes: 'lang="es"',
      bodyAttributes: 'class="b"',
      title: '<title>T</title>',
      meta: '<meta name="m">',
      link: '',
      script: '',
    };
    const input = {
      ssgTemplate: await ssg.compileSSGTemplate(template),
      params: {
        baseUrl: '/en/',
        headTags: '<script>head</script>',
        preBodyTags: '<i>before</i>',
        postBodyTags: '<i>after</i>',
        manifest: {
          entrypoints: ['main'],
          origins: {main: [1]},
          assets: {1: {js: [{file: 'main.js'}], css: [{file: 's.css'}]}},
        },
        noIndex: false,
        DOCUSAURUS_VERSION: knownVersion,
      },
      result: {html: '<p>app</p>', collectedData: {modules: [], metadata: {internal}}},
    };
    let html = '';
    try {
      html = ssg.renderSSGTemplate(input);
    } catch (cause) {
      const message = changed('lib/ssg/ssgTemplate.js', 'give the template its variables', 'htmlTemplate.ts');
      throw new Error(`${message} It failed with: ${String(cause)}`, {cause});
    }
    const expected = [
      '<html lang="es">',
      '<title>T</title><meta name="m">',
      '<script>head</script>',
      '<link rel="stylesheet" href="/en/s.css">',
      `id="${PAGE_ASSETS_ID}" data-scripts="/en/main.js"`,
      '<body class="b">',
      '<div id="__docusaurus"><p>app</p></div>',
      '<i>after</i>',
    ];
    for (const text of expected) {
      expect
        .soft(html, changed('lib/ssg/ssgTemplate.js', `give what makes \`${text}\``, 'htmlTemplate.ts'))
        .toContain(text);
    }
  });
});
