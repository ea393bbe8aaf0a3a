import {expect, it, vi} from 'vitest';
import {folderWith} from '../e2e/support/folder';
import {runChecks} from './check.mjs';

it('shows the notices of a check that passes, and returns the name of one that fails for the summary', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const goodCommand = `node -e "console.log('a table\\nNotice: older')"`;
  const folder = folderWith({
    'package.json': JSON.stringify({scripts: {good: goodCommand, bad: 'node -e "process.exit(1)"'}}),
  });
  const count = await runChecks([['good'], ['bad']], folder);
  expect(count).toEqual({passed: 1, failed: 1, notable: ['failed: npm run bad']});
  const lines = print.mock.calls.flat();
  print.mockRestore();
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^✓ good /), '  Notice: older']));
  expect(lines.join('\n')).not.toContain('a table');
});
