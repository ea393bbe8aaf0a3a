import {useEffect, useState} from 'react';
import {isOfflineSupported, registerWorker, siteBase} from '../../client/registration';
import {SaveError, type Reason} from '../../manual';
import {deleteSavedManual, missingFiles, savedList} from '../../savedManual';
import {fetchManuals, remainderOf, saveManual} from '../../saveManual';

/** What is known about the manual of a language when nothing is under way. */
interface State {
  step: 'open';
  /** How many bytes are left to load for the present version; undefined without a connection. */
  left: number | undefined;
  /** Whether it can be read without a connection: the worker is active, and all files of the saved list are there. */
  isSaved: boolean;
  /** Whether the saved version is not the present one. */
  isOld: boolean;
  /** Whether a part of the present version is there. */
  isPartial: boolean;
  /** Why the last action failed. */
  reason?: Reason;
}

export type SavedManual = {step: 'checking' | 'unavailable'} | {step: 'saving'; share: number} | State;

interface Actions {
  save: () => void;
  remove: () => void;
}

const registration = () => navigator.serviceWorker.getRegistration(siteBase());

async function check(locale: string): Promise<State> {
  const [manuals, saved, worker] = await Promise.all([
    fetchManuals(siteBase()).catch(() => undefined),
    savedList(locale),
    registration(),
  ]);
  const info = manuals?.[locale];
  const left = info && (await remainderOf(info).catch(() => undefined));
  const isSaved = saved !== undefined && Boolean(worker?.active) && (await missingFiles(saved.files)).length === 0;
  return {
    step: 'open',
    left: left?.sent,
    isSaved,
    isOld: isSaved && info !== undefined && saved.hash !== info.hash,
    isPartial: left !== undefined && left.missing.length < left.list.files.length,
  };
}

/** Saves, replaces and removes the manual of a language. */
export function useSavedManual(locale: string): SavedManual & Actions {
  const [manual, setManual] = useState<SavedManual>({step: 'checking'});
  const show = (reason?: Reason) =>
    check(locale).then(
      (state) => setManual({...state, reason}),
      () => setManual({step: 'unavailable'}),
    );
  useEffect(() => {
    if (isOfflineSupported()) {
      void show();
    } else {
      setManual({step: 'unavailable'});
    }
  }, [locale]);

  const run = (work: () => Promise<unknown>) => {
    void work().then(
      () => show(),
      (error: unknown) => show(error instanceof SaveError ? error.reason : 'browser'),
    );
  };
  return {
    ...manual,
    save: () => {
      setManual({step: 'saving', share: 0});
      run(async () => {
        await registerWorker(siteBase());
        await saveManual(locale, siteBase(), (share) => setManual({step: 'saving', share}));
      });
    },
    remove: () => run(async () => deleteSavedManual(locale, await registration())),
  };
}
