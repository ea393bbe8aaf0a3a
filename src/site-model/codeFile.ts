/**
 * Where the QR code of a page lies below the folder of its language, beside its other pictures.
 * @param path of the page below that folder: `docs/faq/`, empty for the home page
 * @param id of a part of the page that has a code of its own
 */
export function codeFile(path: string, id?: string): string {
  const page = path.replace(/\/$/, '') || 'index';
  return `img/${id === undefined ? page : `${page}-${id}`}.svg`;
}

/** The part of a page that is for who receives: it is passed on alone, and has a code of its own. */
export const RECEIVER_ID = 'receive';
