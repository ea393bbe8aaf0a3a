import {afterEach, expect, it, vi} from 'vitest';
import {integrityHash} from '../lib/hashes';
import {saveManual} from './download';

const base = 'https://help.example/';
const list = JSON.stringify({
  files: ['late', 'lost'].map((text) => [`${base}${text}/`, integrityHash(text), text.length]),
});
const info = {address: `${base}list.json`, hash: integrityHash(list)};

afterEach(() => void vi.unstubAllGlobals());

it('a download that fails ends after the others, so that none reports its progress later', async () => {
  let come: (text: string) => void = () => undefined;
  const answers: {[address: string]: () => Promise<string>} = {
    [`${base}offline.json`]: () => Promise.resolve(JSON.stringify({es: info})),
    [info.address]: () => Promise.resolve(list),
    [`${base}late/`]: () => new Promise((resolve) => (come = resolve)),
    [`${base}lost/`]: () => Promise.reject(new Error('reset')),
  };
  const fetch = vi.fn(async (address: string) => new Response(await answers[address]?.()));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('navigator', {locks: {request: (_: string, change: () => unknown) => change()}});
  const put = vi.fn(() => Promise.resolve());
  vi.stubGlobal('caches', {has: () => Promise.resolve(false), open: () => Promise.resolve({put})});
  const events: string[] = [];
  const savingProcess = saveManual('es', base, () => events.push('progress')).catch(() => events.push('failure'));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(4));
  come('late');
  await savingProcess;
  expect(events).toEqual(['progress', 'failure']);
});
