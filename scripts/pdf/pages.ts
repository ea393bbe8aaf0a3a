import {PDFArray, PDFDict, type PDFDocument, PDFName} from 'pdf-lib';

/**
 * Finds on which page each named place of a document stands, counted from 1.
 * @throws when the document has no named places: nothing in it links to anything
 */
export function pagesOfNames(document: PDFDocument): Map<string, number> {
  const names = document.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  if (!names) throw new Error('The PDF has no named places: its links inside lead nowhere.');
  const pages = new Map(document.getPages().map(({ref}, index) => [ref.toString(), index + 1]));
  return new Map(
    names.entries().flatMap(([name]) => {
      const place = names.lookup(name, PDFArray);
      const page = pages.get(place.get(0).toString());
      return page === undefined ? [] : [[name.decodeText(), page] as const];
    }),
  );
}

/** How much of a document a screen reader and a menu of places can use. */
export function structureOf(document: PDFDocument): {isTagged: boolean; language: string; bookmarks: number} {
  const {catalog} = document;
  const outlines = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  const language = catalog.lookup(PDFName.of('Lang'))?.toString().replace(/[()]/g, '') ?? '';
  let bookmarks = 0;
  const count = (parent: PDFDict | undefined) => {
    let item = parent?.lookupMaybe(PDFName.of('First'), PDFDict);
    while (item) {
      bookmarks += 1;
      count(item);
      item = item.lookupMaybe(PDFName.of('Next'), PDFDict);
    }
  };
  count(outlines);
  return {isTagged: catalog.has(PDFName.of('StructTreeRoot')), language, bookmarks};
}
