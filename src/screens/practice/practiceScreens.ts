import {MessageError} from '../../writer-errors/writerError';
import {writerMessage} from '../../writer-errors/message';
import {drawWholeScreen, type ScreenOptions, type ScreenStrings, type WholeScreen} from '../drawing/drawScreen';
import {acts, type Mark} from '../drawing/mark';
import {resolveRequest, shownIn, type ScreenRequest} from '../drawing/resolveRequest';
import {loadScreens, type Screens} from '../drawing/screens';
import {groupOf, isThere, listOf, type Frame, type Key, type Widget} from '../drawing/schema';

/** A whole phone, with the text above it. */
interface Phone extends WholeScreen {
  /** The name of its screen, and what is tapped on it last. */
  readonly name: string;
  readonly tapped?: Key | undefined;
  readonly step: number;
  readonly title: string;
  /** The number of the step, or of the screen of a mistake; empty at the end. */
  readonly progress: string;
}

/** A phone of a task, and what can go wrong there. */
interface TaskScreen extends Phone {
  readonly mistakes: readonly (Readonly<Partial<Record<'done' | 'again' | 'restart', boolean>>> & {
    readonly frames: readonly Phone[];
  })[];
}

/** The screens that follow a screen: when everything is done on it, and after each button (practiceMode.ts). */
type Ways<To> = Readonly<{next: To; skip: To; back?: To | undefined; fail?: To | undefined}>;
/** A phone of practice mode, with the indexes of the phones that follow it. */
export type PracticeScreen = Omit<Phone, 'name' | 'tapped'> & Ways<number>;

/** The data of a page for practice mode. */
export interface PracticeData {
  readonly words: ReturnType<typeof practiceWords>;
  /** By the ids of their sections. */
  readonly tasks: Readonly<Record<string, readonly PracticeScreen[]>>;
}

/** The reader's input in a task so far: typed values by their fields, and taps. */
export interface Memory {
  readonly done: Map<Key, Key | undefined>;
  /** The last touch that changed nothing on its screen, and the HTML of that screen, from which the next one must differ. */
  last?: {readonly key: Key; readonly html: string} | undefined;
}

/** The words of practice mode, among all words that components add to a page. */
export function practiceWords({practice, leavePractice, previous, skip, practising}: ScreenStrings) {
  return {practice, leavePractice, previous, skip, practising};
}

/**
 * The screens of a step: the screen of its picture, and the screens that touches on it open, in order. Without marks there is one screen.
 * @param place the number and the title of the step
 * @param memory the input of earlier steps; this function adds the input of this step
 * @throws MessageError where a touch changes nothing
 */
export function practiceScreens(
  request: ScreenRequest,
  place: Pick<Phone, 'step' | 'title' | 'progress'>,
  memory: Memory,
  words: (key: Key) => string,
  options: ScreenOptions,
): TaskScreen[] {
  const earlierActs = new Map(memory.done);
  const stepScreen = resolveRequest(request, [...earlierActs.keys()]);
  const {touch, fails} = stepScreen.screen;
  const states = listOf(stepScreen.states);
  const stepStates = states.filter((state) => !earlierActs.has(state));
  /** The screens, or mistakes, that belong to this task. */
  const itemsOfTask = <Each extends Pick<Widget, 'in' | 'notIn'>>(list: readonly Each[] = []) =>
    list.filter((each) => isThere(each, states));

  /** Draws a screen, and does what is marked on it. The states of the step stay, if that screen has them. */
  function play(frame: ScreenRequest, memory: Memory): Omit<Phone, keyof typeof place> {
    const {done} = memory;
    const earlierKeys = new Set(done.keys());
    const resolvedScreen = resolveRequest(frame, [...stepStates, ...earlierKeys]);
    // A field has the value that the state gives it.
    for (const {kind, key, typed, value} of resolvedScreen.widgets)
      if (kind === 'field' && key && typed !== undefined) done.set(key, value ?? undefined);
    const screenStates = listOf(resolvedScreen.states).filter((state) => !earlierKeys.has(state));
    const look = () => {
      const states = [...screenStates, ...done.keys()].join(' ');
      const widgets = shownIn(resolvedScreen.screen, frame.dialog, states);
      return drawWholeScreen(frame, words, options, done, {...resolvedScreen, states, widgets, marks: []}).html;
    };
    const refuse = (key: Key) => {
      throw new MessageError(writerMessage('touchWithoutEffect', {key}));
    };
    let html = look();
    if (memory.last?.html === html) refuse(memory.last.key);
    memory.last = undefined;
    const picture = drawWholeScreen(frame, words, options, done, resolvedScreen);
    for (const mark of resolvedScreen.marks) {
      if (mark.act === 'look') continue;
      doMark(mark, done, resolvedScreen.widgets);
      const lastHtml = html;
      html = look();
      if (html !== lastHtml) continue;
      if (mark.act === 'type' || mark !== resolvedScreen.marks.at(-1)) refuse(mark.key);
      memory.last = {key: mark.key, html};
    }
    const lastMark = resolvedScreen.marks.at(-1);
    return {...picture, name: frame.name, tapped: lastMark?.act === 'tap' ? lastMark.key : undefined};
  }

  const frameOf = ({in: _, ...frame}: Frame): ScreenRequest => ({...frame, name: frame.name ?? request.name});
  let from = 0;
  return (stepScreen.marks.length > 0 ? stepScreen.marks : [undefined]).flatMap((mark, index, all) => {
    const nextItems = !mark || mark.act === 'look' ? [] : itemsOfTask(touch[mark.key]);
    // A button cannot contain another, so a field and the control in it are done one after the other.
    if (nextItems.length === 0 && index < all.length - 1 && all[index + 1]?.widget !== mark?.widget) return [];
    const marks = stepScreen.marks.slice(from, index + 1);
    from = index + 1;
    const picture = play({...request, ...actsOf(marks)}, memory);
    const mistakes = marks
      .flatMap(({key}) => itemsOfTask(fails[key]).map((mistake) => ({key, ...mistake})))
      .map(({key, frames: mistakeFrames, ...ending}) => {
        // After correcting the mistake the reader taps again, which opens the same screen as without a mistake.
        const isRetried = listOf(mistakeFrames.at(-1)?.tap).at(-1) === key;
        const frames: readonly Frame[] = itemsOfTask([
          ...mistakeFrames,
          ...((isRetried ? touch[key] : undefined) ?? []),
        ]);
        // At the beginning of a mistake, the step has chosen everything and typed nothing.
        const taps = stepScreen.marks.filter(({act}) => act === 'tap').map(({key}) => [key, undefined] as const);
        const memory: Memory = {done: new Map([...earlierActs, ...taps])};
        const phones = frames.map(({say, ...frame}, at) => ({
          ...place,
          ...play(frameOf(frame), memory),
          title: say ? words(say) : place.title,
          progress: countIn(options.strings.practising.failing, at + 1, frames.length),
        }));
        return {...ending, frames: phones};
      });
    const nextScreens = nextItems.map((frame) => ({...place, ...play(frameOf(frame), memory), mistakes: []}));
    return [{...place, ...picture, mistakes}, ...nextScreens];
  });
}

const wordsOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/**
 * Links the screens of a task in their order. The last one is its end. The screens of mistakes come after them.
 * @throws MessageError when a touch leads to a screen that the app does not open
 */
export function linkScreens(task: readonly TaskScreen[]): PracticeScreen[] {
  const screens: Phone[] = [...task, ...task.flatMap(({mistakes}) => mistakes.flatMap(({frames}) => frames))];
  /** After the end the task begins again. */
  const stepAfter = ({step}: Phone) => task.find((screen) => screen.step > step) ?? task[0];
  const link = ({html, shown, acts, step, title, progress}: Phone, ways: Ways<Phone | undefined>) => {
    const places = Object.entries(ways).map(([way, to]) => [way, to && screens.indexOf(to)]);
    const indexes = Object.fromEntries(places) as Ways<number>;
    // "Tap Sign in" above "Tap “Sign in”." says it twice.
    const isRepeated = acts.some((each) => wordsOf(each) === wordsOf(title));
    return {html, shown, acts, step, title: isRepeated ? '' : title, progress, ...indexes};
  };
  const taskPhones = task.map((screen, at) => {
    const back = screen === task.at(-1) ? undefined : task[at - 1];
    return link(screen, {next: task[at + 1], back, fail: screen.mistakes[0]?.frames[0], skip: stepAfter(screen)});
  });
  const mistakePhones = task.flatMap((screen) =>
    screen.mistakes.flatMap(({frames, done, again, restart}, index, {length}) =>
      frames.map((frame, at) => {
        const ending = done ? task.at(-1) : again ? screen : restart ? task[0] : stepAfter(screen);
        // Another mistake is offered before anything is done in this one.
        const otherMistake = at === 0 && length > 1 ? screen.mistakes[(index + 1) % length] : undefined;
        return link(frame, {
          next: frames[at + 1] ?? ending,
          back: frames[at - 1] ?? screen,
          fail: otherMistake?.frames[0],
          skip: screen,
        });
      }),
    ),
  );
  const phones = [...taskPhones, ...mistakePhones];
  const app = loadScreens();
  /** The next screen of the app. Screens of the phone or of others may come before it. */
  const nextInApp = (at: number): Phone | undefined => {
    const {next} = phones[at] ?? {};
    const phone = next === undefined ? undefined : screens[next];
    return next !== undefined && phone && app[phone.name]?.outside ? nextInApp(next) : phone;
  };
  screens.forEach((phone, at) => checkTouch(phone, nextInApp(at), app));
  return phones;
}

/** Refuses a touch that leads to a screen that the app does not open at this touch. Back leads to a screen that opens this one. */
function checkTouch({name, tapped, step}: Phone, next: Phone | undefined, app: Screens): void {
  const to = next?.name ?? name;
  const {outside, opens = {}} = app[name] ?? {};
  if (tapped === undefined || outside || to === name) return;
  const isOpened =
    tapped === 'common.back'
      ? Object.values(app[to]?.opens ?? {}).some((targets) => targets.includes(name))
      : opens[tapped]?.includes(to);
  if (!isOpened) throw new MessageError(writerMessage('touchOpensOther', {key: tapped, screen: name, step, to}));
}

/** The text of the progress, such as "2 of 5". */
export const countIn = (pattern: string, position: number, total: number): string =>
  pattern.replace('{position}', String(position)).replace('{total}', String(total));

const actsOf = (marks: readonly Mark[]) =>
  Object.fromEntries(
    acts.map((act) => {
      const keys = marks.filter((mark) => mark.act === act).map(({key, value}) => (value ? `${key}=${value}` : key));
      return [act, keys.join(' ') || undefined];
    }),
  );

/** A typed text replaces the value of its field, and a chosen option replaces the others. */
function doMark({act, key, value, widget}: Mark, done: Memory['done'], widgets: readonly Widget[]): void {
  if (act === 'type') done.delete(done.get(key) ?? widget.value ?? '');
  if (widget.kind === 'option') groupOf(widgets, widget).forEach((option) => done.delete(option.key ?? ''));
  done.set(key, act === 'type' ? (value ?? widget.typed ?? widget.value ?? undefined) : undefined);
}
