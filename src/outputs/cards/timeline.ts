import type {Node} from '@takumi-rs/core';
import type {CSSProperties} from 'react';
import type {Timeline} from './content';
import type {Design} from './design';
import {box, CARD, fieldOf, MARGIN, picture, text, tile} from './parts';

type Labels = Extract<Timeline, {labels: string[]}>;
const {width} = CARD;

const THICKNESS = 12;
const MARKER_SIZE = 64;
const TOPIC_MARKER_SIZE = 116;

/** A segment of the line, at half the height of its markers. */
const segment = (color: string, markerSize: number, left: number, right: number): Node =>
  box({
    position: 'absolute',
    top: (markerSize - THICKNESS) / 2,
    left,
    width: right - left,
    height: THICKNESS,
    backgroundColor: color,
  });

function marker(kind: Labels['kind'], number: number, field: string, {color}: Design): Node {
  if (kind === 'steps') {
    return tile(MARKER_SIZE, field, text({fontSize: 38, fontWeight: 800, lineHeight: 1}, String(number)));
  }
  return box({
    width: 44,
    height: 44,
    margin: '10px 0',
    border: `${THICKNESS}px solid ${field}`,
    borderRadius: 22,
    backgroundColor: color('paper'),
  });
}

const words = (label: string, {color}: Design, style: CSSProperties): Node =>
  text({fontWeight: 700, color: color('ink'), textWrap: 'balance', ...style}, label);

/** Longer ones take three lines, which must fit as well. */
const labelSize = (labels: readonly string[]) => (labels.some(({length}) => length > 24) ? 30 : 36);

function markers({kind, labels, more}: Labels, field: string, design: Design): Node {
  const slot = (width - 2 * MARGIN) / labels.length;
  const last = MARGIN + slot * (labels.length - 1);
  return box(
    {position: 'relative', width, paddingLeft: MARGIN},
    // It goes on over the edge of the card where there are more labels than it shows.
    segment(field, MARKER_SIZE, MARGIN + THICKNESS, more > 0 ? width : last + THICKNESS),
    ...labels.map((label, index) =>
      box(
        {position: 'relative', width: slot, paddingRight: 20, flexDirection: 'column'},
        marker(kind, index + 1, field, design),
        words(label, design, {marginTop: 12, fontSize: labelSize(labels), lineHeight: 1.1}),
      ),
    ),
  );
}

/** Draws the timeline of a card, as wide as the card. */
export function drawTimeline(timeline: Timeline, field: string, design: Design): Node {
  if (timeline.kind === 'topics') {
    return box(
      {position: 'relative', width, padding: `0 ${MARGIN}px`, justifyContent: 'space-between'},
      segment(design.color('ink'), TOPIC_MARKER_SIZE, MARGIN + THICKNESS, width - MARGIN - THICKNESS),
      ...timeline.topics.map(({topic, icon}) =>
        tile(TOPIC_MARKER_SIZE, fieldOf(topic, design), picture(design.pictogram(icon, '#fff'), 76)),
      ),
    );
  }
  if (timeline.kind !== 'note') return markers(timeline, field, design);
  // A sentence beside a marker on the line.
  return box(
    {position: 'relative', width, paddingLeft: MARGIN, alignItems: 'center'},
    box({position: 'absolute', left: 0, width: MARGIN + MARKER_SIZE / 2, height: THICKNESS, backgroundColor: field}),
    box({
      position: 'relative',
      width: MARKER_SIZE,
      height: MARKER_SIZE,
      border: `8px solid ${design.color('night')}`,
      borderRadius: MARKER_SIZE / 2,
      backgroundColor: design.color('mango'),
    }),
    words(timeline.text, design, {
      width: width - 2 * MARGIN - MARKER_SIZE - 30,
      marginLeft: 30,
      fontSize: 42,
      lineHeight: 1.15,
    }),
  );
}
