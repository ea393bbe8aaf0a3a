import {RECIPIENT_SECTION_ID} from '../../site/addresses';

/** The elements beside a heading that stand before it, or from the next heading like it on. */
function othersThan(heading: Element): HTMLElement[] {
  let isInside = false;
  return [...(heading.parentElement?.children ?? [])].filter((element): element is HTMLElement => {
    if (element.tagName === heading.tagName) isInside = element === heading;
    return !isInside && element instanceof HTMLElement;
  });
}

/** Prints the recipient's section alone from its own address, to be handed over. */
function preparePrint(): void {
  const isAlone = window.location.hash === `#${RECIPIENT_SECTION_ID}`;
  const heading = isAlone && document.querySelector(`h2#${RECIPIENT_SECTION_ID}`);
  const hidden = heading ? othersThan(heading) : [];
  const show = (display: string) => hidden.forEach(({style}) => style.setProperty('display', display));
  show('none');
  addEventListener('afterprint', () => show(''), {once: true});
}

if (typeof window !== 'undefined') addEventListener('beforeprint', preparePrint);
