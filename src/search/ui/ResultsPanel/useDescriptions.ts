import {useEffect, useState} from 'react';
import type {Description} from '../../format/description';
import type {SearchResult} from '../../engine/search';

type Described = {results: readonly SearchResult[]; descriptions: readonly (readonly Description[])[]};

/**
 * What each result says beside its heading, once it is there: it comes apart from what is searched. When it does not come, the
 * results stand without it.
 */
export function useDescriptions(results: readonly SearchResult[]): (result: number, heading: number) => Description {
  const [described, setDescribed] = useState<Described>();
  useEffect(() => {
    let isCurrent = true;
    Promise.all(results.map(({describe}) => describe())).then(
      (descriptions) => {
        if (isCurrent) setDescribed({results, descriptions});
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [results]);
  return (result, heading) =>
    (described?.results === results ? described.descriptions[result]?.[heading] : undefined) ?? {line: '', steps: 0};
}
