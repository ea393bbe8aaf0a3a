import {expect, it} from 'vitest';
import {createBuildContext} from './buildContext';

const spanish = {locale: 'es', baseUrl: '/', origin: 'https://x.example'};

it('fails when it is read before a plugin has set it, with what to add', () => {
  expect(() => createBuildContext().get()).toThrow(/read before it was set.*manualPlugin/);
});

it('gives the locale that was set last: one process builds one locale after the other', () => {
  const context = createBuildContext();
  context.set(spanish);
  context.set({...spanish, locale: 'en', baseUrl: '/en/'});
  expect(context.get()).toMatchObject({locale: 'en', baseUrl: '/en/'});
});

it('is shared with no other configuration', () => {
  createBuildContext().set(spanish);
  expect(() => createBuildContext().get()).toThrow('read before it was set');
});
