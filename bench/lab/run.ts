import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** What a build cost. */
export interface Cost {
  readonly seconds: number;
  /** The most that all its processes held at one moment (resident, shared parts counted once per process); none but on Linux. */
  readonly megabytes?: number;
}

const SAMPLE_MS = 200;

function residentBytes(pid: string, group: number): number {
  try {
    // Behind the name, which may hold anything: state, parent, group ... and at 22 the resident pages.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return Number(fields[2]) === group ? Number(fields[21]) * 4096 : 0;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}

function groupMegabytes(group: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.reduce((sum, pid) => sum + residentBytes(pid, group), 0) / 1e6;
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly limitSeconds?: number;
}

/**
 * Runs a build in a process group of its own and measures it.
 * @throws with the end of its output when it fails or takes longer than the limit
 */
export function runMeasured({program, args, folder, env, limitSeconds = 3600}: Command): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, args, {
      cwd: folder,
      detached: true,
      env: {...process.env, ...env, NODE_ENV: 'production', CI: '1', ASTRO_TELEMETRY_DISABLED: '1'},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const group = child.pid ?? 0;
    let output = '';
    let megabytes: number | undefined;
    let late = false;
    const keep = (text: Buffer): void => {
      output = (output + text.toString()).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const sampling = setInterval(() => {
      if (process.platform === 'linux') {
        megabytes = Math.max(megabytes ?? 0, groupMegabytes(group));
      }
    }, SAMPLE_MS);
    const limit = setTimeout(() => {
      late = true;
      process.kill(-group, 'SIGKILL');
    }, limitSeconds * 1000);
    const end = (): void => {
      clearInterval(sampling);
      clearTimeout(limit);
    };
    child.on('error', (error) => {
      end();
      reject(error);
    });
    child.on('close', (code) => {
      end();
      if (code === 0) {
        resolve({seconds: (performance.now() - started) / 1000, megabytes});
      } else {
        const why = late ? `took longer than ${limitSeconds} s` : `ended with ${code ?? 'a signal'}`;
        reject(new Error(`${program} ${args.join(' ')} in ${folder} ${why}:\n${output}`));
      }
    });
  });
}
