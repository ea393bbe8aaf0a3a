import {execFile} from 'node:child_process';
import {expect, it} from 'vitest';
import {buildFolder, htmlFiles} from '../support/build';
import {describeUnless} from '../support/programs';
import {works} from '../../scripts/setup/find-browser.cjs';
import {localeOf, sourceLocale} from '../support/routes';

/** The Nu HTML checker, which the W3C validator uses. It needs Java. */
const checker = require.resolve('vnu-jar/build/dist/vnu.jar');

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  url: string;
  message: string;
  extract?: string;
}

/** Valid CSS that its CSS validator (26.9.27) does not support yet: recent properties, and a gradient with one colour. */
const newerCss = [
  /“(?:animation-range|animation-timeline|view-timeline(?:-inset)?|timeline-scope|line-clamp)”: Property .+ doesn't exist/,
  /^Bad value “var\(--cap, round\)” for attribute “stroke-linecap” on element “path”\.$/,
  /^CSS: “background”: too few values for the property “linear-gradient”\.$/,
];

/** Checks all pages in one run. The checker writes its report to stderr, and its exit code is not 0 when there are errors. */
async function check(files: string[]): Promise<Message[]> {
  const report = await new Promise<string>((resolve) => {
    execFile(
      'java',
      // In one short run, optimized code costs more than it saves. Code without optimization needs a larger stack.
      ['-XX:TieredStopAtLevel=1', '-Xss8m', '-jar', checker, '--format', 'json', '--errors-only', ...files],
      {cwd: buildFolder, maxBuffer: 2 ** 28},
      (_error, _stdout, stderr) => resolve(stderr),
    );
  });
  return (JSON.parse(report) as {messages: Message[]}).messages;
}

// Some systems have a stub that only proposes to install Java.
describeUnless(works('java', ['-version']) ? [] : ['java'], 'every page, by the Nu HTML checker', () => {
  it('is HTML without an error', {timeout: 180_000}, async () => {
    // Translations differ only in words: `check:content` checks that they have the same headings, parts and ids.
    const pages = htmlFiles().filter((file) => localeOf(`/${file}`) === sourceLocale);
    const errors = (await check(pages)).filter(({message}) => !newerCss.some((pattern) => pattern.test(message)));
    expect(errors.map(({url, message, extract}) => `${url}: ${message} ${extract ?? ''}`)).toEqual([]);
  });
});
