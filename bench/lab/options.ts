const words = process.argv.slice(2);

/** The words of the command line that are no options. */
export const plainWords = words.filter((word) => !word.startsWith('--'));

/** The value of `--name=value`; nothing when it is not there. */
export function option(name: string): string | undefined {
  return words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/**
 * The number behind `--name=`.
 * @throws when it is no whole number above zero
 */
export function numberOption(name: string, otherwise: number): number {
  const value = option(name) ?? String(otherwise);
  if (!/^[1-9]\d*$/.test(value)) {
    throw new Error(`--${name}: expected a whole number above 0, found "${value}".`);
  }
  return Number(value);
}

/**
 * What `--name=a,b` chooses among; everything without it.
 * @throws with what there is when a name is unknown
 */
export function choiceOption<Name extends string>(name: string, all: readonly Name[]): Name[] {
  const wanted = option(name)?.split(',') ?? [...all];
  return wanted.map((word) => {
    const found = all.find((candidate) => candidate === word);
    if (found === undefined) {
      throw new Error(`--${name}: expected some of ${all.join(', ')}, found "${word}".`);
    }
    return found;
  });
}
