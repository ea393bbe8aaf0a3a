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
  const dated = await documentWith();
  dateDocument(dated, new Date('2026-05-04T00:00:00Z'));
  const loaded = await PDFDocument.load(await dated.save(), {updateMetadata: false});
  expect([loaded.getCreationDate(), loaded.getModificationDate()].map((date) => date?.toISOString())).toEqual([
    '2026-05-04T00:00:00.000Z',
    '2026-05-04T00:00:00.000Z',
  ]);
  const undated = await documentWith();
  dateDocument(undated);
  const other = await PDFDocument.load(await undated.save(), {updateMetadata: false});
  expect([other.getCreationDate(), other.getModificationDate()]).toEqual([undefined, undefined]);
});
