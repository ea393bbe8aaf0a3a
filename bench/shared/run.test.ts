import {describe, expect, it} from 'vitest';
import {runMeasured} from './run';

const node = (script: string, limitSeconds?: number) =>
  runMeasured({program: process.execPath, args: ['-e', script], folder: __dirname, limitSeconds});

describe('a measured run', () => {
  it('measures the time and, on Linux, the memory and the processor time of all its processes', async () => {
    const child = `const end = Date.now() + 600; while (Date.now() < end);`;
    const cost = await node(`require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(child)}])`);
    expect(cost.seconds).toBeGreaterThan(0.6);
    if (process.platform === 'linux') {
      expect(cost.megabytes).toBeGreaterThan(20);
      expect(cost.cpuSeconds).toBeGreaterThan(0);
    }
  });

  it('shows the output of a failed build', async () => {
    await expect(node('console.error("page x is broken"); process.exitCode = 3')).rejects.toThrow(
      /ended with 3:\n.*page x is broken/s,
    );
  });

  it('ends at its limit', async () => {
    await expect(node('setInterval(() => {}, 1000)', 0.5)).rejects.toThrow('took longer than 0.5 s');
  });
});
