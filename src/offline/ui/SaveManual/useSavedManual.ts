import {useEffect, useState} from 'react';
import {isOfflineSupported, registerWorker, siteBase} from '../../../static-first';
import {failing, SaveError, type Reason} from '../../manual';
import {fetchManuals, remainderOf, saveManual} from '../../download';
import {deleteSavedManual, savedList} from '../../storage';

/** The action in progress, or the state of the saved copy: older, present, missing or partial. */
export type Status = 'checking' | 'unavailable' | 'saving' | 'old' | 'saved' | 'noConnection' | 'partial' | 'free';

/** The saved manual of a language. */
export interface SavedManual {
  status: Status;
  /** Whether it can be read without a connection: the worker is active, and a list is saved. */
  isSaved?: boolean;
  /** How many bytes are left to load for the current version; undefined without a connection. */
  bytesLeft?: number;
  /** The share that is saved so far, while the manual is being saved. */
  share?: number;
  /** Why the last action failed. */
  reason?: Reason;
}

interface Actions {
  save: () => void;
  remove: () => void;
}

const registration = () => navigator.serviceWorker.getRegistration(siteBase());

async function check(locale: string): Promise<SavedManual> {
  if (!isOfflineSupported()) return {status: 'unavailable'};
  const [manuals, list, worker] = await Promise.all([
    fetchManuals(siteBase()).catch(() => undefined),
    savedList(locale),
    registration(),
  ]);
  const info = manuals?.[locale];
  const remainder = info && (await remainderOf(locale, info).catch(() => undefined));
  const bytesLeft = remainder?.sentBytes;
  if (list && worker?.active)
    return {status: info && list.hash !== info.hash ? 'old' : 'saved', isSaved: true, bytesLeft};
  if (!remainder) return {status: 'noConnection'};
  return {status: remainder.missing.length < remainder.list.files.length ? 'partial' : 'free', bytesLeft};
}

/** Saves, replaces and removes the manual of a language. */
export function useSavedManual(locale: string): SavedManual & Actions {
  const [manual, setManual] = useState<SavedManual>({status: 'checking'});
  const show = (reason?: Reason) =>
    check(locale).then(
      (state) => setManual({...state, reason}),
      () => setManual({status: 'unavailable'}),
    );
  useEffect(() => void show(), [locale]);

  const run = (work: () => Promise<unknown>) => {
    void work().then(
      () => show(),
      (error: unknown) => show(error instanceof SaveError ? error.reason : 'browser'),
    );
  };
  return {
    ...manual,
    save: () => {
      setManual({status: 'saving', share: 0});
      run(async () => {
        await registerWorker(siteBase()).catch((error: unknown) =>
          failing((error as Error).name === 'TimeoutError' ? 'connection' : 'browser')(error),
        );
        await saveManual(locale, siteBase(), (share) => setManual({status: 'saving', share}));
      });
    },
    remove: () => run(async () => deleteSavedManual(locale, await registration())),
  };
}
