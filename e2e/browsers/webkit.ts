import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import {freePort} from '../../scripts/freePort.mjs';
import {works} from '../../scripts/setup/find-browser.cjs';
import type {Engine, Tab} from './tab';

/** Keys of the W3C WebDriver protocol. */
const KEYS = {Escape: '\uE00C'} as const;
/** The name under which the protocol returns elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** The longest time for the start, and for each command after it, in milliseconds: the driver itself waits forever for a window. */
const TIMEOUT = 40_000;

/**
 * Waits for work with a time limit. A signal is not reliable: Node 20 may garbage-collect `AbortSignal.any` and `timeout` before they fire.
 * @throws when it takes longer
 */
function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT} ms`)), TIMEOUT);
  });
  return Promise.race([work, deadline]).finally(() => clearTimeout(timer));
}

/** Sends commands to the driver. @throws with the message of the driver, or when it does not answer in time */
function sender(origin: string): Send {
  return async <Value>(method: string, path: string, body?: object) => {
    const response = await inTime(fetch(origin + path, {method, ...(body && {body: JSON.stringify(body)})}));
    const {value} = (await response.json()) as {value: Value & {message?: string}};
    if (!response.ok) {
      throw new Error(value.message ?? `WebKitWebDriver answered ${response.status} to ${method} ${path}.`);
    }
    return value;
  };
}

function tabOf(send: Send, session: string, stop: () => void): Tab {
  const path = `/session/${session}`;
  const evaluate = <Value>(expression: string) =>
    send<Value>('POST', `${path}/execute/sync`, {script: `return (${expression})`, args: []});
  const type = async (text: string) => {
    const activeElement = await send<{[ELEMENT]: string}>('GET', `${path}/element/active`);
    await send('POST', `${path}/element/${activeElement[ELEMENT]}/value`, {text});
  };
  return {
    problems: [],
    open: async (url) => {
      await send('POST', `${path}/url`, {url});
      const isLoaded = `document.readyState === 'complete' && location.href === ${JSON.stringify(url)}`;
      for (const end = Date.now() + TIMEOUT; Date.now() < end;)
        if (await evaluate<boolean>(isLoaded).catch(() => false)) return;
      throw new Error(`${url} has not been loaded in ${TIMEOUT} ms.`);
    },
    evaluate,
    click: async (selector) => {
      const element = await send<{[ELEMENT]: string}>('POST', `${path}/element`, {
        using: 'css selector',
        value: selector,
      });
      await send('POST', `${path}/element/${element[ELEMENT]}/click`, {});
    },
    type,
    press: (key) => type(KEYS[key]),
    close: async () => {
      // A driver that still answers another request may stop before it answers this one.
      await send('DELETE', path)
        .catch(() => undefined)
        .finally(stop);
    },
  };
}

const PYTHON = '/usr/bin/python3';

/** Whether the system has the programs that the window needs. */
export const canOpenWindow = (): boolean =>
  works(PYTHON, ['-c', 'import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")']);

/** WebKitGTK of the system, the engine of Safari, in a window on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  promise: 'complete',
  // A view without a profile has no service workers.
  hasWorker: false,
  launch: async ({width, height, letters = 16}) => {
    const started = new Set<ChildProcess>();
    let output = '';
    let fail: (reason: Error) => void;
    const failure = new Promise<never>((_, reject) => (fail = reject));
    const start = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
      const child = spawn(program, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => (output += `${program}: ${chunk.toString()}`));
      }
      child.once('error', fail);
      child.once('close', () => {
        started.delete(child);
        fail(new Error(`${program} ended`));
      });
      started.add(child);
      return child;
    };
    const stop = () => started.forEach((each) => each.kill());
    const open = async () => {
      // Xvfb prints the number of its display once programs can use it. Before that the window cannot open.
      const screen = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
      const [display] = (await once(screen.stdout, 'data')) as [Buffer];
      const port = await freePort();
      const driver = start('WebKitWebDriver', [`--port=${port}`], {
        DISPLAY: `:${display.toString().trim()}`,
        // The engine's processes refuse to run as root in their sandbox, and there is no GPU.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      });
      const send = sender(`http://127.0.0.1:${port}`);
      while (started.has(driver) && !(await send('GET', '/status').then(Boolean, () => false)));
      const options = {
        binary: PYTHON,
        args: [
          join(__dirname, 'webkit.py'),
          ...Object.entries({width, height, letters}).flatMap(([name, value]) => [`--${name}`, String(value)]),
        ],
      };
      const {sessionId} = await send<{sessionId: string}>('POST', '/session', {
        // With another strategy WebKit does not answer while a page loads. `open` waits for the load itself.
        capabilities: {alwaysMatch: {pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options}},
      });
      return tabOf(send, sessionId, stop);
    };
    try {
      return await inTime(Promise.race([open(), failure]));
    } catch (cause) {
      stop();
      throw new Error(`WebKitGTK did not open a window: ${String(cause)}. Its programs printed:\n${output}`, {cause});
    }
  },
};
