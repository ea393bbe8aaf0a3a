import {nearestPage, wordsToSearch, type Candidate} from '../../src/ui/NearestPage/nearest';
import {readLogLine, subjectOf, wordsOfReferrer} from './readLog';

/** Something that readers asked for and did not get. */
export interface Gap {
  /** An address, or words. */
  asked: string;
  times: number;
  /** The address of what comes nearest; undefined when nothing does. */
  nearest: string | undefined;
}

export interface Gaps {
  addresses: Gap[];
  words: Gap[];
  /** Lines in a format that is not known, which say nothing here. */
  unread: number;
}

/** What is asked of the site that was built. */
export interface BuiltSite {
  base: string;
  pages: readonly Candidate[];
  /** The address of the first answer to words, in any language of the site. */
  answerTo: (words: string) => string | undefined;
}

/** A file that programs try on every server, or one that is loaded by a page: no page that a reader looks for. */
const isFile = (path: string): boolean => /\.(?!html?$)[a-z\d]+$/i.test(path);

function counted(asked: readonly string[], nearestOf: (asked: string) => string | undefined): Gap[] {
  const times = new Map<string, number>();
  asked.forEach((each) => times.set(each, (times.get(each) ?? 0) + 1));
  return [...times]
    .map(([each, count]) => ({asked: each, times: count, nearest: nearestOf(each)}))
    .sort((a, b) => b.times - a.times || a.asked.localeCompare(b.asked));
}

/**
 * What readers looked for in vain, the most frequent first: addresses that were answered by the not-found page, and words from which
 * they came there or about which they wrote.
 * @param logLines lines of server logs, in the common or the combined format
 * @param mails mails to support, as text
 */
export function findGaps(logLines: readonly string[], mails: readonly string[], site: BuiltSite): Gaps {
  const lines = logLines.filter((line) => line.trim() !== '');
  const entries = lines.map(readLogLine);
  const missed = entries.flatMap((entry) => (entry?.status === 404 && !isFile(entry.path) ? [entry] : []));
  // As the not-found page finds it.
  const nearest = (path: string) => {
    const toSearch = wordsToSearch(path, site.pages, site.base);
    return (toSearch && site.answerTo(toSearch)) ?? nearestPage(path, site.pages, site.base)?.href;
  };
  const words = [...missed.map(({referrer}) => wordsOfReferrer(referrer)), ...mails.map(subjectOf)];
  return {
    addresses: counted(
      missed.map(({path}) => path),
      nearest,
    ),
    words: counted(
      words.flatMap((each) => (each ? [each.toLowerCase()] : [])),
      site.answerTo,
    ),
    unread: entries.filter((entry) => !entry).length,
  };
}
