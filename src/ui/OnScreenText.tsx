import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** The text of the link to the small drawings of screens on the help page. */
export function OnScreenText(): ReactNode {
  return (
    <Translate id="onScreen.link" description="Link to the small drawings of screens on the help page">
      ¿Qué ves en tu pantalla?
    </Translate>
  );
}
