import {translate} from '@docusaurus/Translate';
import {qrCodeFile} from '../../site-model/qrCodeFile';
import {RECIPIENT_SECTION_ID} from '../../site-model/recipientSection';
import {siteConfig} from '../../static-first/docusaurusInternals/client/siteWithoutContexts';

/**
 * Fetches a drawing and waits for it: what is added to a page after `beforeprint` is not printed, and a picture that only print
 * styles show is not fetched for print (Chromium 156).
 * @returns nothing when the file cannot be fetched, as without a connection
 */
function fetchDrawing(address: string): SVGElement | undefined {
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  try {
    request.send();
  } catch {
    return undefined;
  }
  const root = request.status === 200 ? request.responseXML?.documentElement : undefined;
  return root instanceof SVGElement ? document.importNode(root, true) : undefined;
}

/** The QR code of the page, or of a section of it; nothing on a page without an address of its own. */
function createQrCode(id?: string): SVGElement | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const path = canonical && new URL(canonical.href).pathname.slice(siteConfig.baseUrl.length);
  const code = path === null ? undefined : fetchDrawing(siteConfig.baseUrl + qrCodeFile(path, id));
  code?.classList.add('print-code');
  code?.setAttribute('role', 'img');
  code?.setAttribute(
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

/**
 * Puts the QR code of a page beside its title while it is printed, where it needs no page of its own, and that of the recipient's
 * section at its heading; that section is printed alone from its own address, to be handed over. On the screen there is none: who
 * reads there fetches nothing.
 */
function preparePrint(): void {
  const added: SVGElement[] = [];
  const add = (code: SVGElement | undefined, put: (code: SVGElement) => void) => {
    if (code) {
      put(code);
      added.push(code);
    }
  };
  const isAlone = window.location.hash === `#${RECIPIENT_SECTION_ID}`;
  const main = document.querySelector('main');
  const heading = document.querySelector(`h2#${RECIPIENT_SECTION_ID}`);
  if (main && !isAlone) add(createQrCode(), (code) => main.prepend(code));
  if (heading) add(createQrCode(RECIPIENT_SECTION_ID), (code) => heading.after(code));
  const hidden = heading && isAlone ? othersThan(heading) : [];
  const show = (display: string) => hidden.forEach(({style}) => style.setProperty('display', display));
  show('none');
  const restore = () => {
    added.forEach((code) => code.remove());
    show('');
  };
  addEventListener('afterprint', restore, {once: true});
}

if (typeof window !== 'undefined') {
  addEventListener('beforeprint', preparePrint);
}
