import {spawn, type ChildProcess} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {freePort} from '../../scripts/freePort.mjs';
import type {Engine, Role, Tab} from './tab';

/** Keys of the W3C WebDriver protocol. */
const KEYS = {Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004'} as const;
/** The name under which the protocol returns elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** What may have a role: the driver computes it for an element, even one that is hidden, and lists none by their role. */
const WITH_ROLE: Readonly<Record<Role, string>> = {
  button: 'button, [role=button]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  main: 'main',
  navigation: 'nav, [role=navigation]',
};

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

/** Sends commands to the driver. @throws with the message of the driver */
function sender(origin: string): Send {
  return async <Value>(method: string, path: string, body?: object) => {
    const response = await fetch(origin + path, {method, ...(body && {body: JSON.stringify(body)})});
    const {value} = (await response.json()) as {value: Value & {message?: string}};
    if (!response.ok) {
      throw new Error(value.message ?? `WebKitWebDriver answered ${response.status} to ${method} ${path}.`);
    }
    return value;
  };
}

/** Starts the driver and its screen, and waits until it answers. */
async function startDriver(): Promise<{send: Send; processes: ChildProcess[]}> {
  const port = await freePort();
  const display = `:${port}`;
  const env = {
    ...process.env,
    DISPLAY: display,
    // The processes of the engine refuse to run as root in their sandbox, and there is no GPU.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const screen = spawn('Xvfb', [display, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {stdio: 'ignore'});
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {env, stdio: 'ignore'});
  const send = sender(`http://127.0.0.1:${port}`);
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      await send('GET', '/status');
      return {send, processes: [driver, screen]};
    } catch (error) {
      if (Date.now() > deadline) {
        throw error;
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

function tabOf(send: Send, session: string, processes: ChildProcess[]): Tab {
  const path = `/session/${session}`;
  const evaluate = <Value>(expression: string) =>
    send<Value>('POST', `${path}/execute/sync`, {script: `return (${expression})`, args: []});
  const type = async (text: string) => {
    const active = await send<{[ELEMENT]: string}>('GET', `${path}/element/active`);
    await send('POST', `${path}/element/${active[ELEMENT]}/value`, {text});
  };
  return {
    problems: [],
    open: async (url) => {
      await send('POST', `${path}/url`, {url});
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
    countAccessible: async (role, name) => {
      const found = await evaluate<{[ELEMENT]: string}[]>(
        `[...document.querySelectorAll(${JSON.stringify(WITH_ROLE[role])})].filter((element) =>
          element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible' &&
          !element.closest('[aria-hidden=true], details:not([open]) > :not(summary)'))`,
      );
      let count = 0;
      for (const {[ELEMENT]: id} of found) {
        const computed = (what: 'role' | 'label') => send<string>('GET', `${path}/element/${id}/computed${what}`);
        if ((await computed('role')) === role && (name === undefined || (await computed('label')) === name)) count += 1;
      }
      return count;
    },
    screenshot: async (file) => {
      writeFileSync(file, Buffer.from(await send<string>('GET', `${path}/screenshot`), 'base64'));
    },
    close: async () => {
      await send('DELETE', path);
      processes.forEach((each) => each.kill());
    },
  };
}

/** WebKitGTK of the system, the engine of Safari, in a window on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  promise: 'complete',
  // A view without a profile has no service workers.
  hasWorker: false,
  launch: async ({width, height, letters = 16}) => {
    const {send, processes} = await startDriver();
    const options = {
      binary: '/usr/bin/python3',
      args: [
        join(__dirname, 'webkit.py'),
        ...Object.entries({width, height, letters}).flatMap(([name, value]) => [`--${name}`, String(value)]),
      ],
    };
    const {sessionId} = await send<{sessionId: string}>('POST', '/session', {
      capabilities: {alwaysMatch: {'webkitgtk:browserOptions': options}},
    });
    return tabOf(send, sessionId, processes);
  },
};
