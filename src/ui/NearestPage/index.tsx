import React, {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Icon} from '../Icon';
import {newsCrumb} from '../PageTitle';
import {pagesOfManual} from '../../site/outline';
import {useOutline} from '../../site/useOutline';
import {nearestPage, wordsToSearch, type Candidate} from './nearest';

/** The first page of the manual is in no section. */
type Suggestion = Candidate & {icon: string; topic: string; section?: string};

/** All pages that the reader may have meant. The manual's first page comes first. */
function useSuggestions(): [Suggestion, ...Suggestion[]] {
  const outline = useOutline();
  const {label: news, href: blog} = newsCrumb();
  const blogUrl = useBaseUrl(blog);
  const {index, posts} = outline;
  return [
    {...index, icon: 'manual', topic: 'help'},
    ...pagesOfManual(outline).map((page) => ({...page, section: page.topic.label, topic: page.topic.id})),
    {href: blogUrl, title: news, section: news, icon: 'news', topic: 'help'},
    ...posts.map((post) => ({...post, section: news, icon: 'news', topic: 'help'})),
  ];
}

/** Searches for the words. Undefined if the result is uncertain. */
type Suggest = (words: string, base: string) => Promise<Candidate | undefined>;

/** The result of the search for the words of an address that resembles no page. */
function useAnswer(words: string | undefined, suggest: Suggest, base: string): Candidate | undefined {
  const [answer, setAnswer] = useState<{words: string; candidate: Candidate | undefined}>();
  useEffect(() => {
    if (words !== undefined) void suggest(words, base).then((candidate) => setAnswer({words, candidate}));
  }, [words, suggest, base]);
  return answer?.words === words ? answer?.candidate : undefined;
}

/**
 * Suggests the page that is most similar to the requested address, or the search result for its words. All addresses share the HTML of
 * the not-found page, so before hydration, and when nothing is similar, it suggests the manual's first page.
 */
export function NearestPage({suggest}: {suggest: Suggest}): ReactNode {
  const suggestions = useSuggestions();
  const {pathname} = useLocation();
  const isBrowser = useIsBrowser();
  const root = useBaseUrl('/');
  const words = isBrowser ? wordsToSearch(pathname, suggestions, root) : undefined;
  const answer = useAnswer(words, suggest, root);
  const answering = suggestions.find(({href}) => href === answer?.href.replace(/#.*/, ''));
  const nearest =
    answer && answering ? {...answering, ...answer} : isBrowser ? nearestPage(pathname, suggestions, root) : undefined;
  const {href, title, section, icon, topic} = nearest ?? suggestions[0];
  return (
    <>
      {/* New words get new elements: reused ones would count as moved when a line breaks elsewhere. */}
      <p key={nearest ? 'nearest' : 'first'} className="lead">
        <Translate id="notFound.lead" description="First sentence of the not-found page">
          No encontramos esta página. Puede tener otra dirección ahora.
        </Translate>{' '}
        {nearest ? (
          <Translate
            id="notFound.nearest"
            description="Introduces the page that is most like the address that was tried"
          >
            La que más se parece es esta:
          </Translate>
        ) : (
          <Translate
            id="notFound.goOn"
            description="Introduces the manual's first page when no page is like the address that was tried"
          >
            Puedes seguir por aquí:
          </Translate>
        )}
      </p>
      <p data-topic={topic}>
        <Link className="tile nearest-page" to={href}>
          <Icon name={icon} kind="pictogram" />
          <span key={href}>
            {section !== undefined && <small>{section}</small>} {title}
          </span>
          <Icon name="arrow" />
        </Link>
      </p>
    </>
  );
}
