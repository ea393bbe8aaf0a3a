/** A sentence below this many letters is no answer yet ("Sí."): the next one belongs to it. */
const SHORTEST = 25;
/** What fits into two lines of a phone. */
const LONGEST = 72;

/** The word that the limit cuts, and the short ones before it: prepositions, articles. */
const CUT = /(?:[\s,;:]+\S{1,3})*[\s,;:]+\S*$/;

/** The first sentence of an answer, shortened at a word. */
export function firstLine(text: string): string {
  const sentences = text.split(/(?<=[.!?…])\s+/);
  let line = '';
  for (const sentence of sentences) {
    if (line.length >= SHORTEST) break;
    line = line === '' ? sentence : `${line} ${sentence}`;
  }
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST).replace(CUT, '')} …`;
}
