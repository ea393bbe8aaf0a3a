import type {CSSProperties, ReactElement} from 'react';
import type {CardContent, Timeline} from './content';
import type {Design} from './design';
import {box, fieldOf, picture, tile} from './parts';

/** The area below the title panel, as wide as the card, in which the timeline runs. */
export type TimelineArea = {width: number; height: number; margin: number};

type Labels = Extract<Timeline, {labels: string[]}>;
type Topics = Extract<Timeline, {kind: 'topics'}>;

const THICKNESS = 12;
const MARKER_SIZE = 64;
const TOPIC_MARKER_SIZE = 116;

/** A segment of the line, at half the height of its markers. */
const segment = (color: string, markerSize: number, left: number, right: number): ReactElement =>
  box({
    position: 'absolute',
    top: (markerSize - THICKNESS) / 2,
    left,
    width: right - left,
    height: THICKNESS,
    backgroundColor: color,
  });

function marker(kind: Labels['kind'], number: number, field: string, {color}: Design): ReactElement {
  if (kind === 'steps') {
    return tile(MARKER_SIZE, field, box({fontSize: 38, fontWeight: 800, lineHeight: 1}, String(number)));
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

const words = (text: string, {color}: Design, style: CSSProperties): ReactElement =>
  box({fontWeight: 700, color: color('ink'), textWrap: 'balance', ...style}, text);

/** Longer ones take three lines, which must fit as well. */
const labelSize = (labels: readonly string[]) => (labels.some(({length}) => length > 24) ? 30 : 36);

function markers({kind, labels, more}: Labels, field: string, {width, margin}: TimelineArea, design: Design) {
  const slot = (width - 2 * margin) / labels.length;
  const last = margin + slot * (labels.length - 1);
  return box(
    {position: 'relative', width, paddingLeft: margin},
    // It goes on over the edge of the card where there are more labels than it shows.
    segment(field, MARKER_SIZE, margin + THICKNESS, more > 0 ? width : last + THICKNESS),
    ...labels.map((label, index) =>
      box(
        {position: 'relative', width: slot, paddingRight: 20, flexDirection: 'column'},
        marker(kind, index + 1, field, design),
        words(label, design, {marginTop: 12, fontSize: labelSize(labels), lineHeight: 1.1}),
      ),
    ),
  );
}

function allTopics({topics}: Topics, {width, margin}: TimelineArea, design: Design): ReactElement {
  return box(
    {position: 'relative', width, padding: `0 ${margin}px`, justifyContent: 'space-between'},
    segment(design.color('ink'), TOPIC_MARKER_SIZE, margin + THICKNESS, width - margin - THICKNESS),
    ...topics.map(({topic, icon}) =>
      tile(TOPIC_MARKER_SIZE, fieldOf(topic, design), picture(design.pictogram(icon, '#fff'), 76)),
    ),
  );
}

/** A sentence beside a marker on the line. */
function sentence(text: string, field: string, {width, margin}: TimelineArea, design: Design): ReactElement {
  return box(
    {position: 'relative', width, paddingLeft: margin, alignItems: 'center'},
    box({position: 'absolute', left: 0, width: margin + MARKER_SIZE / 2, height: THICKNESS, backgroundColor: field}),
    box({
      position: 'relative',
      width: MARKER_SIZE,
      height: MARKER_SIZE,
      border: `8px solid ${design.color('night')}`,
      borderRadius: MARKER_SIZE / 2,
      backgroundColor: design.color('mango'),
    }),
    words(text, design, {width: width - 2 * margin - MARKER_SIZE - 30, marginLeft: 30, fontSize: 42, lineHeight: 1.15}),
  );
}

/** Draws the timeline of a card. */
export function drawTimeline(
  timeline: Timeline,
  topic: CardContent['topic'],
  area: TimelineArea,
  design: Design,
): ReactElement {
  const field = fieldOf(topic, design);
  switch (timeline.kind) {
    case 'topics':
      return allTopics(timeline, area, design);
    case 'note':
      return sentence(timeline.text, field, area, design);
    default:
      return markers(timeline, field, area, design);
  }
}
