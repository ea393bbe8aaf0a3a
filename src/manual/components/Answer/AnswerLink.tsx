import React, {type ReactNode, useState} from 'react';
import Translate from '@docusaurus/Translate';
import {Icon} from '../../../ui/Icon';
import {useHydrated} from '../../../static-first/client/useHydrated';

type Outcome = 'none' | 'copied' | 'in address bar';

/** Where the clipboard is out of reach (old browsers, no permission), the address bar holds the link instead. */
async function copy(id: string): Promise<Outcome> {
  const url = new URL(`#${id}`, window.location.href);
  try {
    await navigator.clipboard.writeText(url.href);
    return 'copied';
  } catch {
    window.history.replaceState(window.history.state, '', url);
    return 'in address bar';
  }
}

function Said({outcome}: {outcome: Outcome}): ReactNode {
  if (outcome === 'copied') {
    return (
      <Translate id="answerLink.copied" description="Confirms that the link to an answer was copied">
        Enlace copiado
      </Translate>
    );
  }
  return outcome === 'in address bar' ? (
    <Translate
      id="answerLink.inAddressBar"
      description="Says where the link to an answer is when it could not be copied"
    >
      El enlace está arriba, en la barra de direcciones
    </Translate>
  ) : null;
}

/** Copies the address of an answer, and says so to eyes and to screen readers. Only drawn once script runs. */
export function AnswerLink({id}: {id: string}): ReactNode {
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>('none');
  return isHydrated ? (
    <p className="answer__link">
      <button type="button" onClick={() => void copy(id).then(setOutcome)}>
        <Icon name="link" />
        <Translate id="answerLink.copy" description="The button that copies the address of an answer">
          Copiar el enlace
        </Translate>
      </button>
      <span role="status">
        <Said outcome={outcome} />
      </span>
    </p>
  ) : null;
}
