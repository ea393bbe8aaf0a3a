import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {RECIPIENT_SECTION_ID} from '../../site/addresses';

/** The full address of a part of this page, with the configured host. */
function useUrl(id: string): string {
  const {pathname} = useLocation();
  const {url} = useDocusaurusContext().siteConfig;
  return url + pathname + (id && `#${id}`);
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

/** Copies the link. The deferred script shows one of the two texts in the attributes. */
function Copy(): ReactNode {
  return (
    <>
      <button
        type="button"
        data-copied={translate({
          id: 'share.copied',
          message: 'Enlace copiado',
          description: 'Confirms that the link to a task or an answer was copied',
        })}
        data-by-hand={translate({
          id: 'share.byHand',
          message: 'Copia este enlace: {url}',
          description: 'Shows the link to a task or an answer when it could not be copied',
        })}
      >
        <Translate id="share.copy" description="Copies the link to a task">
          Copiar enlace
        </Translate>
      </button>
      <span className="share__status" role="status" />
    </>
  );
}

/**
 * Shares the address of a page, or of the task with an id on it. The button is the browser's own disclosure of links, so that it works
 * without script. The deferred script opens the device's share sheet in its place, copies and prints (src/static-first/deferred/share.ts).
 */
export function Share({id = ''}: {id?: string}): ReactNode {
  const {whatsapp, message, mail} = shareLinks(useUrl(id), useDocusaurusContext().siteConfig.title);
  const isRecipient = id === RECIPIENT_SECTION_ID;
  return (
    <details className="share" data-text="skip" data-id={id}>
      <summary>
        {isRecipient ? (
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
        {/* eslint-disable @docusaurus/no-html-links -- `Link` would open mail and messages in a new tab */}
        {/* The space keeps the words apart without CSS: in a reader view, and when they are copied. */}
        <a href={whatsapp}>{WHATSAPP}</a>{' '}
        <a href={message}>
          <Translate id="share.message" description="Passes on a link in a text message (SMS)">
            Mensaje
          </Translate>
        </a>{' '}
        <a href={mail}>
          <Translate id="share.mail" description="Passes on a link in an email">
            Correo
          </Translate>
        </a>{' '}
        {isRecipient && (
          <>
            <a className="share__print" href={`#${id}`}>
              <Translate id="share.print" description="Prints the recipient's section">
                Imprimir
              </Translate>
            </a>{' '}
          </>
        )}
        <Copy />
      </p>
    </details>
  );
}

/** A less prominent link for sharing an answer. */
export function ShareAnswer({id}: {id: string}): ReactNode {
  const {whatsapp} = shareLinks(useUrl(id), '');
  return (
    <a className="share-answer" href={whatsapp}>
      <Translate id="share.answer" description="Passes on the link to an answer by WhatsApp">
        Enviar por WhatsApp
      </Translate>
    </a>
  );
}
