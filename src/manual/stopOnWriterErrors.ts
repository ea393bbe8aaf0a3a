import process from 'node:process';
import {WriterErrors, type WriterError} from '../writer-errors/writerError';

/**
 * Ends a build that has errors of writers, before the bundler starts. It ends the process itself, because Docusaurus would print the
 * errors with the stacks of loaders and commands.
 * @param find returns the errors; WriterErrors that it throws count too
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

/** The errors of a page in the message of Docusaurus' loader: each has its file and line, and the stacks follow. */
const pageErrors = /MDX compilation failed[^]*?Cause: ([^]*?)\n[\s│]*Details:/;

/** Where the next message begins. */
const nextMessage = /\n\s*(?=\S+:\d+: )/;

/** The parts of Rspack and webpack that are used here. */
interface Compiler {
  hooks: {afterCompile: {tap(name: string, callback: (compilation: {errors: Error[]}) => void): void}};
}

/** A plugin of the bundler. It shows each error of a page separately in the overlay of the development server, as the check prints it. */
export const shortenErrors = {
  apply({hooks}: Compiler): void {
    hooks.afterCompile.tap('ShortenErrors', (compilation) => {
      const errors = compilation.errors.flatMap((error) => {
        const text = pageErrors.exec(error.message)?.[1]?.replaceAll(/\n[\s│]*/g, '\n  ');
        return text?.split(nextMessage).map((each) => Object.assign(new Error(each), {stack: ''})) ?? error;
      });
      // A post is compiled for its page and for the list.
      compilation.errors = [...new Map(errors.map((error) => [error.message, error])).values()];
    });
  },
};

/**
 * The filter of the overlay, which lets all errors through. It runs in the browser: it strips the bundler's box characters from a message,
 * and gives the overlay the line, which a click on the heading then opens in the editor. The overlay itself knows only the loader.
 */
export function linkToEditor(error: {message: string}): boolean {
  const message = error.message.replace(/^ *[×│] /gm, '');
  const place = /^\S+:\d+(?=: )/.exec(message)?.[0];
  if (place) Object.assign(error, {message, file: place, loc: '(clic: abrir / click: open)', moduleIdentifier: place});
  return true;
}
