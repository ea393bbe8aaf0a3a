import {loadPanel} from './loadPanel';

/** An answer that is sure enough to be named without being asked for. */
export type ConfidentResult = {
  /** Address with the base URL, and with the hash of a section. */
  href: string;
  title: string;
};

/**
 * Asks the search for what an address may have meant, and loads it for that. Nothing when the search is not sure, or does not
 * come: then the reader has lost nothing.
 *
 * @param words what the address says, separated by spaces
 * @param base base URL of the locale
 */
export async function askSearch(words: string, base: string): Promise<ConfidentResult | undefined> {
  try {
    const {findConfidentResult} = await loadPanel();
    return await findConfidentResult(words, base);
  } catch {
    return undefined;
  }
}
