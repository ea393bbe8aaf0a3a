/**
 * Parses an option of the command line as a number.
 * @throws when it is not a whole number above zero
 */
export function numberOption(option: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) {
    throw new Error(`${option}: expected a whole number above 0, found "${value}".`);
  }
  return Number(value);
}

/**
 * The comma-separated choices of an option; all choices without the option.
 * @throws with the list of choices when a name is unknown
 */
export function choiceOption<Name extends string>(
  name: string,
  value: string | undefined,
  choices: readonly Name[],
): readonly Name[] {
  const names = value?.split(',') ?? choices;
  return names.map((word) => {
    const choice = choices.find((candidate) => candidate === word);
    if (choice === undefined) {
      throw new Error(`--${name}: expected some of ${choices.join(', ')}, found "${word}".`);
    }
    return choice;
  });
}
