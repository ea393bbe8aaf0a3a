import type {CSSProperties, ReactElement} from 'react';
import type {CardContent, Line} from './content';
import type {Design} from './design';
import {box, fieldOf, picture, tile} from './parts';

/** The band below the plate, as wide as the card, in which the line runs. */
export type Band = {width: number; height: number; margin: number};

type Labels = Extract<Line, {labels: string[]}>;
type Topics = Extract<Line, {kind: 'topics'}>;

const THICKNESS = 12;
const SIGN = 64;
const TOPIC_SIGN = 116;

/** A piece of the line, around the middle of signs of this height. */
const track = (color: string, signs: number, left: number, right: number): ReactElement =>
  box({
    position: 'absolute',
    top: (signs - THICKNESS) / 2,
    left,
    width: right - left,
    height: THICKNESS,
    backgroundColor: color,
  });

function station(kind: Labels['kind'], number: number, field: string, {color}: Design): ReactElement {
  if (kind === 'steps') {
    return tile(SIGN, field, box({fontSize: 38, fontWeight: 800, lineHeight: 1}, String(number)));
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

function stations({kind, labels, more}: Labels, field: string, {width, margin}: Band, design: Design) {
  const slot = (width - 2 * margin) / labels.length;
  const last = margin + slot * (labels.length - 1);
  return box(
    {position: 'relative', width, paddingLeft: margin},
    // It goes on over the edge of the card where there are more stations than it shows.
    track(field, SIGN, margin + THICKNESS, more > 0 ? width : last + THICKNESS),
    ...labels.map((label, index) =>
      box(
        {position: 'relative', width: slot, paddingRight: 20, flexDirection: 'column'},
        station(kind, index + 1, field, design),
        words(label, design, {marginTop: 12, fontSize: labelSize(labels), lineHeight: 1.1}),
      ),
    ),
  );
}

function allTopics({topics}: Topics, {width, margin}: Band, design: Design): ReactElement {
  return box(
    {position: 'relative', width, padding: `0 ${margin}px`, justifyContent: 'space-between'},
    track(design.color('ink'), TOPIC_SIGN, margin + THICKNESS, width - margin - THICKNESS),
    ...topics.map(({topic, icon}) =>
      tile(TOPIC_SIGN, fieldOf(topic, design), picture(design.pictogram(icon, '#fff'), 76)),
    ),
  );
}

/** The dot says: you are here. */
function sentence(text: string, field: string, {width, margin}: Band, design: Design): ReactElement {
  return box(
    {position: 'relative', width, paddingLeft: margin, alignItems: 'center'},
    box({position: 'absolute', left: 0, width: margin + SIGN / 2, height: THICKNESS, backgroundColor: field}),
    box({
      position: 'relative',
      width: SIGN,
      height: SIGN,
      border: `8px solid ${design.color('night')}`,
      borderRadius: SIGN / 2,
      backgroundColor: design.color('mango'),
    }),
    words(text, design, {width: width - 2 * margin - SIGN - 30, marginLeft: 30, fontSize: 42, lineHeight: 1.15}),
  );
}

/** Draws the line of a card. */
export function drawLine(line: Line, topic: CardContent['topic'], band: Band, design: Design): ReactElement {
  const field = fieldOf(topic, design);
  switch (line.kind) {
    case 'topics':
      return allTopics(line, band, design);
    case 'note':
      return sentence(line.text, field, band, design);
    default:
      return stations(line, field, band, design);
  }
}
