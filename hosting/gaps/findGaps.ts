import {groupBy} from '../../src/lib/text';
import {normalizedPath} from '../../src/static-first';
import {nearestPage, wordsToSearch, type Candidate} from '../../src/ui/NearestPage/nearest';
import {readLogLine, subjectOf, wordsOfReferrer, type LogEntry} from './readLog';

/** Something that readers asked for and did not get. */
export interface Gap {
  /** An address, or words. */
  text: string;
  times: number;
  /** The address of what comes nearest; undefined when nothing does. */
  nearest: string | undefined;
}

export interface Gaps {
  addresses: Gap[];
  words: Gap[];
  /** Requests of programs that try addresses, which say nothing of readers. */
  probes: number;
  /** Lines in a format that is not known, which say nothing here. */
  unreadableLines: number;
}

/** What is asked of a language of the site that was built. */
export interface BuiltLanguage {
  /** The address of its home page, which all its addresses begin with. */
  below: string;
  pages: readonly Candidate[];
  /** The first result of its search. */
  answerTo: (words: string) => {href: string; score: number} | undefined;
}

/** A file that is loaded by a page or asked for by a program: no page that a reader looks for. */
const isFile = ({path}: LogEntry): boolean => /\.(?!html?$)[a-z\d]+$/i.test(path);

/** Nothing that this site or its pages have ever named. */
const isProbe = ({path}: LogEntry): boolean => /\.(?:php|aspx?|jsp|cgi)$|\/\.(?!well-known)/i.test(path);

function counted(texts: readonly string[], nearestOf: (text: string) => string | undefined): Gap[] {
  return [...groupBy(texts, (each) => each)]
    .map(([each, {length: times}]) => ({text: each, times, nearest: nearestOf(each)}))
    .sort((a, b) => b.times - a.times || a.text.localeCompare(b.text));
}

/**
 * What readers looked for in vain, the most frequent first: addresses that were answered by the not-found page, and words from which
 * they came there or about which they wrote.
 * @param logLines lines of server logs, in the common or the combined format
 * @param mails mails to support, as text
 * @param languages the deepest folder first
 */
export function findGaps(
  logLines: readonly string[],
  mails: readonly string[],
  languages: readonly BuiltLanguage[],
): Gaps {
  const lines = logLines.filter((line) => line.trim() !== '');
  const entries = lines.flatMap((line) => readLogLine(line) ?? []);
  // The worker asks again for what its reader has open.
  const notFound = entries.filter(({status, referrer}) => status === 404 && !referrer?.endsWith('/sw.js'));
  const programs = new Set(notFound.filter(isProbe).map(({client}) => client));
  // The not-found page leads to a page that is spelled alike.
  const paths = new Set(languages.flatMap(({pages}) => pages.map(({href}) => normalizedPath(href))));
  const ofReaders = notFound.filter(({client}) => !programs.has(client));
  const languageOf = (path: string) => languages.find(({below}) => `${path}/`.startsWith(below));
  const requests = ofReaders
    .filter((entry) => !isFile(entry))
    .map((entry) => ({...entry, path: normalizedPath(entry.path)}))
    .filter(({path}) => languageOf(path) && !paths.has(path));
  // As the not-found page finds it.
  const nearest = (path: string) => {
    const {pages = [], below = '/', answerTo} = languageOf(path) ?? {};
    const toSearch = wordsToSearch(path, pages, below);
    return (toSearch && answerTo?.(toSearch)?.href) ?? nearestPage(path, pages, below)?.href;
  };
  const answer = (words: string) =>
    languages.flatMap(({answerTo}) => answerTo(words) ?? []).sort((a, b) => b.score - a.score)[0]?.href;
  const words = [...requests.map(({referrer}) => wordsOfReferrer(referrer)), ...mails.map(subjectOf)];
  return {
    addresses: counted(
      requests.map(({path}) => path),
      nearest,
    ),
    words: counted(
      words.flatMap((each) => (each ? [each.toLowerCase()] : [])),
      answer,
    ),
    probes: notFound.length - ofReaders.length,
    unreadableLines: lines.length - entries.length,
  };
}
