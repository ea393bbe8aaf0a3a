import {appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {capture} from '../../scripts/setup/run.mjs';

const root = join(__dirname, '..', '..');
const notCopied = ['.cache', '.docusaurus', '.git', 'build', 'e2e', 'node_modules', 'test-results'];
const longestBuild = 300_000;

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'broken-site-'));
  for (const name of readdirSync(root).filter((entry) => !notCopied.includes(entry))) {
    cpSync(join(root, name), join(site, name), {recursive: true});
  }
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
});

afterEach(() => {
  rmSync(site, {recursive: true});
});

/** Builds the Spanish site of the copy, not minified to be quick. Its bundler must not share a cache with the real site. */
function build(): Promise<{code: number; output: string}> {
  const cli = join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const env = {...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', FORCE_COLOR: '0'};
  return capture(process.execPath, [cli, 'build', '--locale', 'es', '--no-minify'], {cwd: site, env});
}

/** Adds a paragraph at the end of the page about orders. */
function write(paragraph: string): void {
  appendFileSync(join(site, 'docs', 'orders', 'index.mdx'), `\n${paragraph}\n`);
}

describe('the build fails, and names the place, for', () => {
  it('a link to a page that is not there', {timeout: longestBuild}, async () => {
    write('[Un enlace](/docs/no-existe).');
    const {code, output} = await build();
    expect(output).toMatch(/broken links[\s\S]*\/docs\/orders\/[\s\S]*\/docs\/no-existe/);
    expect(code).toBe(1);
  });

  it('a link to an anchor that is not there', {timeout: longestBuild}, async () => {
    write('[Un enlace](/docs/help/#no-existe).');
    const {code, output} = await build();
    expect(output).toMatch(/broken anchors[\s\S]*\/docs\/orders\/[\s\S]*#no-existe/);
    expect(code).toBe(1);
  });

  it('a link to a Markdown file that is not there', {timeout: longestBuild}, async () => {
    write('[Un enlace](./no-existe.mdx).');
    const {code, output} = await build();
    expect(output).toMatch(/no-existe\.mdx[\s\S]*docs\/orders\/index\.mdx/);
    expect(code).toBe(1);
  });

  it('an image that is not there', {timeout: longestBuild}, async () => {
    write('![Una imagen](./no-existe.png)');
    const {code, output} = await build();
    expect(output).toMatch(/no-existe\.png[\s\S]*docs\/orders\/index\.mdx/);
    expect(code).toBe(1);
  });

  it('two pages at one address', {timeout: longestBuild}, async () => {
    writeFileSync(join(site, 'src', 'pages', 'blog.tsx'), 'export default () => <main>Otra</main>;\n');
    const {code, output} = await build();
    expect(output).toMatch(/duplicate routes[\s\S]*\/blog/i);
    expect(code).toBe(1);
  });
});
