import {saveData} from '../support/conditions';
import {serveOwnSite} from '../support/deploy';
import {fault} from '../support/fault';

// A new version of the site removes the files of the old one, which a reader still has open.

const page = '/docs/';
const console = /404|Loading chunk|\/assets\/css\/site\./;

fault('a new version removes the chunks of an open tab', {reloads: 1, console}, async ({page: target, at, reader}) => {
  const site = await serveOwnSite();
  try {
    // Nothing is fetched ahead, so the chunk of the next page is asked for when it is gone.
    await saveData(target);
    reader.asks();
    await target.goto(site.url + at(page));
    await reader.pressesLanguages();
    await reader.seesLanguages();
    site.deploy();
    await reader.follows('/blog');
    await reader.reads('/blog');
    await reader.usesButtons();
    await reader.isToldNothing();
    reader.recovered = 'by itself';
  } finally {
    await site.close();
  }
});

fault('a new version removes the scripts before they are asked for', {reloads: 1, console}, async (scene) => {
  const {page: target, at, reader} = scene;
  const site = await serveOwnSite();
  try {
    await saveData(target);
    reader.asks();
    await target.goto(site.url + at(page));
    await reader.reads(page);
    site.deploy();
    await reader.pressesLanguages();
    // The press outlives the reload.
    await reader.seesLanguages();
    await reader.isToldNothing();
    reader.recovered = 'by itself';
  } finally {
    await site.close();
  }
});
