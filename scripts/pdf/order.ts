/** A part of the manual: its name, and the full addresses of the texts of its pages. */
export type Part = {label: string; texts: string[]};

/**
 * Reads the order of the manual from the list that the build has made of it (`llms.txt`): one order for all who read from end to end.
 * @returns the parts, where what stands before the first is the page that opens the manual; and the pages beside the manual
 */
export function readOrder(list: string): {title: string; parts: Part[]; others: string[]} {
  const [head = '', ...sections] = list.split(/^## /m);
  const textsIn = (section: string) => [...section.matchAll(/^- \[.+?\]\((\S+\.md)\)/gm)].map(([, url = '']) => url);
  const parts = sections.map((section) => ({label: section.split('\n')[0] ?? '', texts: textsIn(section)}));
  // The name is that of the format, for what may be left out.
  const isManual = ({label}: Part) => label !== 'Optional';
  return {
    title: /^# (.+)$/m.exec(head)?.[1] ?? '',
    parts: [{label: '', texts: textsIn(head)}, ...parts.filter(isManual)],
    others: parts.filter((part) => !isManual(part)).flatMap(({texts}) => texts),
  };
}
