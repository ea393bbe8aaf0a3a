/** A link made of a fact: where it leads, and the words to show. */
export interface FactLink {
  readonly href: string;
  readonly text: string;
}

/** Makes a link of an address, an e-mail or a phone number; any other fact is plain text and gives undefined. */
export function linkOf(fact: string): FactLink | undefined {
  if (/^https?:\/\/\S+$/.test(fact)) return {href: fact, text: fact.replace(/^https?:\/\//, '').replace(/\/$/, '')};
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fact)) return {href: `mailto:${fact}`, text: fact};
  if (/^\+[\d ()-]+$/.test(fact)) return {href: `tel:+${fact.replace(/\D/g, '')}`, text: fact};
  return undefined;
}
