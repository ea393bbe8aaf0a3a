import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isOfflineOffered} from '../../site/features';
import {texts} from './texts';

/**
 * `<SaveManual />`: saves the manual of this language on the phone, or removes it. Its script (client.ts) is loaded when the button is
 * pressed, and then shows everything in its place.
 */
export function SaveManual(): ReactNode {
  if (!isOfflineOffered) return null;
  return (
    <div className="save-manual" data-texts={JSON.stringify(texts)}>
      <button type="button" className="primary-button">
        <Translate
          id="offline.open"
          description="The button below 'Read it offline' that shows how many kilobytes the manual takes, and a button to save it"
        >
          Ver cuánto ocupa
        </Translate>
      </button>
      <p role="alert" hidden>
        <Translate id="offline.noChoice" description="Shown when the button above did nothing for lack of a connection">
          No se pudo abrir. Revisa tu conexión e inténtalo de nuevo.
        </Translate>
      </p>
    </div>
  );
}
