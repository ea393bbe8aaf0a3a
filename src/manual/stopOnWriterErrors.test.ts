import {afterEach, describe, expect, it, vi} from 'vitest';
import {createBuildContext, type BuildContext} from './page/buildContext';
import {stopOnFrontMatterErrors, stopOnWriterErrors} from './stopOnWriterErrors';
import {WriterErrors} from './writer-errors/writerError';
import {writerMessage} from './writer-errors/message';

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => vi.clearAllMocks());

/** Ends a compilation, and gives what was printed. */
function compileWith(build: BuildContext, ...messages: string[]): string {
  const stats = {compilation: {errors: messages.map((message) => ({message}))}};
  stopOnWriterErrors('/site', build).apply({hooks: {done: {tap: (_, callback) => callback(stats)}}});
  return print.mock.calls.join('\n');
}

/** The message of Docusaurus' loader for a page that does not compile. */
const failed = (cause: string) =>
  `  × Error: MDX compilation failed for file "/site/docs/a.mdx"\n  │ Cause: ${cause}\n  │   "line": 7,\n  │     at compileToJSX`;

const fail = (build: BuildContext) => {
  const brokenLink = {file: 'docs/a.mdx', line: 3, message: writerMessage('brokenLink', {url: './b.mdx'})};
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

  it('prints a page that is no MDX, with its line', () => {
    const build = createBuildContext();
    expect(compileWith(build, failed('Expected a closing tag for `<Steps>` (9:1-9:8)'))).toMatch(
      /a\.mdx:9: .*<Steps> sin cerrar/,
    );
    expect(compileWith(build, failed('Could not parse expression with acorn'))).toMatch(
      /a\.mdx:7: .*\(Could not parse/,
    );
    expect(print.mock.calls.join()).not.toMatch(/^\s+at |│/m);
  });

  it('does not report errors of writers as invalid MDX', () => {
    const build = createBuildContext();
    fail(build);
    expect(compileWith(build, failed('docs/a.mdx:3: se encontró'))).not.toMatch(/no se puede leer/);
  });

  it('does not fail with the errors of another language', () => {
    const build = createBuildContext();
    fail(build);
    build.set({locale: 'en', baseUrl: '/en/', siteUrl: 'https://x.example/'});
    expect(compileWith(build)).toBe('');
    expect(exit).not.toHaveBeenCalled();
  });
});

describe('a page whose front matter has errors', () => {
  const error = new WriterErrors([{file: 'docs/a.mdx', line: 2, message: writerMessage('unreadableFrontMatter')}]);
  const parse = () =>
    stopOnFrontMatterErrors(() => Promise.reject(error))({
      filePath: '/site/docs/a.mdx',
      fileContent: '',
      defaultParseFrontMatter: () => Promise.reject(error),
    });
  afterEach(() => vi.unstubAllEnvs());

  it('leaves the development server running', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    await expect(parse()).rejects.toBe(error);
    expect(exit).not.toHaveBeenCalled();
  });
});
