import type {BuildContext} from './page/buildContext';
import {WriterErrors} from './writer-errors/writerError';

/** The part of a compiler of Rspack or webpack that is used here. */
interface Compiler {
  readonly hooks: {readonly done: {tap(name: string, callback: () => void): void}};
}

/**
 * A plugin of the bundler that ends a build with the errors of all pages, each once, and nothing else. It ends the process itself:
 * Docusaurus prints an error of the bundler twice, for the browser and for the server, each with the stacks of loaders and commands.
 */
export function stopOnWriterErrors(build: Pick<BuildContext, 'errors'>) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.done.tap('StopOnWriterErrors', () => {
        const errors = build.errors();
        if (errors.length === 0) return;
        console.error(`\n${new WriterErrors(errors).message}\n`);
        process.exit(1);
      });
    },
  };
}
