import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sprite} from '../../site/addresses';

/** `pictogram`: the 48 px drawings with a dot, always on a tile. `glyph`: the 24 px icons of the interface. */
type IconProps = {name: string; kind?: 'pictogram' | 'glyph'; className?: string};

/**
 * A drawing from the sprite, hidden from assistive technology because the words beside it name the thing. The build puts its shapes into
 * the page (src/outputs/symbols.ts); the bundle contains none.
 */
export function Icon({name, kind = 'glyph', className = ''}: IconProps): ReactNode {
  const file = useBaseUrl(sprite);
  return (
    <svg className={`${kind} ${className}`.trim()} aria-hidden="true">
      <use href={`${file}#${name}`} />
    </svg>
  );
}

/** A pictogram on a small tile, in the colour of the topic around it. */
export function IconTile({icon}: {icon: string}): ReactNode {
  return (
    <span className="icon-tile">
      <Icon name={icon} kind="pictogram" />
    </span>
  );
}
