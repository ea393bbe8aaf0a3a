import React, {type MouseEvent, type ReactNode, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {RECIPIENT_SECTION_ID} from '../../site/addresses';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {canPrint, hasShareSheet} from '../../static-first';

/**
 * The full address of a part of this page: with the configured host until hydration, then with the current host. The query is left out
 * because it may contain where this reader came from.
 */
function useUrl(id: string, isHydrated: boolean): string {
  const {pathname} = useLocation();
  const {url} = useDocusaurusContext().siteConfig;
  const page = (isHydrated ? window.location.origin : url) + pathname;
  return id ? `${page}#${id}` : page;
}

/**
 * Addresses that pass a text to an app: the public form of WhatsApp, and the schemes of messages and mail. They work without script, and
 * load nothing from other hosts.
 * @param url the shared address, as in the address bar
 * @param subject of a mail
 */
function shareLinks(url: string, subject: string): Record<'whatsapp' | 'message' | 'mail', string> {
  // Only characters that would break the link are escaped: the rest repeats other addresses of the page, and compresses well.
  const text = url.replace(/[#&+%]/g, encodeURIComponent);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    message: `sms:?body=${text}`,
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${text}`,
  };
}

/** The same in every language. */
const WHATSAPP = 'WhatsApp';

/** Whether the reader closed the share sheet. */
const isClosed = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';

/** Prints only the part whose id is in the address (print.css). The next print shows the whole page again. */
function printPart({currentTarget}: MouseEvent<HTMLAnchorElement>): void {
  const {location, history} = window;
  const {href} = location;
  const state: unknown = history.state;
  location.replace(currentTarget.hash);
  addEventListener('afterprint', () => history.replaceState(state, '', href), {once: true});
  if (canPrint()) window.print();
}

/** Copies an address. Without access to the clipboard (old browsers, pages inside other apps), the reader copies it by hand. */
function Copy({url}: {url: string}): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'by hand'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('by hand');
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <Translate id="share.copy" description="Copies the link to a task">
          Copiar enlace
        </Translate>
      </button>
      <span className="share__status" role="status">
        {outcome === 'copied' && (
          <span>
            <Translate id="share.copied" description="Confirms that the link to a task or an answer was copied">
              Enlace copiado
            </Translate>
          </span>
        )}
        {outcome === 'by hand' && (
          <span>
            <Translate
              id="share.byHand"
              description="Shows the link to a task or an answer when it could not be copied"
              values={{url}}
            >
              {'Copia este enlace: {url}'}
            </Translate>
          </span>
        )}
      </span>
    </>
  );
}

/**
 * Shares the address of a page, or of the task with an id on it. One button opens the device's share sheet or, without one, links for
 * sharing. The button is the browser's own disclosure, so that everything works without script.
 */
export function Share({id = ''}: {id?: string}): ReactNode {
  const isHydrated = useIsBrowser();
  const url = useUrl(id, isHydrated);
  const {whatsapp, message, mail} = shareLinks(url, useDocusaurusContext().siteConfig.title);
  // Closing the share sheet is not an error. If it cannot open, the links are shown.
  const share = (event: MouseEvent<HTMLElement>) => {
    if (!hasShareSheet()) return;
    const details = event.currentTarget.parentElement as HTMLDetailsElement;
    event.preventDefault();
    navigator.share({url, title: document.title}).catch((reason: unknown) => {
      details.open = !isClosed(reason);
    });
  };
  return (
    <details className="share" data-text="skip">
      <summary onClick={share}>
        {id === RECIPIENT_SECTION_ID ? (
          <Translate
            id="share.recipient"
            description="The button that opens the ways to pass on the recipient's section"
          >
            Enviar a quien recibe
          </Translate>
        ) : (
          <Translate id="share.label" description="The button that opens the ways to pass on the link to a task">
            Compartir
          </Translate>
        )}
      </summary>
      <p>
        {/* Docusaurus's link would open mail and messages in a new tab. */}
        {/* eslint-disable @docusaurus/no-html-links -- see above */}
        {/* The space keeps the words apart without CSS: in a reader view, and when they are copied. */}
        <a href={whatsapp}>{WHATSAPP}</a>{' '}
        {id === RECIPIENT_SECTION_ID && isHydrated && canPrint() ? (
          <a href={`#${id}`} onClick={printPart}>
            <Translate id="share.print" description="Prints the recipient's section">
              Imprimir
            </Translate>
          </a>
        ) : (
          <a href={message}>
            <Translate id="share.message" description="Passes on a link in a text message (SMS)">
              Mensaje
            </Translate>
          </a>
        )}{' '}
        <a href={mail}>
          <Translate id="share.mail" description="Passes on a link in an email">
            Correo
          </Translate>
        </a>
        {isHydrated && <Copy url={url} />}
      </p>
    </details>
  );
}

/** A less prominent link for sharing an answer. */
export function ShareAnswer({id}: {id: string}): ReactNode {
  const {whatsapp} = shareLinks(useUrl(id, useIsBrowser()), '');
  return (
    <a className="share-answer" href={whatsapp}>
      <Translate id="share.answer" description="Passes on the link to an answer by WhatsApp">
        Enviar por WhatsApp
      </Translate>
    </a>
  );
}
