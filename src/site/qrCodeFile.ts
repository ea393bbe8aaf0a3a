/**
 * Where the QR code of a page lies below the folder of its language, beside its other pictures.
 * @param path of the page below that folder: `docs/faq/`, empty for the home page
 * @param id of a section of the page that has a QR code of its own
 */
export function qrCodeFile(path: string, id?: string): string {
  const page = path.replace(/\/$/, '') || 'index';
  return `img/${id === undefined ? page : `${page}-${id}`}.svg`;
}
