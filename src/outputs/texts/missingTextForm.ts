import {describe, writerMessage} from '../../manual/writer-errors/message';

/** An element of a page that the plain text of the page would lose. It stops the build. */
export class MissingTextForm extends Error {
  override name = 'MissingTextForm';

  /** @param file the built page, where it is known */
  constructor(
    readonly tag: string,
    file = '',
  ) {
    super(`${file === '' ? '' : `${file}: `}${describe(writerMessage('missingTextForm', {tag}))}`);
  }
}
