import type {WidgetKind} from './kinds';
import type {Key, Widget} from './schema';

/** Widgets that never belong to the heading above them. */
const APART: ReadonlySet<WidgetKind> = new Set(['button', 'heading', 'tabs']);

/** A heading is looked at for what stands under it: it becomes one part with the widgets of one kind that follow. */
export function groupUnderHeadings(widgets: readonly Widget[], looked: readonly Key[]): readonly Widget[] {
  const at = widgets.findIndex(({kind, key}) => kind === 'heading' && key !== undefined && looked.includes(key));
  const heading = widgets[at];
  const first = widgets[at + 1];
  if (!heading || !first || APART.has(first.kind)) return widgets;
  const rest = widgets.slice(at + 1);
  const other = rest.findIndex(({kind}) => kind !== first.kind);
  const under = other < 0 ? rest : rest.slice(0, other);
  const group: Widget = {kind: 'group', key: heading.key ?? '', items: [heading, ...under]};
  return [...widgets.slice(0, at), group, ...groupUnderHeadings(rest.slice(under.length), looked)];
}
