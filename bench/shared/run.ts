import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

/** The resources that a build used. */
export interface Cost {
  readonly seconds: number;
  /** Processor time of all processes and threads: it hardly depends on other load of the machine. */
  readonly cpuSeconds?: number;
  /** Peak memory of all its processes together (resident; shared parts count once per process). Linux only. */
  readonly megabytes?: number;
}

const SAMPLE_MS = 200;

/** Clock ticks per second and bytes per memory page, as on Linux with the usual processors. */
const [TICKS, PAGE_BYTES] = [100, 4096];

/** The resources that a process has used, if it belongs to the group; nothing when it has ended. */
function usageOf(pid: string, group: number): {ticks: number; bytes: number} | undefined {
  try {
    // In proc(5) the third and later fields follow the name, which may contain any character.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [its, user = 0, system = 0, pages = 0] = [fields[2], fields[11], fields[12], fields[21]];
    return its === group ? {ticks: user + system, bytes: pages * PAGE_BYTES} : undefined;
  } catch {
    return undefined;
  }
}

/** Samples a group of processes at intervals. */
function groupMeter(group: number): {sample: () => void; read: () => Pick<Cost, 'megabytes' | 'cpuSeconds'>} {
  const ticks = new Map<string, number>();
  let peak = 0;
  return {
    sample: () => {
      const pids = process.platform === 'linux' ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
      let bytes = 0;
      for (const pid of pids) {
        const usage = usageOf(pid, group);
        if (usage) {
          ticks.set(pid, usage.ticks);
          bytes += usage.bytes;
        }
      }
      peak = Math.max(peak, bytes);
    },
    read: () => {
      const cpuSeconds = [...ticks.values()].reduce((sum, part) => sum + part, 0) / TICKS;
      return peak > 0 ? {megabytes: peak / 1e6, cpuSeconds} : {};
    },
  };
}

interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly limitSeconds?: number;
}

/**
 * Runs a build in its own process group and measures it.
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
    const meter = groupMeter(group);
    let isLate = false;
    const keep = (text: Buffer): void => {
      output = (output + text.toString()).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const sampling = setInterval(meter.sample, SAMPLE_MS);
    const limit = setTimeout(() => {
      isLate = true;
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
        resolve({seconds: (performance.now() - started) / 1000, ...meter.read()});
      } else {
        const why = isLate ? `took longer than ${limitSeconds} s` : `ended with ${code ?? 'a signal'}`;
        reject(new Error(`${program} ${args.join(' ')} in ${folder} ${why}:\n${output}`));
      }
    });
  });
}
