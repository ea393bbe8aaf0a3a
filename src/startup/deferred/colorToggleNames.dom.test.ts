import {expect, it, vi} from 'vitest';
import {find, setPage} from '../testing/page';
import {nameColorToggles} from './colorToggleNames';

it('the colour toggle is named by the mode that is shown, until React names it', async () => {
  setPage({body: '<button class="toggleButton_x1" title="light mode" aria-label="Colours: light mode"></button>'});
  const root = document.documentElement;
  const name = () => find('button').getAttribute('aria-label');
  root.dataset.theme = 'light';
  nameColorToggles({darkMode: 'dark mode', lightMode: 'light mode'});
  root.dataset.theme = 'dark';
  await vi.waitFor(() => expect(name()).toBe('Colours: dark mode'));
  root.dataset.theme = 'light';
  await vi.waitFor(() => expect(name()).toBe('Colours: light mode'));
});
