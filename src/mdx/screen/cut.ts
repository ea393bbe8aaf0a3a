import {withInner} from './keys';
import type {Kind, Part} from './parts';

/** How a picture is cut: `head` shows the upper end of the phone, `foot` the lower end, `middle` a scrolled screen. */
export interface Cut {
  readonly end: 'head' | 'middle' | 'foot';
  readonly parts: readonly Part[];
}

/** Rough heights in pixels; only their sums matter, to keep pictures about as tall as each other. */
const HEIGHTS: Partial<Record<Kind, number>> = {
  bar: 40,
  brand: 112,
  check: 48,
  done: 104,
  go: 44,
  heading: 30,
  line: 40,
  lines: 60,
  link: 34,
  messages: 150,
  option: 46,
  receipt: 170,
  state: 44,
  tabs: 60,
  text: 46,
  tiles: 190,
  tracking: 130,
};
const USUAL_HEIGHT = 56;
const ROOM = 262;
const MOST_PARTS = 5;

const heightOf = (part: Part): number => HEIGHTS[part.kind] ?? USUAL_HEIGHT;
const fits = (parts: readonly Part[]): boolean =>
  parts.length <= MOST_PARTS && parts.reduce((sum, part) => sum + heightOf(part), 0) <= ROOM;

const AT_THE_FOOT: readonly Kind[] = ['button', 'tabs', 'link'];

/** As many parts from the start as there is room for. */
function fromStart(parts: readonly Part[]): readonly Part[] {
  let count = parts.length;
  while (count > 1 && !fits(parts.slice(0, count))) count--;
  return parts.slice(0, count);
}

const fromEnd = (parts: readonly Part[]): readonly Part[] => [...fromStart([...parts].reverse())].reverse();

/**
 * Cuts a screen to where the eye must go. `focus` is the part to look at; `undefined` means the beginning.
 * The bar counts among the parts at the head and is left out at the foot.
 */
export function cut(parts: readonly Part[], focus: Part | undefined): Cut {
  const [first] = parts;
  const bar = first?.kind === 'bar' ? [first] : [];
  const body = parts.slice(bar.length);
  const at = focus ? body.findIndex((part) => withInner(part).includes(focus)) : -1;
  const head = fromStart(body);
  if (!focus || at < 0) return {end: 'head', parts: [...bar, ...head]};

  const foot = fromEnd(body);
  // A heading is looked at for what stands under it.
  const seen = focus.kind === 'heading' && focus.action === undefined ? at + 2 : at;
  const inHead = seen < head.length || head.length === body.length;
  // A marked part right at the cut would look like the beginning of the screen.
  const inFoot = foot.length === body.length || at > body.length - foot.length;
  const low = AT_THE_FOOT.includes(focus.kind) || body[at]?.kind === 'tabs' ? at > 0 : at > 1 && at >= body.length / 2;
  if (inFoot && (low || !inHead)) return {end: 'foot', parts: foot};
  if (inHead) return {end: 'head', parts: [...bar, ...head]};
  return {end: 'middle', parts: [...bar, ...fromStart(body.slice(at - 1))]};
}

/** The lower end of a screen, where a message appears. */
export const cutToFoot = (parts: readonly Part[]): Cut => ({
  end: 'foot',
  parts: fromEnd(parts.filter((part) => part.kind !== 'bar')).slice(-3),
});
