import {describe, type Message} from '../../manual/writer-errors/message';

const message = (tag: string): Message => ({
  es: {
    found: `${tag}, que muestra algo sin decirlo`,
    expected: 'un elemento con texto',
    advice:
      'Dale un texto alternativo (role="img" con aria-label, o alt), quita de la lectura lo que es adorno (aria-hidden), o nómbralo en src/outputs/texts/textForm.ts.',
  },
  en: {
    found: `${tag}, which shows something without saying it`,
    expected: 'an element with text',
    advice:
      'Give it a text alternative (role="img" with aria-label, or alt), hide what is decoration (aria-hidden), or name it in src/outputs/texts/textForm.ts.',
  },
});

/** An element of a page that the plain text of the page would lose. It stops the build. */
export class MissingTextForm extends Error {
  override name = 'MissingTextForm';

  /** @param file the built page, where it is known */
  constructor(
    readonly tag: string,
    file = '',
  ) {
    super(`${file === '' ? '' : `${file}: `}${describe(message(tag))}`);
  }
}
