import ts from 'typescript';

const property = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((each) => each.name.getText() === name)?.initializer;

/** The list of pages of each topic of `sidebars.ts`, by the topic. */
function itemsByTopic(source: ts.SourceFile): Map<string, ts.ArrayLiteralExpression> {
  const found = new Map<string, ts.ArrayLiteralExpression>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [own, items] = [property(node, 'customProps'), property(node, 'items')];
      const topic = own && ts.isObjectLiteralExpression(own) && property(own, 'topic');
      if (topic && ts.isStringLiteral(topic) && items && ts.isArrayLiteralExpression(items))
        found.set(topic.text, items);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const parse = (sidebars: string) =>
  itemsByTopic(ts.createSourceFile('sidebars.ts', sidebars, ts.ScriptTarget.Latest, true));

/** The topics that a page can belong to. @param sidebars the text of `sidebars.ts` */
export const topicsOf = (sidebars: string): string[] => [...parse(sidebars).keys()];

/**
 * Adds a page at the end of a topic.
 * @param sidebars the text of `sidebars.ts`
 * @param id the page as `sidebars.ts` names it: `contacts/find-contact`
 * @throws Error when there is no such topic
 */
export function addToSidebar(sidebars: string, topic: string, id: string): string {
  const last = parse(sidebars).get(topic)?.elements.at(-1);
  if (!last) throw new Error(`sidebars.ts has no pages of the topic "${topic}".`);
  return `${sidebars.slice(0, last.end)}, '${id}'${sidebars.slice(last.end)}`;
}
