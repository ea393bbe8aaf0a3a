import type {Node} from '@takumi-rs/core';
import type {CSSProperties} from 'react';
import type {Design} from './design';

/** The size of a card, which apps show whole: 1.91 to 1. */
export const CARD = {width: 1200, height: 630} as const;

/** Around its panel. */
export const MARGIN = 28;

/** The pieces that a card is put together from: a flex box, a text, a picture. */

export const box = (style: CSSProperties, ...children: (Node | undefined)[]): Node => ({
  type: 'container',
  style: {display: 'flex', ...style},
  children: children.filter((child) => child !== undefined),
});

export const text = (style: CSSProperties, words: string): Node => ({type: 'text', text: words, style});

export const picture = (src: string, size: number, style: CSSProperties = {}): Node => ({
  type: 'image',
  src,
  width: size,
  height: size,
  style,
});

/** The field of a topic; help and what belongs to no topic have the brand's. */
export const fieldOf = (topic: string | undefined, {color}: Design): string =>
  color(topic && topic !== 'help' ? topic : 'field-indigo');

/**
 * A filled panel with an inner outline.
 * @param style its size and field
 * @param inset how far from the edge the outline is, how thick it is, and the radius of its corners
 */
export function drawPanel(
  style: CSSProperties,
  inset: {edge: number; outline: number; radius: number},
  ...children: Node[]
): Node {
  const {edge, outline, radius} = inset;
  return box(
    {...style, position: 'relative', padding: edge, borderRadius: radius + edge},
    box({flexGrow: 1, border: `${outline}px solid #fff`, borderRadius: radius, color: '#fff'}, ...children),
  );
}

/** A small panel with one thing in its middle. */
export const tile = (size: number, field: string, content: Node): Node =>
  drawPanel(
    {width: size, height: size, backgroundColor: field},
    {edge: size / 14, outline: 3, radius: size / 12},
    box({flexGrow: 1, alignItems: 'center', justifyContent: 'center'}, content),
  );
