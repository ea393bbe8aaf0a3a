import {PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFString} from 'pdf-lib';

function* bookmarksBelow(parent: PDFDict | undefined): Generator<PDFDict> {
  let item = parent?.lookupMaybe(PDFName.of('First'), PDFDict);
  while (item) {
    yield item;
    yield* bookmarksBelow(item);
    item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
}

const bookmarksOf = ({catalog}: PDFDocument): PDFDict[] => [
  ...bookmarksBelow(catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)),
];

const titleOf = (bookmark: PDFDict): string =>
  bookmark.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText();

/** Chromium repeats the name of a heading that it has moved to the next page: `ContentsContents`. */
export function nameBookmarksOnce(document: PDFDocument): void {
  for (const bookmark of bookmarksOf(document)) {
    const title = titleOf(bookmark);
    const half = title.slice(0, title.length / 2);
    if (half + half === title) bookmark.set(PDFName.of('Title'), PDFHexString.fromText(half));
  }
}

/** An element of the structure of a document, such as a heading (`H1`), a figure or the label of an item (`Lbl`). */
interface StructureElement {
  type: string;
  alt: string | undefined;
  /** The types around it, from the inside. */
  around: readonly string[];
}

function* elementsBelow(parent: PDFDict, around: readonly string[] = []): Generator<StructureElement> {
  const kids = parent.lookup(PDFName.of('K'));
  const each = kids instanceof PDFArray ? kids.asArray().map((kid) => parent.context.lookup(kid)) : [kids];
  for (const kid of each) {
    const type = kid instanceof PDFDict ? kid.lookupMaybe(PDFName.of('S'), PDFName)?.decodeText() : undefined;
    if (!(kid instanceof PDFDict) || type === undefined) continue;
    yield {type, alt: kid.lookupMaybe(PDFName.of('Alt'), PDFString, PDFHexString)?.decodeText(), around};
    yield* elementsBelow(kid, [type, ...around]);
  }
}

/** The parts of a document that screen readers and the outline of a PDF viewer use. */
export function structureOf(document: PDFDocument) {
  const {catalog} = document;
  const root = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const elements = root ? [...elementsBelow(root)] : [];
  return {
    isTagged: root !== undefined,
    language: catalog.lookup(PDFName.of('Lang'))?.toString().replace(/[()]/g, '') ?? '',
    bookmarks: bookmarksOf(document).map(titleOf),
    /** The words of each picture. */
    pictures: elements.flatMap(({type, alt}) => (type === 'Figure' ? (alt ?? '') : [])),
    linksInPictures: elements.filter(({type, around}) => type === 'Link' && around.includes('Figure')).length,
    /** The numbers of steps. The text of a step is an item inside the item of the step (src/ui/styles/print.css). */
    stepNumbers: elements.filter(({type, around}) => type === 'Lbl' && around[0] === 'LI' && around[1] === 'LI').length,
  };
}
