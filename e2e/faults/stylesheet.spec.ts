import {saveData} from '../support/conditions';
import {fault} from '../support/fault';
import {files, spoil, type Way} from '../support/files';
import {expect} from '../support/test';

// A page carries its own styles. A sheet for what scripts add to it comes with them; the sheet of the site, which other pages
// need, comes before scripts show one of them.

const page = '/docs/';
const next = '/blog';
const broken: Way[] = ['is cut off', 'is missing', 'is answered with a page', 'ends halfway', 'is empty'];
const console = /\/assets\/css\//;

/** A browser says nothing of its own of a sheet that came and is none. */
const consoleOf = (way: Way) => (way === 'is cut off' || way === 'is missing' ? {console} : {});

for (const way of broken) {
  fault(`the stylesheet ${way}`, {reloads: 1, ...consoleOf(way)}, async (scene) => {
    const {reader} = scene;
    const heal = await spoil(scene.page, files['the stylesheet'], way);
    // The page is not hydrated yet when the sheet fails: it may still load itself again.
    const letScriptsCome = await spoil(scene.page, files['the main script'], 'is slow');
    await reader.opens(page);
    await reader.isTold(files['the stylesheet']);
    await reader.reads(page);
    await heal();
    await letScriptsCome();
    await reader.retries();
    await reader.reads(page);
  });

  fault(`the stylesheet ${way}, saving data`, {reloads: 1, ...consoleOf(way)}, async (scene) => {
    const {reader} = scene;
    const heal = await spoil(scene.page, files['the stylesheet'], way);
    const letScriptsCome = await spoil(scene.page, files['the main script'], 'is slow');
    await saveData(scene.page);
    await reader.opens(page);
    await reader.pressesLanguages();
    await reader.isTold(files['the stylesheet']);
    await reader.reads(page);
    await heal();
    await letScriptsCome();
    await reader.retries();
  });

  fault(`the stylesheet comes late and ${way}`, {reloads: 0, ...consoleOf(way)}, async (scene) => {
    const {reader} = scene;
    const heal = await spoil(scene.page, files['the stylesheet'], way);
    // Asked last, a route answers first.
    const letSheetCome = await spoil(scene.page, files['the stylesheet'], 'is slow');
    await reader.opens(page);
    await reader.usesButtons();
    await reader.isToldNothing();
    await letSheetCome();
    // Buttons answer: nobody is torn away from the page by a reload.
    await reader.isTold(files['the stylesheet']);
    await reader.usesButtons();
    await heal();
    await reader.retries();
  });
}

fault('the stylesheet is slow', {reloads: 0}, async (scene) => {
  const {reader} = scene;
  const heal = await spoil(scene.page, files['the stylesheet'], 'is slow');
  await reader.opens(page);
  await reader.usesButtons();
  await reader.reads(page);
  await heal();
  await reader.isToldNothing();
  reader.recovered = 'needs nothing';
});

for (const way of broken) {
  fault(`the stylesheet of the site ${way}`, {reloads: 1, console}, async (scene) => {
    const {reader} = scene;
    await spoil(scene.page, files['the stylesheet of the site'], way);
    await reader.opens(page);
    await reader.isUndisturbed(page);
    // Scripts cannot show the next page without its rules: the browser loads it with its own.
    await reader.follows(next);
    await reader.reads(next);
    await reader.isUndisturbed(next);
    reader.recovered = 'by itself';
  });
}

fault('the stylesheet of the site is slow, saving data', {reloads: 0}, async (scene) => {
  const {reader} = scene;
  const heal = await spoil(scene.page, files['the stylesheet of the site'], 'is slow');
  await saveData(scene.page);
  await reader.opens(page);
  await reader.pressesLanguages();
  await reader.seesLanguages();
  const asked = scene.page.waitForRequest(files['the stylesheet of the site']);
  await reader.follows(next);
  await asked;
  // Who is impatient gets no half page either.
  await reader.follows(next);
  await expect(scene.page.locator('#nprogress')).toBeAttached();
  // The page that is there stays until the next one can be shown as it should be.
  await reader.reads(page);
  await heal();
  await reader.reads(next);
  reader.recovered = 'by itself';
});
