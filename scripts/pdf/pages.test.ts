import {type PDFDict, PDFDocument, PDFHexString, PDFName} from 'pdf-lib';
import {expect, it} from 'vitest';
import {nameBookmarksOnce, structureOf} from './pages';

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

it('a bookmark that repeats its title gets the title once, at any depth, and other bookmarks stay the same', async () => {
  const document = await documentWith('ContenidoContenido', 'Cómo pagar', 'Si algo fallaSi algo falla');
  nameBookmarksOnce(document);
  expect(structureOf(document).bookmarks).toEqual(['Contenido', 'Cómo pagar', 'Si algo falla']);
});
