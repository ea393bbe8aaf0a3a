import process from 'node:process';

/** Runs a command. What it throws is printed as its message alone, and makes the exit code 1. */
export async function runCommand(main: () => unknown): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
