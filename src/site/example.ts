/** The mark at the end of a value that the company will replace: `18 años (ejemplo)`. */
const mark = / \((?:ejemplo|example)\)$/;

/** A fact without the mark of an example, and the mark with the space before it, where it has one. */
export function readExample(fact: string): {text: string; mark?: string} {
  const found = mark.exec(fact);
  return found ? {text: fact.slice(0, found.index), mark: found[0]} : {text: fact};
}
