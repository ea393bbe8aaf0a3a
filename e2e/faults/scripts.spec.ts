import {saveData} from '../support/conditions';
import {fault, type Scene} from '../support/fault';
import {files, spoil, type Way} from '../support/files';

// A page whose scripts do not come: the text stays, the page loads itself again once, and then says so. On an ordinary
// connection scripts come by themselves; a browser that saves data asks for them when the reader presses something.

type Name = keyof typeof files;

const page = '/docs/';
const broken: Way[] = ['is cut off', 'is missing', 'is answered with a page', 'ends halfway', 'is empty'];
const scripts: Name[] = ['the main script', 'the runtime', 'a route chunk'];
const console = /assets|ChunkLoadError|Loading chunk|uncaught/;

const deliveries: [name: string, arrive: (scene: Scene) => Promise<void>][] = [
  ['', ({reader}) => reader.opens(page)],
  [
    ', saving data',
    async (scene) => {
      await saveData(scene.page);
      await scene.reader.opens(page);
      await scene.reader.reads(page);
      await scene.reader.isToldNothing();
      await scene.reader.pressesLanguages();
    },
  ],
];

/** What the page says it failed for: the file or chunk that did not come, or the browser's words for what is no script. */
function reasonOf(name: Name, way: Way): RegExp {
  if (way === 'is empty') {
    return /main\.js|ChunkLoadError/;
  }
  const missing = name === 'a route chunk' ? /ChunkLoadError|\/assets\/js\// : files[name];
  return way === 'is cut off' || way === 'is missing' ? missing : new RegExp(`SyntaxError|${missing.source}`);
}

for (const [delivery, arrive] of deliveries) {
  for (const name of scripts) {
    for (const way of broken) {
      // The browser has no word for a file with nothing in it; the bundler has one for its chunks.
      const says = way === 'is empty' && name !== 'a route chunk' ? {} : {console};
      fault(`${name} ${way}${delivery}`, {reloads: 1, ...says}, async (scene) => {
        const {reader} = scene;
        const heal = await spoil(scene.page, files[name], way);
        await arrive(scene);
        await reader.isTold(reasonOf(name, way));
        await reader.reads(page);
        await heal();
        await reader.retries();
        await reader.reads(page);
      });
    }

    fault(`${name} is slow${delivery}`, {reloads: 0}, async (scene) => {
      const {reader} = scene;
      const heal = await spoil(scene.page, files[name], 'is slow');
      const asked = scene.page.waitForRequest(files[name]);
      await arrive(scene);
      await asked;
      await reader.reads(page);
      await reader.isToldNothing();
      await heal();
      await reader.usesButtons();
      reader.recovered = 'by itself';
    });
  }

  fault(`the main script is cut off once${delivery}`, {reloads: 1, console}, async (scene) => {
    const {reader} = scene;
    const heal = await spoil(scene.page, files['the main script'], 'is cut off');
    scene.page.on('requestfailed', () => void heal());
    await arrive(scene);
    await (delivery ? reader.seesLanguages() : reader.usesButtons());
    await reader.reads(page);
    await reader.isToldNothing();
    reader.recovered = 'by itself';
  });
}
