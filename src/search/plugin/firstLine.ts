/** A shorter sentence is no answer yet ("Sí."): the next one is added to it. */
const MIN_LENGTH = 25;
/** The first answer shows its whole sentence; a longer one is a list of things. */
const MAX_LENGTH = 200;

/** The word that the limit cuts, and the short ones before it: prepositions, articles. */
const CUT = /(?:[\s,;:]+\S{1,3})*[\s,;:]+\S*$/;

/** The first sentence of an answer, shortened at a word. */
export function firstLine(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+/);
  let line = '';
  for (const sentence of sentences) {
    if (line.length >= MIN_LENGTH) break;
    line = line === '' ? sentence : `${line} ${sentence}`;
  }
  return line.length <= MAX_LENGTH ? line : `${line.slice(0, MAX_LENGTH).replace(CUT, '')} …`;
}
