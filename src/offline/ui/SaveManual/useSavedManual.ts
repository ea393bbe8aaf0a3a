import {useEffect, useState} from 'react';
import {isCachingSupported, registerWorker, siteBase} from '../../client/registration';
import type {PackInfo} from '../../format/pack';
import {fetchPackInfos, deleteSavedManual, savedFile, saveManual} from '../../format/saved';

/** What can be done with the manual of a language. `info` is unknown without a connection. */
export type SavedManual =
  | {step: 'checking' | 'unavailable'}
  | {step: 'saving'; share: number}
  | {step: 'open' | 'failed'; info: PackInfo | undefined; isSaved: boolean; isOld: boolean};

interface Actions {
  save: () => void;
  remove: () => void;
}

async function check(locale: string, step: 'open' | 'failed'): Promise<SavedManual> {
  const [infos, file] = await Promise.all([fetchPackInfos(siteBase()).catch(() => undefined), savedFile(locale)]);
  const info = infos?.[locale];
  // The list has no manual that is too large to be saved.
  if (infos && !info && file === undefined) return {step: 'unavailable'};
  return {
    step,
    info,
    isSaved: file !== undefined,
    isOld: file !== undefined && info !== undefined && file !== info.file,
  };
}

/** Saves, replaces and removes the manual of a language. */
export function useSavedManual(locale: string): SavedManual & Actions {
  const [manual, setManual] = useState<SavedManual>({step: 'checking'});
  const show = (step: 'open' | 'failed') => check(locale, step).then(setManual, () => setManual({step: 'unavailable'}));
  useEffect(() => {
    if (isCachingSupported()) {
      void check(locale, 'open').then(setManual, () => setManual({step: 'unavailable'}));
    } else {
      setManual({step: 'unavailable'});
    }
  }, [locale]);

  const save = async (info: PackInfo) => {
    setManual({step: 'saving', share: 0});
    const onProgress = (share: number) => setManual({step: 'saving', share});
    await saveManual(info, {locale, page: location.pathname, onProgress});
    await registerWorker(siteBase());
  };
  const remove = async () => deleteSavedManual(locale, await navigator.serviceWorker.getRegistration(siteBase()));

  const finish = (work: Promise<void>) => {
    void work.then(
      () => show('open'),
      () => show('failed'),
    );
  };
  return {
    ...manual,
    save: () => {
      if ('info' in manual && manual.info) finish(save(manual.info));
    },
    remove: () => finish(remove()),
  };
}
