import {fault} from '../support/fault';
import {files, spoil, type Way} from '../support/files';
import {expect} from '../support/test';

// A page carries its own styles; the sheet of the whole site, which other pages need, comes with the scripts.

const page = '/docs/';
const missing: Way[] = ['is cut off', 'is missing', 'is answered with a page'];

for (const way of missing) {
  fault(`the stylesheet ${way}`, {reloads: 1, console: /\/assets\/css\//}, async (scene) => {
    const {reader} = scene;
    const heal = await spoil(scene.page, files['the stylesheet'], way);
    // Scripts that come first would find a page without a failure: what a reader meets is a network that loses the sheet.
    const letScriptsCome = await spoil(scene.page, files['the main script'], 'is slow');
    await reader.opens(page);
    await reader.isTold(files['the stylesheet']);
    await reader.reads(page);
    await heal();
    await letScriptsCome();
    await reader.retries();
    await reader.reads(page);
  });
}

for (const way of ['ends halfway', 'is slow'] as const) {
  fault(`the stylesheet ${way}`, {reloads: 0}, async (scene) => {
    const {reader} = scene;
    const heal = await spoil(scene.page, files['the stylesheet'], way);
    await reader.opens(page);
    await reader.usesButtons();
    await reader.reads(page);
    await reader.isToldNothing();
    await heal();
    await expect(scene.page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    reader.recovered = 'needs nothing';
  });
}
