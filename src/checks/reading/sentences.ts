/** Cuts a text into sentences, at a full stop, a question or exclamation mark or an ellipsis before a new beginning. */
export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…][)"»”]*) (?=[¿¡(«“"]*[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** The words of a text, without numbers and signs, whose syllables no formula defines. */
export function wordsOf(text: string): string[] {
  return text.match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
}
