import {isOfflineSupported, registerWorker, siteBase} from '../../static-first';
import {failing, SaveError, type Reason} from '../manual';
import {fetchManuals, remainderOf, saveManual} from '../download';
import {deleteSavedManual, savedList} from '../storage';
import type {texts} from './texts';

// The script of the button that saves the manual. src/static-first/deferred/onUse.ts loads it on use.

/** The action in progress, or the state of the saved copy: older, present, missing or partial. */
export type Status = 'checking' | 'unavailable' | 'saving' | 'old' | 'saved' | 'noConnection' | 'partial' | 'free';

/** The saved manual of a language. */
interface SavedManual {
  status: Status;
  /** Whether it can be read without a connection: the worker is active, and a list is saved. */
  isSaved?: boolean;
  /** How many bytes are left to load for the current version; undefined without a connection. */
  bytesLeft?: number | undefined;
  /** The share that is saved so far, while the manual is being saved. */
  share?: number;
  /** Why the last action failed. */
  reason?: Reason | undefined;
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
  return {status: remainder.missingFiles.length < remainder.list.files.length ? 'partial' : 'free', bytesLeft};
}

/** Shows the saved manual of the page's language in a place, with its size and progress; the buttons save and remove it. */
function showManual(place: HTMLElement): void {
  const words = JSON.parse(place.dataset.texts ?? '{}') as typeof texts;
  const locale = document.documentElement.lang;
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.tabIndex = -1;
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', words.progress);

  const button = (className: string, text: string, onPress: () => void) => {
    const newButton = document.createElement('button');
    Object.assign(newButton, {type: 'button', className, textContent: text});
    newButton.addEventListener('click', onPress);
    return newButton;
  };

  const show = ({status, bytesLeft, isSaved, share, reason}: SavedManual) => {
    const isOther = line.dataset.status !== status;
    line.dataset.status = status;
    // After a failure the saved files stay, so the reason is shown with the status, not instead of it.
    const message = [reason && words[`failed.${reason}`], (!reason || isSaved) && words[status]];
    const text = message.filter(Boolean).join(' ');
    // A text that is set again would be announced again.
    if (line.textContent !== text) line.textContent = text;
    bar.value = share ?? 0;
    if (!isOther && share !== undefined) return;
    // The size of the transfer, in thousands of bytes.
    const size = String(Math.ceil((bytesLeft ?? 0) / 1000));
    const saveText = (isSaved ? words.update : words.save).replace('{size}', size);
    place.replaceChildren(
      line,
      ...(share === undefined ? [] : [bar]),
      ...(bytesLeft !== undefined && status !== 'saved' ? [button('primary-button', saveText, save)] : []),
      ...(isSaved ? [button('save-manual__remove', words.remove, remove)] : []),
    );
    // Each pressed button is gone: the focus would be lost with it.
    line.focus();
  };

  const update = (reason?: Reason) =>
    check(locale).then(
      (manual) => show({...manual, reason}),
      () => show({status: 'unavailable'}),
    );

  const run = (work: () => Promise<unknown>) =>
    void work().then(
      () => update(),
      (error: unknown) => update(error instanceof SaveError ? error.reason : 'browser'),
    );

  function save(): void {
    show({status: 'saving', share: 0});
    run(async () => {
      await registerWorker(siteBase()).catch((error: unknown) =>
        failing((error as Error).name === 'TimeoutError' ? 'connection' : 'browser')(error),
      );
      await saveManual(locale, siteBase(), (share) => show({status: 'saving', share}));
    });
  }

  function remove(): void {
    run(async () => deleteSavedManual(locale, await registration()));
  }

  show({status: 'checking'});
  void update();
}

document.addEventListener('click', ({target}) => {
  const place = (target as Element).closest<HTMLElement>('.save-manual');
  // The first button: the later ones have their own listeners.
  if (place?.querySelector('[role=alert]') && (target as Element).closest('button')) showManual(place);
});
