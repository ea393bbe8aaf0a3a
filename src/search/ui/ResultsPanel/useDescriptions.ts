import {useEffect, useState} from 'react';
import type {Description} from '../../format/description';
import type {SearchResult} from '../../engine/search';

type Described = {results: readonly SearchResult[]; descriptions: readonly (readonly Description[])[]};

/**
 * The descriptions of results, which are loaded apart from the searched part of the index. When that fails, results are shown without
 * them.
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
