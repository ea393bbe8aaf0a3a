import {type PDFDict, PDFDocument, PDFHexString, PDFName} from 'pdf-lib';
import {expect, it} from 'vitest';
import {dateDocument, nameBookmarksOnce, structureOf} from './pages';

/** A document with these bookmarks, each below the one before it. */
async function documentWith(...titles: string[]): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const {context, catalog} = document;
  let parent: PDFDict = context.obj({});
  catalog.set(PDFName.of('Outlines'), context.register(parent));
  catalog.set(PDFName.of('Lang'), context.obj('es'));
  for (const title of titles) {
    const bookmark: PDFDict = context.obj({Title: PDFHexString.fromText(title)});
    parent.set(PDFName.of('First'), context.register(bookmark));
    parent = bookmark;
  }
  return document;
}

it('a bookmark that the browser has written twice is named once, at any depth, and others are left', async () => {
  const document = await documentWith('ContenidoContenido', 'Cómo pagar', 'Si algo fallaSi algo falla');
  nameBookmarksOnce(document);
  expect(structureOf(document).bookmarks).toEqual(['Contenido', 'Cómo pagar', 'Si algo falla']);
});

it('has the date of the last change of its text, and none where that is unknown', async () => {
  const datesOf = async (date?: Date) => {
    const document = await documentWith();
    dateDocument(document, date);
    const loaded = await PDFDocument.load(await document.save(), {updateMetadata: false});
    return [loaded.getCreationDate(), loaded.getModificationDate()];
  };
  const date = new Date('2026-05-04T00:00:00Z');
  expect(await datesOf(date)).toEqual([date, date]);
  expect(await datesOf()).toEqual([undefined, undefined]);
});
