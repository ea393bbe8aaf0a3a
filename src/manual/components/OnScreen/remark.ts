import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import {sprite} from '../../../site/sprite';
import {escapeHtml} from '../../../lib/escapeHtml';
import {loadMessages, messageId} from '../../catalogue/messages';
import {htmlBlock, inline, names, prop, replaceEach, text, type MdxElement} from '../../page/nodes';
import type {Page} from '../../page/page';
import {urlOf} from '../../page/urlOf';
import {nearestKey} from '../../writer-errors/didYouMean';
import {writerMessage} from '../../writer-errors/message';
import {loadScreens, screenKeys} from '../Screen';
import {kinds} from '../Screen/kinds';
import {TABS, widgetsIn, type Screen, type Widget} from '../Screen/schema';

/** Where the states of an order are explained, with what each means for the reader's money. */
const statesPage = 'orders';

interface Card {
  /** The page and section that help, as `<Related>` names a page. */
  readonly help: string;
  /** Whether it is a screen with what can be done on it, and not only something that the app says. */
  readonly isScreen: boolean;
  readonly drawn: readonly (readonly [tag: 'b' | 'i' | 'u' | 'em' | 'span', key: string])[];
}

/**
 * Replaces `<OnScreen tab="tabs.home" of="checkout checkout.errors.changed" />` by a list of links to what helps: small drawings of
 * screens, by their names in src/manual/screens, and messages of the app, by their keys.
 */
export function listOnScreen(page: Page): void {
  const messages = loadMessages(page.siteDir, page.locale);
  replaceEach(page.tree, 'OnScreen', (node) => {
    const screens = loadScreens();
    const word = (key: string) => page.word(node, key, 'picture')?.text ?? '';
    const cardOf = (name: string): Card | undefined => {
      const screen = screens[name];
      const message = messages.get(screen?.name ?? name);
      const help = screen?.at ?? (message?.money ? `${statesPage}#${messageId(name)}` : message?.at);
      if (help === undefined) return undefined;
      const drawn = screen ? drawScreen(screen) : [];
      return drawn.length > 1
        ? {help, isScreen: true, drawn}
        : {help, isScreen: false, drawn: drawMessage(screen?.name ?? name, screens)};
    };
    const cards = names(node, 'of').flatMap((name): Card[] => {
      const card = cardOf(name);
      if (card) return [card];
      const known = [...Object.keys(screens), ...messages.keys()].filter((each) => cardOf(each));
      page.report(node, writerMessage('notOnScreen', {name}, nearestKey(name, known)));
      return [];
    });
    // Screens first. One list, so that a message stands beside the last of them and no place is left empty.
    const items = [...cards.filter((card) => card.isScreen), ...cards.filter((card) => !card.isScreen)];
    const list: List = {
      type: 'list',
      ordered: false,
      spread: false,
      data: {hProperties: {className: ['on-screen'], dataText: 'repeat'}},
      children: items.map((card) => toItem(page, card, word)),
    };
    return [tabHeading(page, node, word), list];
  });
}

/** The bar, two boxes and the main button. */
function drawScreen({name, widgets, state}: Screen): Card['drawn'] {
  const shown = widgetsIn(widgets, state).filter(({key}) => key !== name);
  const named = (isDrawn: (widget: Widget) => boolean) =>
    shown.filter(isDrawn).flatMap(({key}) => (key === undefined ? [] : [key]));
  return [
    ['b', name],
    ...named(({kind}) => kinds[kind].isBox === true)
      .slice(0, 2)
      .map((key) => ['i', key] as const),
    ...named(({kind, plain}) => kind === 'button' && !plain)
      .slice(-1)
      .map((key) => ['u', key] as const),
  ];
}

/** A message below the name of the screen that says it; some errors belong to no screen. */
function drawMessage(key: string, screens: ReturnType<typeof loadScreens>): Card['drawn'] {
  const named = Object.entries(screens);
  const [, screen] =
    named.find(([, {states}]) => states.includes(key)) ?? named.find(([name]) => screenKeys(name).includes(key)) ?? [];
  return [
    ...(screen && screen.name !== key ? [['span', screen.name] as const] : []),
    [key.includes('.errors.') ? 'em' : 'b', key],
  ];
}

/** The name of a tab with its icon, as at the foot of the app. */
function tabHeading(page: Page, node: MdxElement, word: (key: string) => string): RootContent {
  const tab = prop(node, 'tab') ?? '';
  const icon = TABS.find(([key]) => key === tab)?.[1];
  if (icon === undefined)
    page.report(node, writerMessage('notATab', {name: tab, known: TABS.map(([key]) => key).join(', ')}));
  const use = `<use href="${escapeHtml(page.build.baseUrl + sprite)}#${icon}"/>`;
  const html = `<svg class="pictogram" aria-hidden="true">${use}</svg> ${escapeHtml(word(tab))}`;
  return htmlBlock('h3', {className: 'on-screen__tab'}, html);
}

function toItem(page: Page, {help, isScreen, drawn}: Card, word: (key: string) => string): ListItem {
  // The spaces part the words where no style does.
  const children = drawn.flatMap(([tag, key]): PhrasingContent[] => [inline(tag, {}, [text(word(key))]), text(' ')]);
  const link = {type: 'link', url: urlOf(page, help), children} as const;
  // Not in a paragraph: a list item that is only a link has a look of its own.
  return {
    type: 'listItem',
    spread: false,
    ...(isScreen && {data: {hProperties: {className: ['on-screen__phone']}}}),
    children: [link as unknown as ListItem['children'][number]],
  };
}
