import {saveData} from '../support/conditions';
import {fault} from '../support/fault';
import {files, spoil, type Way} from '../support/files';

// A page carries its own styles; the sheet of the whole site, which other pages need, comes with the scripts.

const page = '/docs/';
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
