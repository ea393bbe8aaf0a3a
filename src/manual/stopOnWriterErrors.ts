import path from 'node:path';
import process from 'node:process';
import {read} from '../lib/files';
import {relativeFile} from '../site/pages';
import {explainParseError} from './page/parseError';
import {formatWriterError, WriterErrors, type WriterError} from '../writer-errors/writerError';

/**
 * Ends a build that has errors of writers, before the bundler starts. It ends the process itself: Docusaurus would print them with the
 * stacks of loaders and commands.
 * @param find what is wrong; WriterErrors that it throws count too
 */
export async function stopOnWriterErrors(find: () => Promise<readonly WriterError[]>): Promise<void> {
  const errors = await find().catch((error: unknown) => {
    if (error instanceof WriterErrors) return error.errors;
    throw error;
  });
  if (errors.length === 0) return;
  console.error(`\n${new WriterErrors(errors).message}\n`);
  process.exit(1);
}

/** A page that is no MDX, as the error of Docusaurus' loader names it. A page with errors of writers names them in its own error. */
function unreadablePage(siteDir: string, {message}: Error): WriterError | undefined {
  const [, compiled = '', reason = ''] =
    /MDX compilation failed for file "([^"]+)"[^]*?Cause: (.+)/.exec(message) ?? [];
  const file = relativeFile(path.resolve(compiled), siteDir);
  if (!reason || reason.startsWith(`${file}:`)) return undefined;
  const line = Number(/"line": (\d+)/.exec(message)?.[1] ?? 1);
  return explainParseError(file, Object.assign(new Error(reason), {line}), read(compiled));
}

/** How the errors of a page stand in the message of Docusaurus' loader: each with its file and line, and before the stacks. */
const ofPage = /MDX compilation failed[^]*?Cause: ([^]*?)\n[\s│]*Details:/;

/** Where the next message begins. */
const nextMessage = /\n\s*(?=\S+:\d+: )/;

/** The parts of Rspack and webpack that are used here. */
interface Compiler {
  hooks: {afterCompile: {tap(name: string, callback: (compilation: {errors: Error[]}) => void): void}};
}

/** A plugin of the bundler that shows each error of a page in the overlay of the development server by itself, as the check prints it. */
export const shortenErrors = (siteDir: string) => ({
  apply({hooks}: Compiler): void {
    hooks.afterCompile.tap('ShortenErrors', (compilation) => {
      const errors = compilation.errors.flatMap((error) => {
        const unreadable = unreadablePage(siteDir, error);
        const text = unreadable
          ? formatWriterError(unreadable)
          : ofPage.exec(error.message)?.[1]?.replaceAll(/\n[\s│]*/g, '\n  ');
        return text?.split(nextMessage).map((each) => Object.assign(new Error(each), {stack: ''})) ?? error;
      });
      // A post is compiled for its page and for the list.
      compilation.errors = [...new Map(errors.map((error) => [error.message, error])).values()];
    });
  },
});

/**
 * The filter of the overlay, which admits all errors. It runs in the browser: it strips the bundler's box characters from a message, and
 * tells the overlay the line, which a click on the heading then opens in the editor. The overlay itself knows only the loader.
 */
export function linkToEditor(error: {message: string}): boolean {
  const message = error.message.replace(/^ *[×│] /gm, '');
  const place = /^\S+:\d+(?=: )/.exec(message)?.[0];
  if (place) Object.assign(error, {message, file: place, loc: '(clic: abrir / click: open)', moduleIdentifier: place});
  return true;
}
