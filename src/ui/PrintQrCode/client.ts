import {translate} from '@docusaurus/Translate';
import {qrCodeFile, RECIPIENT_SECTION_ID} from '../../site/addresses';
import {siteConfig} from '../../static-first/client';
import {canPrint} from '../../static-first';

/** How long a print may wait for a code, in milliseconds. */
const TIMEOUT = 1_000;

/** The codes that are here, by address. */
const images = new Map<string, HTMLImageElement>();

/** Fetches a code once it is wanted. Settles without one where it cannot be had in time, as without a connection. */
async function loadImage(address: string): Promise<void> {
  if (images.has(address)) return;
  const image = new Image();
  image.className = 'print-code';
  image.alt = translate({
    id: 'printCode.alt',
    message: 'Código QR con la dirección de esta página',
    description: 'Describes the QR code on a printed page',
  });
  image.src = address;
  const loaded = image.decode().then(
    () => void images.set(address, image),
    () => undefined,
  );
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, TIMEOUT))]);
}

/** The address of the QR code of the page, or of a section of it; undefined on a page without an address of its own. */
function addressOfCode(id?: string): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const path = canonical && new URL(canonical.href).pathname.slice(siteConfig.baseUrl.length);
  return path === null ? undefined : siteConfig.baseUrl + qrCodeFile(path, id);
}

const isSectionAlone = () => window.location.hash === `#${RECIPIENT_SECTION_ID}`;
const recipientHeading = () => document.querySelector(`h2#${RECIPIENT_SECTION_ID}`);

type Code = {address: string; put: (image: Element) => void};

/** The QR codes of the page as it is printed now: the page's own beside the title, the code of the recipient's section at its heading. */
function codesOfPage(): Code[] {
  const main = isSectionAlone() ? null : document.querySelector('main');
  const heading = recipientHeading();
  return [
    {address: main && addressOfCode(), put: (image: Element) => main?.prepend(image)},
    {address: heading && addressOfCode(RECIPIENT_SECTION_ID), put: (image: Element) => heading?.after(image)},
  ].filter((code): code is Code => Boolean(code.address));
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
  await Promise.all(codesOfPage().map(({address}) => loadImage(address)));
  if (canPrint()) window.print();
}

/**
 * Adds the QR codes of a page while it is printed, where they need no page of their own; the recipient's section is printed alone from
 * its own address, to be handed over. On the screen there are none: who reads there fetches nothing. A browser prints what the page is
 * at the end of this event, and nothing may hold the page meanwhile: a code that is not here yet is there the next time.
 */
function preparePrint(): void {
  const added = codesOfPage().flatMap(({address, put}) => {
    const image = images.get(address);
    if (image) put(image);
    else void loadImage(address);
    return image ?? [];
  });
  const heading = recipientHeading();
  const hidden = heading && isSectionAlone() ? othersThan(heading) : [];
  const show = (display: string) => hidden.forEach(({style}) => style.setProperty('display', display));
  show('none');
  const restore = () => {
    added.forEach((image) => image.remove());
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
