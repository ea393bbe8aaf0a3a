import type {Outline, OutlinePage, OutlineTopic} from './model';

type Rest = Partial<Pick<OutlinePage, 'id' | 'href' | 'label' | 'icon'>>;
type PackedPage = [path: string, title: string, rest?: Rest];
type PackedTopic = Omit<OutlineTopic, 'page' | 'pages'> & {page?: PackedPage; pages: PackedPage[]};

/** The outline as the scripts of every page contain it: id and address of a page, which nearly always agree, are one path. */
export type PackedOutline = Omit<Outline, 'topics'> & {topics: PackedTopic[]};

const idOf = (path: string) => path.replace(/\/$/, '');

/** Writes the outline for the scripts of every page. */
export function packOutline(outline: Outline): PackedOutline {
  const base = outline.index.href;
  const pack = ({id, title, href, ...names}: OutlinePage): PackedPage => {
    const path = href.startsWith(base) ? href.slice(base.length) : id;
    const rest: Rest = {...(id !== idOf(path) && {id}), ...(href !== base + path && {href}), ...names};
    return Object.keys(rest).length > 0 ? [path, title, rest] : [path, title];
  };
  const topics = outline.topics.map(({page, pages, ...topic}) => ({
    ...topic,
    ...(page && {page: pack(page)}),
    pages: pages.map(pack),
  }));
  return {...outline, topics};
}

/** Reads what `packOutline` has written. */
export function unpackOutline(packed: PackedOutline): Outline {
  const base = packed.index.href;
  const unpack = ([path, title, rest]: PackedPage): OutlinePage => ({
    id: idOf(path),
    title,
    href: base + path,
    ...rest,
  });
  const topics = packed.topics.map(({page, pages, ...topic}) => ({
    ...topic,
    ...(page && {page: unpack(page)}),
    pages: pages.map(unpack),
  }));
  return {...packed, topics};
}
