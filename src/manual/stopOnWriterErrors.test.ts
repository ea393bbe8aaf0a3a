import {afterEach, describe, expect, it, vi} from 'vitest';
import {createBuildContext, type BuildContext} from './page/buildContext';
import {stopOnWriterErrors} from './stopOnWriterErrors';
import {pageErrors} from './writer-errors/messages/pages';

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => vi.clearAllMocks());

/** Ends a compilation, and gives what was printed. */
function compileWith(build: BuildContext): string {
  let done = (): void => undefined;
  stopOnWriterErrors(build).apply({hooks: {done: {tap: (_, callback) => (done = callback)}}});
  done();
  return print.mock.calls.join('\n');
}

const fail = (build: BuildContext) => {
  const brokenLink = {file: 'docs/a.mdx', line: 3, message: pageErrors.brokenLink('./b.mdx', '')};
  expect(() => build.fail([brokenLink])).toThrow('docs/a.mdx:3: ');
};

describe('a build with errors of writers', () => {
  it('prints each error once, though the browser and the server compile the page, and fails', () => {
    const build = createBuildContext();
    fail(build);
    fail(build);
    expect(compileWith(build).match(/docs\/a\.mdx:3/g)).toHaveLength(1);
    expect(exit).toHaveBeenCalledWith(1);
  });

  it('prints no stack', () => {
    const build = createBuildContext();
    fail(build);
    expect(compileWith(build)).not.toMatch(/^\s+at /m);
  });

  it('does not fail with the errors of another language', () => {
    const build = createBuildContext();
    fail(build);
    build.set({locale: 'en', baseUrl: '/en/', origin: 'https://x.example'});
    expect(compileWith(build)).toBe('');
    expect(exit).not.toHaveBeenCalled();
  });
});
