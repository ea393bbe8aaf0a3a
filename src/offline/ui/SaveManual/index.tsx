import React, {useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isOfflineOffered} from '../../../site/features';

/**
 * `<SaveManual />`: saves the manual of this language on the phone, or removes it. The code is loaded when the button is pressed. The
 * button works before hydration too: its click is replayed.
 */
export function SaveManual(): ReactNode {
  const [Choice, setChoice] = useState<ComponentType>();
  const [isFailed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    import('./Choice').then(
      (module) => setChoice(() => module.Choice),
      () => setFailed(true),
    );
  };
  if (!isOfflineOffered) return null;
  return (
    <div className="save-manual">
      {Choice ? (
        <Choice />
      ) : (
        <button type="button" className="primary-button" onClick={open}>
          <Translate
            id="offline.open"
            description="The button below 'Read it offline' that shows how many kilobytes the manual takes, and a button to save it"
          >
            Ver cuánto ocupa
          </Translate>
        </button>
      )}
      {isFailed && (
        <p role="alert">
          <Translate
            id="offline.noChoice"
            description="Shown when the button above did nothing for lack of a connection"
          >
            No se pudo abrir. Revisa tu conexión e inténtalo de nuevo.
          </Translate>
        </p>
      )}
    </div>
  );
}
