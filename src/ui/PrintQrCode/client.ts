import {translate} from '@docusaurus/Translate';
import {qrCodeFile} from '../../site/qrCodeFile';
import {RECIPIENT_SECTION_ID} from '../../site/recipientSection';
import {siteConfig} from '../../startup/docusaurusInternals/client/siteWithoutContexts';

/** How long a print may wait for a code, in milliseconds. */
const TIMEOUT = 1_000;

/** The drawings that are here, by address. */
const drawings = new Map<string, SVGElement>();

/** Fetches a drawing once it is wanted. Settles without one where it cannot be had in time, as without a connection. */
function loadDrawing(address: string): Promise<void> {
  return new Promise((resolve) => {
    if (drawings.has(address)) {
      resolve();
      return;
    }
    // Unlike a parser of text, it asks for no policy of Trusted Types.
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = TIMEOUT;
    request.onloadend = () => {
      const root = request.status === 200 ? request.responseXML?.documentElement : undefined;
      if (root instanceof SVGElement) drawings.set(address, root);
      resolve();
    };
    request.send();
  });
}

/** The address of the QR code of the page, or of a section of it; undefined on a page without an address of its own. */
function addressOfCode(id?: string): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const path = canonical && new URL(canonical.href).pathname.slice(siteConfig.baseUrl.length);
  return path === null ? undefined : siteConfig.baseUrl + qrCodeFile(path, id);
}

const isSectionAlone = () => window.location.hash === `#${RECIPIENT_SECTION_ID}`;
const recipientHeading = () => document.querySelector(`h2#${RECIPIENT_SECTION_ID}`);

type Code = {address: string; put: (drawing: Element) => void};

/** The QR codes of the page as it is printed now: its own beside the title, that of the recipient's section at its heading. */
function codesOfPage(): Code[] {
  const main = isSectionAlone() ? null : document.querySelector('main');
  const heading = recipientHeading();
  return [
    {address: main && addressOfCode(), put: (drawing: Element) => main?.prepend(drawing)},
    {address: heading && addressOfCode(RECIPIENT_SECTION_ID), put: (drawing: Element) => heading?.after(drawing)},
  ].filter((code): code is Code => Boolean(code.address));
}

/** A copy for the page, with its name. */
function named(drawing: SVGElement): SVGElement {
  const code = document.importNode(drawing, true);
  code.classList.add('print-code');
  code.setAttribute('role', 'img');
  code.setAttribute(
    'aria-label',
    translate({
      id: 'printCode.alt',
      message: 'Código QR con la dirección de esta página',
      description: 'Describes the QR code on a printed page',
    }),
  );
  return code;
}

/** The elements beside a heading that stand before it, or from the next heading like it on. */
function othersThan(heading: Element): HTMLElement[] {
  let isInside = false;
  return [...(heading.parentElement?.children ?? [])].filter((element): element is HTMLElement => {
    if (element.tagName === heading.tagName) isInside = element === heading;
    return !isInside && element instanceof HTMLElement;
  });
}

/** Prints the page as soon as its QR codes are here, or cannot be had. */
export async function printWithCodes(): Promise<void> {
  await Promise.all(codesOfPage().map(({address}) => loadDrawing(address)));
  // A web view lacks `print`, in spite of the types.
  (window as Partial<Window>).print?.();
}

/**
 * Adds the QR codes of a page while it is printed, where they need no page of their own; the recipient's section is printed alone from
 * its own address, to be handed over. On the screen there are none: who reads there fetches nothing. A browser prints what the page is
 * at the end of this event, and nothing may hold the page meanwhile: a code that is not here yet is there the next time.
 */
function preparePrint(): void {
  const added = codesOfPage().flatMap(({address, put}) => {
    const drawing = drawings.get(address);
    if (!drawing) {
      void loadDrawing(address);
      return [];
    }
    const code = named(drawing);
    put(code);
    return [code];
  });
  const heading = recipientHeading();
  const hidden = heading && isSectionAlone() ? othersThan(heading) : [];
  const show = (display: string) => hidden.forEach(({style}) => style.setProperty('display', display));
  show('none');
  const restore = () => {
    added.forEach((code) => code.remove());
    show('');
  };
  addEventListener('afterprint', restore, {once: true});
}

/** The shortcut of the browser, which prints without waiting for the codes. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'p' && (event.ctrlKey || event.metaKey) && !event.altKey && codesOfPage().length > 0) {
    event.preventDefault();
    void printWithCodes();
  }
}

if (typeof window !== 'undefined') {
  addEventListener('beforeprint', preparePrint);
  addEventListener('keydown', onKeyDown);
}
