import {drawWholeScreen, type ScreenOptions, type ScreenStrings, type WholeScreen} from '../drawing/drawScreen';
import {resolveRequest, type ScreenRequest} from '../drawing/resolveRequest';
import type {Frame, Key} from '../drawing/schema';
import {loadScreens} from '../drawing/screens';

/** A phone of practice mode (practiceMode.ts), with what stands above it. The last one of a task is its end. */
export interface PracticeScreen extends WholeScreen {
  readonly step: number;
  readonly title: string;
  /** Which of the steps it is; empty at the end. */
  readonly progress: string;
  /** What to know meanwhile. */
  readonly say?: string | undefined;
  /** What can go wrong here: the screens of each mistake. */
  readonly mistakes?: readonly (readonly PracticeScreen[])[];
  /** The task ends after this mistake. */
  readonly isOver?: boolean | undefined;
}

/** What practice mode needs of a page. */
export interface PracticeData {
  readonly words: ReturnType<typeof practiceWords>;
  /** By the ids of their sections. */
  readonly tasks: Readonly<Record<string, readonly PracticeScreen[]>>;
}

/** The words of practice mode itself, from all that components add to a page. */
export function practiceWords({practice, leavePractice, previous, skip, practising}: ScreenStrings) {
  return {practice, leavePractice, previous, skip, practising};
}

/**
 * The screens of a step: the one of its picture, and those that a touch on it opens, each as the touch leads to it.
 * @param place the number and the title of the step
 * @param filled what was typed and chosen before; what is done here joins it
 */
export function practiceScreens(
  request: ScreenRequest,
  place: Pick<PracticeScreen, 'step' | 'title' | 'progress'>,
  filled: Set<Key>,
  words: (key: Key) => string,
  options: ScreenOptions,
): PracticeScreen[] {
  const resolved = resolveRequest(request);
  const {touch, fails} = resolved.screen;
  const done = request.state?.split(' ') ?? [];
  /** A screen that a touch leads to. What earlier steps did stays, where that screen knows it. */
  const opened = (frame: Frame) => {
    const next = {name: request.name, ...frame};
    const kept = done.filter((state) => loadScreens()[next.name]?.states.includes(state));
    const state = [frame.state ?? [], kept].flat().join(' ') || undefined;
    return {...place, ...drawWholeScreen({...next, state}, words, options, filled)};
  };
  let from = 0;
  return resolved.marks.flatMap(({act, key, widget}, index, all) => {
    const next = act === 'look' ? undefined : touch[key];
    // A button holds no other: a field and the control in it are done one after the other.
    if (!next && index < all.length - 1 && all[index + 1]?.widget !== widget) return [];
    const marks = all.slice(from, index + 1);
    from = index + 1;
    const drawn = drawWholeScreen(request, words, options, filled, {...resolved, marks});
    for (const mark of marks) if (mark.act !== 'look') filled.add(mark.key);
    const mistakes = marks
      .flatMap((mark) => fails[mark.key] ?? [])
      .map(({is, say, done: isOver, frames}) =>
        frames.map((frame) => ({...opened(frame), title: words(is), say: say && words(say), isOver})),
      );
    return [{...place, ...drawn, mistakes}, ...(next ?? []).map(opened)];
  });
}
