import {appendFileSync, writeFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {longestBuild, ProjectCopy} from '../support/projectCopy';

let site: ProjectCopy;

beforeEach(() => {
  site = new ProjectCopy();
});

afterEach(() => {
  site.remove();
});

const build = () => site.build('--locale', 'es');

/** Adds a paragraph at the end of the page about orders. */
function write(paragraph: string): void {
  appendFileSync(site.path('docs/orders/index.mdx'), `\n${paragraph}\n`);
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
    expect(output).toMatch(/docs\/orders\/index\.mdx:\d+: se encontró .*no-existe\.mdx.*\n {2}found .*no-existe\.mdx/);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('an image that is not there', {timeout: longestBuild}, async () => {
    write('![Una imagen](./no-existe.png)');
    const {code, output} = await build();
    expect(output).toMatch(/docs\/orders\/index\.mdx:\d+: se encontró .*no-existe\.png.*\n {2}found .*no-existe\.png/);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  it('two pages at one address', {timeout: longestBuild}, async () => {
    writeFileSync(site.path('src/pages/blog.tsx'), 'export default () => <main>Otra</main>;\n');
    const {code, output} = await build();
    expect(output).toMatch(/duplicate routes[\s\S]*\/blog/i);
    expect(code).toBe(1);
  });
});
