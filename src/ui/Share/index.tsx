import React, {Fragment, type MouseEvent, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {RECIPIENT_SECTION_ID} from '../../site-model/recipientSection';
import {useHydrated} from '../../static-first/client/useHydrated';
import {printWithCodes} from '../PrintQrCode/client';
import {shareLinks} from './shareLinks';
import {type Outcome, useCopy} from './useCopy';

/** The same in every language. */
const WHATSAPP = 'WhatsApp';

/**
 * The full address of a part of this page: the configured one until hydration, then with the host of the current address. Without the
 * query, which may contain where this reader came from.
 */
function useUrl(id: string, isHydrated: boolean): string {
  const {pathname} = useLocation();
  const {url} = useDocusaurusContext().siteConfig;
  const page = (isHydrated ? window.location.origin : url) + pathname;
  return id ? `${page}#${id}` : page;
}

/** The label before the share links, and their accessible name. */
function labelOf(): string {
  return translate({
    id: 'share.label',
    message: 'Compartir',
    description:
      "Before the ways to pass on the link to a task or an answer; also the button that opens the device's share sheet",
  });
}

/** Whether a share sheet was closed by the reader. */
const isClosed = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

/**
 * Labels a group of share links by its heading or question, since a page has many of them. Done by script: in the HTML it would exceed the
 * size budget of the largest pages.
 */
function nameAfter(id: string, label: string) {
  return (group: HTMLElement | null) => {
    const part = document.getElementById(id);
    // A heading ends with a link to itself, which has no visible letter.
    const name = (part?.querySelector('summary') ?? part)?.textContent.replace('\u200B', '');
    if (name) group?.setAttribute('aria-label', `${label}: ${name}`);
  };
}

/** Prints only the part with the id in the address, like src/ui/PrintQrCode/client.ts; the next print is that of the page again. */
function printPart({currentTarget}: MouseEvent<HTMLAnchorElement>): void {
  const {location, history} = window;
  const {href} = location;
  const state: unknown = history.state;
  location.replace(currentTarget.hash);
  addEventListener('afterprint', () => history.replaceState(state, '', href), {once: true});
  void printWithCodes();
}

function Said({outcome}: {outcome: Outcome}): ReactNode {
  if (outcome === 'copied') {
    return (
      <Translate id="share.copied" description="Confirms that the link to a task or an answer was copied">
        Enlace copiado
      </Translate>
    );
  }
  return outcome === 'in address bar' ? (
    <Translate
      id="share.inAddressBar"
      description="Says where the link to a task or an answer is when it could not be copied"
    >
      El enlace está arriba, en la barra de direcciones
    </Translate>
  ) : null;
}

/**
 * Shares the address of a page, or of the task or answer with an id on it: by links that work without script, and with script by the
 * device's share sheet, or by copying where there is none, which is announced to screen readers.
 */
export function Share({id = ''}: {id?: string}): ReactNode {
  const isHydrated = useHydrated();
  const url = useUrl(id, isHydrated);
  const {outcome, copy} = useCopy(url);
  const {whatsapp, message, mail} = shareLinks(url, useDocusaurusContext().siteConfig.title);
  const label = labelOf();
  const mailWord = (
    <Translate key="mail" id="share.mail" description="Passes on a link in an email">
      Correo
    </Translate>
  );
  const messageWord = (
    <Translate key="message" id="share.message" description="Passes on a link in a text message (SMS)">
      Mensaje
    </Translate>
  );
  const printWord = (
    <Translate key="print" id="share.print" description="Prints the recipient's section">
      Imprimir
    </Translate>
  );
  // One line on a phone has room for three. Printing is a link from the start: until the page runs it leads to the part, and what came
  // with the scripts would take another line.
  const ways: [href: string, name: ReactNode, onClick?: typeof printPart][] =
    id === RECIPIENT_SECTION_ID
      ? [
          [whatsapp, WHATSAPP],
          [mail, mailWord],
          [`#${id}`, printWord, printPart],
        ]
      : [
          [whatsapp, WHATSAPP],
          [message, messageWord],
          [mail, mailWord],
        ];
  // Nothing is wrong when the reader closes the share sheet. Where there is none, or it cannot open, the address is copied.
  const share = () =>
    'share' in navigator
      ? navigator
          .share({url, title: document.title})
          .catch((reason: unknown) => (isClosed(reason) ? undefined : copy()))
      : copy();
  return (
    <p className="share" data-text="skip" role="group" aria-label={label} ref={nameAfter(id, label)}>
      {/* The same word before hydration and after it: a longer one would wrap the row, and move what a link leads to. */}
      {isHydrated ? (
        <button type="button" className="share__button" onClick={() => void share()}>
          {label}
        </button>
      ) : (
        `${label} `
      )}
      {ways.map(([href, name, onClick], index) => (
        // The words are apart where no style sets them apart: in a reader view, and when they are copied.
        <Fragment key={href}>
          {index > 0 && ' '}
          {/* Docusaurus's link would open mail and messages in a tab of their own. */}
          {/* eslint-disable-next-line @docusaurus/no-html-links -- see above */}
          <a href={href} onClick={onClick}>
            {name}
          </a>
        </Fragment>
      ))}
      {isHydrated && (
        <span role="status">
          <Said outcome={outcome} />
        </span>
      )}
    </p>
  );
}

/**
 * The one way to pass on an answer that is closed, or whose page does not run yet: all of them on every answer would make the pages
 * with the most answers a twentieth heavier.
 */
export function ShareByWhatsApp({id}: {id: string}): ReactNode {
  const {whatsapp} = shareLinks(useUrl(id, useHydrated()), '');
  return (
    <p className="share" data-text="skip">
      {`${labelOf()} `}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- Docusaurus's link would say that it opens a tab of its own */}
      <a href={whatsapp}>{WHATSAPP}</a>
    </p>
  );
}
