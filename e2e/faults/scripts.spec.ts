import {fault} from '../support/fault';
import {files, spoil, type Way} from '../support/files';

// A page whose scripts do not come: the text stays, the page loads itself again once, and then says so.

type Name = keyof typeof files;

const page = '/docs/';
const broken: Way[] = ['is cut off', 'is missing', 'is answered with a page', 'ends halfway'];
const scripts: Name[] = ['the main script', 'the runtime', 'a route chunk'];

/** What the page says it failed for: the file or chunk that did not come, or the browser's words for what is no script. */
function reasonOf(name: Name, way: Way): RegExp {
  const missing = name === 'a route chunk' ? /ChunkLoadError|\/assets\/js\// : files[name];
  return way === 'is cut off' || way === 'is missing' ? missing : new RegExp(`SyntaxError|${missing.source}`);
}

for (const name of scripts) {
  for (const way of broken) {
    fault(
      `${name} ${way}`,
      {reloads: 1, console: /assets|ChunkLoadError|Loading chunk|Unexpected|Invalid/},
      async (scene) => {
        const {reader} = scene;
        const heal = await spoil(scene.page, files[name], way);
        await reader.opens(page);
        await reader.isTold(reasonOf(name, way));
        await reader.reads(page);
        await heal();
        await reader.retries();
        await reader.reads(page);
      },
    );
  }

  fault(`${name} is slow`, {reloads: 0}, async (scene) => {
    const {reader} = scene;
    const heal = await spoil(scene.page, files[name], 'is slow');
    const asked = scene.page.waitForRequest(files[name]);
    await reader.opens(page);
    await asked;
    await reader.reads(page);
    await reader.isToldNothing();
    await heal();
    await reader.usesButtons();
    reader.recovered = 'by itself';
  });
}
