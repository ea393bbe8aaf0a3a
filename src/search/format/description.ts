/** The description of an answer in a result, below its heading. */
export interface Description {
  /** The beginning of the answer; empty when it is not known. */
  readonly line: string;
  /** How many steps it has; 0 when it is not a task. */
  readonly steps: number;
}

type Described = {readonly heading: string; readonly line?: string; readonly steps?: number};

/** Of the answers of a page as one line: that of the text above the first heading, then one per heading. */
export function encodeDescriptions(sections: readonly Described[]): string {
  const top = sections.find(({heading}) => heading === '');
  return [top, ...sections.filter(({heading}) => heading !== '')]
    .map((section) => (section?.steps ? `${section.steps}\`` : '') + (section?.line ?? ''))
    .join('\t');
}

export function decodeDescriptions(line: string): Description[] {
  return line.split('\t').map((field) => {
    const [text = '', steps] = field.split('`').reverse();
    return {line: text, steps: Number(steps ?? 0)};
  });
}
