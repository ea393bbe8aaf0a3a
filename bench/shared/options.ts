/**
 * The whole number that an option of the command line gives.
 * @throws when it is no whole number above zero
 */
export function numberOption(option: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) {
    throw new Error(`${option}: expected a whole number above 0, found "${value}".`);
  }
  return Number(value);
}

/**
 * The choices that an option names, separated by commas; all choices without the option.
 * @throws with what there is when a name is unknown
 */
export function choiceOption<Name extends string>(
  name: string,
  value: string | undefined,
  all: readonly Name[],
): readonly Name[] {
  const wanted = value?.split(',') ?? all;
  return wanted.map((word) => {
    const found = all.find((candidate) => candidate === word);
    if (found === undefined) {
      throw new Error(`--${name}: expected some of ${all.join(', ')}, found "${word}".`);
    }
    return found;
  });
}
