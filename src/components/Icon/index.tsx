import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** `picto`: the 48 px drawings with a dot, always on a plate. `sign`: the 24 px marks of the interface. */
type IconProps = {name: string; kind?: 'picto' | 'sign'; className?: string};

/**
 * A drawing from the sprite `static/img/icons.svg`, hidden from assistive technology: the words beside it name the thing.
 * One cacheable file serves all pages, so neither the HTML nor the bundle carries any path data.
 */
export function Icon({name, kind = 'sign', className = ''}: IconProps): ReactNode {
  const sprite = useBaseUrl('/img/icons.svg');
  return (
    <svg className={`${kind} ${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** A pictogram on its small enamel plate, in the colour of the topic around it. */
export function Plate({icon}: {icon: string}): ReactNode {
  return (
    <span className="mini">
      <Icon name={icon} kind="picto" />
    </span>
  );
}
