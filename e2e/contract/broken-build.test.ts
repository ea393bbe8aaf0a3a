import {appendFileSync, readFileSync} from 'node:fs';
import {afterAll, expect, it} from 'vitest';
import {BUILD_TIMEOUT, ProjectCopy} from '../support/projectCopy';

// Front matter that cannot be read ends a build in the same way: src/manual/stopOnWriterErrors.test.ts.

const site = new ProjectCopy();
afterAll(() => site.remove());

/** Adds a paragraph at the end of a page of the manual. @returns the line that it stands on, as messages name it */
function write(page: string, paragraph: string): string {
  const file = `docs/${page}/index.mdx`;
  appendFileSync(site.path(file), `\n${paragraph}\n`);
  return `${file}:${readFileSync(site.path(file), 'utf8').trimEnd().split('\n').length}: `;
}

it('the build fails with one message for each fault of a page', {timeout: BUILD_TIMEOUT}, async () => {
  const faults = {
    [write('orders', '[Un enlace](/docs/no-existe).')]: 'un enlace a "/docs/no-existe"',
    [write('faq', '[Un enlace](../help/index.mdx#no-existe).')]: 'un enlace a "../help/index.mdx#no-existe"',
    [write('help', '[Un enlace](./no-existe.mdx).')]: 'un enlace a "./no-existe.mdx"',
    [write('checkout', '![Una imagen](./no-existe.png)')]: 'la imagen "./no-existe.png"',
    [write('profile', '<Pasos />')]: '<Pasos>',
    [write('password', '<Steps>')]: '<Steps> sin cerrar',
    [write('signup', '{contacts.no.existe}')]: 'la clave "contacts.no.existe"',
    [write('promotions', '{app.name +}')]: 'una página que no se puede leer',
  };
  const {code, output} = await site.build('--locale', 'es');
  // One message for each location, in both languages, and no stack.
  const messages = [...output.matchAll(/^(docs\/\S+:\d+: )se encontró (.+)\n {2}found .+$/gm)];
  expect(Object.fromEntries(messages.map(([, location, found]) => [location, found]))).toEqual(
    Object.fromEntries(Object.entries(faults).map(([location, found]) => [location, expect.stringContaining(found)])),
  );
  expect(messages).toHaveLength(Object.keys(faults).length);
  expect(output).not.toMatch(/^\W*at |Error:|\[ERROR\]/m);
  expect(code).toBe(1);
});
