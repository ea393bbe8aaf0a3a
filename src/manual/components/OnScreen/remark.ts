import type {List, ListItem, PhrasingContent} from 'mdast';
import {loadMessages} from '../../catalogue/messages';
import {inline, names, replaceEach, text} from '../../page/nodes';
import {type Page, urlOf} from '../../page/page';
import {nearestKey} from '../../../writer-errors/didYouMean';
import {writerMessage} from '../../../writer-errors/message';
import {kinds, loadScreens, screenKeys, widgetsIn, type Screen} from '../../../screens';

/** What is drawn, in the order of the screen: its bar, a box, its button, an error, a dialog, a status. */
type Drawn = readonly (readonly [tag: 'b' | 'i' | 'u' | 'em' | 'mark' | 'strong', key: string])[];

/**
 * Replaces `<OnScreen of="checkout checkout.errors.changed" />` by a list of links to what helps, each a small phone: screens, by their
 * names in src/screens/data, and messages of the app, by their keys.
 */
export function listOnScreen(page: Page): void {
  const messages = loadMessages(page.siteDir, page.locale);
  replaceEach(page.tree, 'OnScreen', (node) => {
    const screens = loadScreens();
    const helpOf = (name: string) => screens[name]?.at ?? messages.get(screens[name]?.name ?? name)?.at;
    const children = names(node, 'of').flatMap((name): ListItem[] => {
      const help = helpOf(name);
      if (help === undefined) {
        const names = [...Object.keys(screens), ...messages.keys()].filter((each) => helpOf(each));
        page.report(node, writerMessage('notOnScreen', {name}, nearestKey(name, names)));
        return [];
      }
      const screen = screens[name];
      const drawing = screen ? drawScreen(screen) : drawMessage(name, screens);
      // The spaces part the words where no style does.
      const parts = drawing.flatMap(([tag, key]): PhrasingContent[] => [
        inline(tag, {}, [text(page.word(node, key, 'picture')?.text ?? '')]),
        text(' '),
      ]);
      const link = {type: 'link', url: urlOf(page, help), children: parts} as const;
      // Not in a paragraph: a list item that is only a link has a look of its own.
      return [{type: 'listItem', spread: false, children: [link as unknown as ListItem['children'][number]]}];
    });
    const data = {hProperties: {className: ['on-screen'], dataText: 'repeat'}};
    const list: List = {type: 'list', ordered: false, spread: false, data, children};
    return [list];
  });
}

/** The bar, two boxes or states of orders, and the main button; of a screen without them, what it says. */
function drawScreen({name, widgets, state}: Screen): Drawn {
  const details = widgetsIn(widgets, state).filter(({key}) => key !== name);
  const boxes = details.flatMap(({kind, key, note}) => note ?? (kinds[kind].isBox && key !== undefined ? key : []));
  const buttons = details.flatMap(({kind, key, plain}) =>
    kind === 'button' && !plain && key !== undefined ? key : [],
  );
  if (boxes.length + buttons.length === 0) return [['strong', name]];
  return [
    ['b', name],
    ...boxes.slice(0, 2).map((key) => ['i', key] as const),
    ...buttons.slice(-1).map((key) => ['u', key] as const),
  ];
}

/** A message below the name of the screen that says it; some errors belong to no screen. */
function drawMessage(key: string, screens: ReturnType<typeof loadScreens>): Drawn {
  const entries = Object.entries(screens);
  const [, screen] =
    entries.find(([, {states}]) => states.includes(key)) ??
    entries.find(([name]) => screenKeys(name).includes(key)) ??
    [];
  const other = Object.keys(screen?.dialogs ?? {}).some((name) => key === `${name}.title`) ? 'mark' : 'strong';
  return [
    ...(screen && screen.name !== key ? [['b', screen.name] as const] : []),
    [key.includes('.errors.') ? 'em' : other, key],
  ];
}
