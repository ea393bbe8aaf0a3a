import path from 'node:path';
import process from 'node:process';
import type {ParseFrontMatter} from '@docusaurus/types';
import {read} from '../lib/files';
import {fileOf, listPageRefs, relativeFile} from '../site/pages';
import type {BuildContext} from './page/buildContext';
import {explainParseError} from './page/parseError';
import {formatWriterError, WriterErrors, type WriterError} from '../writer-errors/writerError';

/** The part of a compilation of Rspack or webpack that is used here, and of a plugin that follows it. */
interface Compilation<Problem> {
  errors: Problem[];
}
interface Hook<Value> {
  tap(name: string, callback: (value: Value) => void): void;
}

/** Ends the process itself: Docusaurus prints an error with the stacks of loaders and commands, one of the bundler even twice. */
function stop(errors: readonly WriterError[]): void {
  console.error(`\n${new WriterErrors(errors).message}\n`);
  process.exit(1);
}

/** A page that is no MDX, as the error of Docusaurus' loader names it. A page with errors of writers names them in its own error. */
function unreadablePage(siteDir: string, {message}: {message: string}): WriterError[] {
  const [, compiled = '', reason = ''] =
    /MDX compilation failed for file "([^"]+)"[^]*?Cause: (.+)/.exec(message) ?? [];
  const file = relativeFile(path.resolve(compiled), siteDir);
  if (!reason || reason.startsWith(`${file}:`)) return [];
  const line = Number(/"line": (\d+)/.exec(message)?.[1] ?? 1);
  return [explainParseError(file, Object.assign(new Error(reason), {line}), read(compiled))];
}

/** A plugin of the bundler that ends a build with the errors of all pages, each once, and nothing else. */
export function stopOnWriterErrors(siteDir: string, build: Pick<BuildContext, 'errors'>) {
  return {
    apply({hooks}: {hooks: {done: Hook<{compilation: Compilation<{message: string}>}>}}): void {
      hooks.done.tap('StopOnWriterErrors', ({compilation}) => {
        const errors = [...build.errors, ...compilation.errors.flatMap((error) => unreadablePage(siteDir, error))];
        if (errors.length > 0) stop(errors);
      });
    },
  };
}

/** How the errors of a page stand in the message of Docusaurus' loader: each with its file and line, and before the stacks. */
const ofPage = /MDX compilation failed[^]*?Cause: ([^]*?)\n[\s│]*Details:/;

/** Where the next message begins. */
const nextMessage = /\n\s*(?=\S+:\d+: )/;

/** A plugin of the bundler that shows each error of a page in the overlay of the development server by itself, as the check prints it. */
export function shortenErrors(siteDir: string) {
  return {
    apply({hooks}: {hooks: {afterCompile: Hook<Compilation<Error>>}}): void {
      hooks.afterCompile.tap('ShortenErrors', (compilation) => {
        const errors = compilation.errors.flatMap((error) => {
          const [unreadable] = unreadablePage(siteDir, error);
          const text = unreadable
            ? formatWriterError(unreadable)
            : ofPage.exec(error.message)?.[1]?.replaceAll(/\n[\s│]*/g, '\n  ');
          return text?.split(nextMessage).map((each) => Object.assign(new Error(each), {stack: ''})) ?? error;
        });
        // A post is compiled for its page and for the list.
        compilation.errors = [...new Map(errors.map((error) => [error.message, error])).values()];
      });
    },
  };
}

/**
 * Which errors the overlay shows: all. It runs in the browser. There it takes the frame of the bundler off a message, and tells the overlay
 * the line, which a click on the heading then opens in the editor: the overlay itself knows loaders instead, and no line.
 */
export function linkToEditor(error: {message: string}): boolean {
  const message = error.message.replace(/^ *[×│] /gm, '');
  const place = /^\S+:\d+(?=: )/.exec(message)?.[0];
  if (place) Object.assign(error, {message, file: place, loc: '(clic: abrir / click: open)', moduleIdentifier: place});
  return true;
}

/** Ends a build with the errors in the front matter of all pages. The development server goes on. */
export function stopOnFrontMatterErrors(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  const errorsOf = async (params: Parameters<ParseFrontMatter>[0]): Promise<readonly WriterError[]> => {
    try {
      await parse(params);
      return [];
    } catch (error) {
      if (error instanceof WriterErrors) return error.errors;
      throw error;
    }
  };
  return (params) =>
    parse(params).catch(async (error: unknown) => {
      if (error instanceof WriterErrors && process.env.NODE_ENV === 'production') {
        const files = listPageRefs(siteDir).map((ref) => path.join(siteDir, fileOf(ref)));
        const found = files.map((filePath) => errorsOf({...params, filePath, fileContent: read(filePath)}));
        stop((await Promise.all(found)).flat());
      }
      throw error;
    });
}
