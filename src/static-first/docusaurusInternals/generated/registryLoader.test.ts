import {describe, expect, it} from 'vitest';
import {registryOf} from './registryLoader.cjs';

const entry = (name: string, path: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${path}"), "${path}", require.resolveWeak("${path}")],`;

describe('the registry in the client bundle', () => {
  it('contains the import of each module in the order of the numbers, and neither names nor paths nor ids', () => {
    const source = `export default {\n${entry('01a8', '@theme/Page')}\n${entry('17896441', '@site/a.mdx')}};\n`;
    expect(registryOf(source, ['17896441', '01a8'])).toBe(
      'export default [[() => import(/* webpackChunkName: "17896441" */ "@site/a.mdx")],[() => import(/* webpackChunkName: "01a8" */ "@theme/Page")]];\n',
    );
  });

  it('is refused when Docusaurus writes it in another form, or other entries than the routes use', () => {
    const message = 'in the generated registry.js';
    const one = entry('01a8', '@theme/Page');
    expect(() => registryOf('export default new Map();\n', ['01a8'])).toThrow(message);
    expect(() => registryOf(`export default {\n${one}\n  "b": () => 0,\n};\n`, ['01a8', 'b'])).toThrow(message);
    expect(() => registryOf(`export default {\n${one}};\n`, ['b'])).toThrow(message);
  });
});
