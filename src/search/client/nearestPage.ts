import type {Search} from '../core/search';
import {pagesOfManual} from '../../site/outline';
import {element, icon, outline, texts} from './elements';
import {nearestPage, wordsToSearch, type Candidate} from './nearest';
import {confidentResult} from './options';

/** The first page of the manual is in no section. */
type Suggestion = Candidate & {icon: string; topic: string; section?: string};

/** All pages that the reader may have meant. The manual's first page comes first. */
function suggestions(base: string): Suggestion[] {
  const {index, posts} = outline;
  const news = {section: texts.posts, icon: 'news', topic: 'help'};
  return [
    {...index, icon: 'manual', topic: 'help'},
    ...pagesOfManual(outline).map((page) => ({...page, section: page.topic.label, topic: page.topic.id})),
    {...news, href: `${base}blog`, title: texts.posts},
    ...posts.map((post) => ({...post, ...news})),
  ];
}

/** The page that the reader may have meant: the result of a search for the words of the address, or the page that is most like it. */
function findPage({search}: Search, base: string): Suggestion | undefined {
  const candidates = suggestions(base);
  const words = wordsToSearch(location.pathname, candidates, base);
  // The space marks the last word as complete.
  const answer = words === undefined ? undefined : confidentResult(search(`${words} `, 1), base);
  const page = answer && candidates.find(({href}) => href === answer.href.replace(/#.*/, ''));
  return page ? {...page, ...answer} : nearestPage(location.pathname, candidates, base);
}

/** Names the page that is most like the requested address on the not-found page (src/ui/NearestPage). */
export function nameNearestPage(search: Search, base: string): void {
  const link = document.querySelector<HTMLAnchorElement>('.nearest-page');
  const page = findPage(search, base);
  if (!link || !page) return;
  link.href = page.href;
  link.parentElement?.setAttribute('data-topic', page.topic);
  link.querySelector('svg')?.replaceWith(icon(page.icon, 'pictogram'));
  // New words get new elements: the old ones would count as moved when a line breaks elsewhere.
  link
    .querySelector('span')
    ?.replaceWith(element('span', {}, element('small', {}, page.section), element('b', {}, page.title)));
  const lead = document.querySelector('.not-found > .lead');
  const newLead = lead?.cloneNode(true) as Element | undefined;
  newLead?.querySelectorAll('span').forEach((span) => span.toggleAttribute('hidden', span.nextElementSibling !== null));
  if (newLead) lead?.replaceWith(newLead);
}
