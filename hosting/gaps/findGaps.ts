import {groupBy} from '../../src/lib/text';
import {normalizedPath} from '../../src/static-first';
import {nearestPage, wordsToSearch, type Candidate} from '../../src/ui/NearestPage/nearest';

/** An address that readers asked for, and where no page is. */
export interface Gap {
  address: string;
  times: number;
  /** The address of the page that the not-found page names for it; undefined when it names none. */
  nearest: string | undefined;
}

/** What is asked of a language of the site that was built. */
export interface BuiltLanguage {
  /** The address of its home page, which all its addresses begin with. */
  below: string;
  pages: readonly Candidate[];
  /** The address of the first result of its search. */
  answerTo: (words: string) => string | undefined;
}

/**
 * A line in the common log format of servers (NCSA), or in the combined one, which adds referrer and browser; Apache may write the name
 * of the site first.
 */
const LINE = /^(?:\S+:\d+ )?(\S+) \S+ \S+ \[[^\]]+\] "((?:[^"\\]|\\.)*)" (\d{3}) \S+(?: "([^"]*)" "([^"]*)")?/;

/** @returns undefined for a line in another format */
function readLine(line: string) {
  const [, address, request, status, referrer, browser] = LINE.exec(line) ?? [];
  if (request === undefined) return undefined;
  const path = (request.split(' ')[1] ?? '').replace(/[?#].*/, '');
  // Behind a load balancer all have one address.
  return {client: `${address} ${browser}`, path, status, referrer};
}

/** A file that is loaded by a page or asked for by a program: no page that a reader looks for. */
const FILE = /\.(?!html?$)[a-z\d]+$/i;
/** Nothing that this site or its pages have ever named. */
const PROBE = /\.(?:php|aspx?|jsp|cgi)$|\/\.(?!well-known)/i;

/**
 * The addresses that readers asked for in vain, the most frequent first, and how much of the log says nothing of readers.
 * @param log lines of server logs, in the common or the combined format
 * @param languages the deepest folder first
 */
export function findGaps(log: readonly string[], languages: readonly BuiltLanguage[]) {
  const lines = log.filter((line) => line.trim() !== '');
  const entries = lines.flatMap((line) => readLine(line) ?? []);
  // The worker asks again for what its reader has open.
  const notFound = entries.filter(({status, referrer}) => status === '404' && !referrer?.endsWith('/sw.js'));
  const programs = new Set(notFound.filter(({path}) => PROBE.test(path)).map(({client}) => client));
  // The not-found page leads to a page that is spelled alike.
  const known = new Set(languages.flatMap(({pages}) => pages.map(({href}) => normalizedPath(href))));
  const ofReaders = notFound.filter(({client}) => !programs.has(client));
  const languageOf = (path: string) => languages.find(({below}) => `${path}/`.startsWith(below));
  const missed = ofReaders
    .filter(({path}) => !FILE.test(path))
    .map(({path}) => normalizedPath(path))
    .filter((path) => languageOf(path) && !known.has(path));
  // As the not-found page finds it.
  const nearestTo = (path: string) => {
    const {pages = [], below = '/', answerTo} = languageOf(path) ?? {};
    const words = wordsToSearch(path, pages, below);
    return (words && answerTo?.(words)) ?? nearestPage(path, pages, below)?.href;
  };
  const gaps = [...groupBy(missed, (path) => path)].map(([address, {length: times}]): Gap => ({
    address,
    times,
    nearest: nearestTo(address),
  }));
  return {
    gaps: gaps.sort((a, b) => b.times - a.times || a.address.localeCompare(b.address)),
    /** Requests of programs that try addresses. */
    probes: notFound.length - ofReaders.length,
    /** Lines in another format. */
    unreadableLines: lines.length - entries.length,
  };
}
