// Change: CSS shows the icon and the name of the mode, so that both are right before any script except for the inline one; src/static-first/inline/choices.ts switches; no system mode. Ejected (3.10.2 0cfe6eb1).
import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/ui/Icon';

function Mode({mode, icon, name}: {mode: 'light' | 'dark'; icon: string; name: string}): ReactNode {
  return (
    <span className={`color-toggle__${mode}`}>
      <Icon name={icon} />
      <span className="visually-hidden">
        {translate(
          {
            id: 'theme.colorToggle.ariaLabel',
            message: 'Cambiar entre claro y oscuro (ahora: {mode})',
            description: 'The ARIA label for the color mode toggle',
          },
          {mode: name},
        )}
      </span>
    </span>
  );
}

export default function ColorModeToggle(): ReactNode {
  const lightName = translate({
    id: 'theme.colorToggle.ariaLabel.mode.light',
    message: 'modo claro',
    description: 'The name for the light color mode',
  });
  const darkName = translate({
    id: 'theme.colorToggle.ariaLabel.mode.dark',
    message: 'modo oscuro',
    description: 'The name for the dark color mode',
  });
  return (
    <button type="button" className="color-toggle">
      <Mode mode="light" icon="sun" name={lightName} /> <Mode mode="dark" icon="moon" name={darkName} />
    </button>
  );
}
