import {FONT_FAMILY} from '../inline/font';
import {whenIdle} from '../inline/idle';

/** How far text may move, in pixels: browsers count no shorter move as a layout shift. */
const SHORT_MOVE = 3;

/** Closed content is skipped by layout: measuring it would force that layout, which is slow. */
const CLOSED = 'details:not([open]) > :not(summary)';

/** The width of a column depends on all its rows: these change as a whole. */
const COLUMNS = 'table, .footer__links';

const isText = ({nodeType, textContent}: Node): boolean => nodeType === Node.TEXT_NODE && Boolean(textContent?.trim());

/** The elements of a page that get the font: text boxes in the viewport, their ancestors and siblings, and whole parts outside it. */
interface Parts {
  readonly boxes: HTMLElement[];
  readonly around: Element[];
  readonly unseen: HTMLElement[];
}

const isHidden = (element: Element): boolean =>
  element.matches(CLOSED) || (!element.getClientRects().length && getComputedStyle(element).display !== 'contents');

const isBelow = (element: Element): boolean => element.getBoundingClientRect().top >= innerHeight;

/**
 * Leaves out what is above the viewport, since a change of its height moves what is being read, and drawn phones in the viewport:
 * their icons are pseudo-elements, which have no measurable rectangle.
 */
function divide(element: HTMLElement, parts: Parts): void {
  if (isHidden(element) || isBelow(element)) {
    parts.unseen.push(element);
  } else if (element.matches('.phone')) {
    return;
  } else if (element.matches(COLUMNS) || [...element.childNodes].some(isText)) {
    if (element.getBoundingClientRect().bottom > 0) parts.boxes.push(element);
  } else {
    parts.around.push(element);
    for (const child of element.children) {
      if (child instanceof HTMLElement) divide(child, parts);
      else parts.around.push(child);
    }
  }
}

interface Offset {
  readonly left: number;
  readonly top: number;
}

/** The height of a box, and the offset of each text and each icon within it. */
interface Box {
  readonly height: number;
  readonly starts: readonly Offset[];
}

function measure(element: HTMLElement): Box {
  const {left, top, height} = element.getBoundingClientRect();
  const starts: Offset[] = [];
  const range = document.createRange();
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (!isText(node) && !(node instanceof Element && !node.textContent)) continue;
    range.selectNode(node);
    const [first] = range.getClientRects();
    if (first) starts.push({left: first.left - left, top: first.top - top});
  }
  return {height, starts};
}

const hasMoved = (before: Offset, now: Offset | undefined): boolean =>
  !now || Math.max(Math.abs(before.left - now.left), Math.abs(before.top - now.top)) >= SHORT_MOVE;

const hasChanged = (before: Box, now: Box): boolean =>
  Math.abs(before.height - now.height) >= 1 || before.starts.some((start, index) => hasMoved(start, now.starts[index]));

function use(element: HTMLElement): void {
  element.style.fontFamily = `"${FONT_FAMILY}", var(--family)`;
}

function leave(element: HTMLElement): void {
  element.style.fontFamily = '';
}

/** Shows boxes in the font, but for those whose lines would break elsewhere, and rows that would move. */
function showBoxes(boxes: readonly HTMLElement[], around: readonly Element[]): void {
  const before = boxes.map(measure);
  const boxesBefore = around.map((element) => [element, element.getBoundingClientRect()] as const);
  const moved = (): Element[] =>
    boxesBefore.filter(([element, box]) => hasMoved(box, element.getBoundingClientRect())).map(([element]) => element);
  boxes.forEach(use);
  const changed = boxes.map(measure);
  boxes.forEach((box, index) => {
    const [then, now] = [before[index], changed[index]];
    if (then && now && hasChanged(then, now)) leave(box);
  });
  const rows = moved().map(({parentElement}) => parentElement);
  boxes.filter((box) => rows.some((row) => row?.contains(box))).forEach(leave);
  if (rows.length && moved().length) boxes.forEach(leave);
}

/** Runs one task per idle period: run together they would block input on a slow phone. */
function doWhenIdle(tasks: (() => void)[], done: () => void): void {
  const task = tasks.shift();
  if (!task) {
    done();
    return;
  }
  task();
  whenIdle(() => doWhenIdle(tasks, done));
}

/** Boxes that are tried together. */
const GROUP = 5;

/**
 * Shows the page that is being read in the font, without a layout shift: what is not in sight whole, and of what is in sight
 * the boxes that keep their height and in which nothing moves. What is tried is never painted.
 */
export function showFont(done: () => void): void {
  const parts: Parts = {boxes: [], around: [], unseen: []};
  divide(document.body, parts);
  const {boxes, around, unseen} = parts;
  const tasks: (() => void)[] = [];
  for (let first = 0; first < boxes.length; first += GROUP) {
    tasks.push(() => showBoxes(boxes.slice(first, first + GROUP), [...boxes, ...around]));
  }
  for (const part of unseen.reverse()) {
    tasks.push(() => {
      // It may have come in sight meanwhile.
      if (isHidden(part) || isBelow(part)) use(part);
    });
  }
  doWhenIdle(tasks, done);
}
