import type {Candidate} from '../../ui/NearestPage/nearest';
import {loadPanel} from './loadPanel';

/**
 * Searches for the words of an address that was not found; loads the search for it. Returns nothing when no result is certain enough,
 * or when the search fails to load.
 *
 * @param words the words of the address, separated by spaces
 * @param base base URL of the locale
 */
export async function suggestPage(words: string, base: string): Promise<Candidate | undefined> {
  try {
    const {findConfidentResult} = await loadPanel(base);
    return await findConfidentResult(words, base);
  } catch {
    return undefined;
  }
}
