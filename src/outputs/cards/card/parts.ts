import {createElement as h, type CSSProperties, type ReactElement} from 'react';
import type {Design} from './design';

/** The pieces that a card is put together from. Satori lays them out as flex boxes. */

export function box(style: CSSProperties, ...children: (ReactElement | string | undefined)[]): ReactElement {
  return h('div', {style: {display: 'flex', boxSizing: 'border-box', ...style}}, ...children);
}

export const picture = (src: string, size: number, style: CSSProperties = {}): ReactElement =>
  h('img', {src, width: size, height: size, style});

/** The field of a topic; help and what belongs to no topic have the brand's. */
export const fieldOf = (topic: string | undefined, {color}: Design): string =>
  color(topic && topic !== 'help' ? topic : 'field-indigo');

/**
 * A filled panel with an inner outline. The outline is one shape under another: Satori clips a border to its shape, which takes as
 * long to draw as the rest of a card.
 * @param style its size and field
 * @param inset how far from the edge the outline is, how thick it is, and the radius of its corners
 */
export function drawPanel(
  style: CSSProperties,
  inset: {edge: number; outline: number; radius: number},
  ...children: ReactElement[]
): ReactElement {
  const {edge, outline, radius} = inset;
  const {backgroundColor} = style;
  return box(
    {...style, position: 'relative', padding: edge, borderRadius: radius + edge},
    box(
      {flexGrow: 1, padding: outline, borderRadius: radius, backgroundColor: '#fff'},
      box({flexGrow: 1, borderRadius: radius - outline, backgroundColor, color: '#fff'}, ...children),
    ),
  );
}

/** A small panel with one thing in its middle. */
export const tile = (size: number, field: string, content: ReactElement): ReactElement =>
  drawPanel(
    {width: size, height: size, backgroundColor: field},
    {edge: size / 14, outline: 3, radius: size / 12},
    box({flexGrow: 1, alignItems: 'center', justifyContent: 'center'}, content),
  );
