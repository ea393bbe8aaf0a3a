import {fault} from '../support/fault';
import {breakResponse, changeScripts, files, type Breakage} from '../support/files';
import {test} from '../support/test';

// A page whose scripts or stylesheet do not come: the text stays, the page loads itself again once, and then says so. On an ordinary
// connection scripts come by themselves; a browser that saves data asks for them when the reader presses something.

const page = '/docs/';
const console = /\/assets\/js\//;

const broken: [name: keyof typeof files, way: Breakage][] = [
  ['the main script', 'is missing'],
  ['the main script', 'is changed'],
];

for (const [name, way] of broken) {
  test(
    `${name} ${way}`,
    fault({reloads: 1, console}, async ({page: target, user}) => {
      const restore = await breakResponse(target, files[name], way);
      await user.open(page);
      await user.expectLoadError(files[name]);
      await user.expectText(page);
      restore();
      await user.retry();
      await user.expectText(page);
    }),
  );
}

test(
  'the main script is cut off once',
  fault({reloads: 1, console}, async ({page: target, user}) => {
    const restore = await breakResponse(target, files['the main script'], 'is cut off');
    target.on('requestfailed', restore);
    await user.open(page);
    await user.expectInteractive();
    await user.expectText(page);
    await user.expectNoMessage();
  }),
);

// It only helps: without it the scripts of the page are loaded by the first control that needs them.
test(
  'the deferred script is missing',
  fault({reloads: 0, console: /start/}, async ({page: target, user}) => {
    await breakResponse(target, files['the deferred script'], 'is missing');
    await user.open(page);
    await user.expectText(page);
    await user.pressLanguageMenu();
    await user.expectLanguageMenuOpen();
    await user.expectUnaffected(page);
  }),
);

test(
  'no script is there',
  fault({reloads: 0, console}, async ({page: target, user}) => {
    await target.clock.install();
    const restore = await breakResponse(target, console, 'is missing');
    await user.open(page);
    await user.expectText(page);
    await user.pressLanguageMenu();
    await target.clock.fastForward(20_500);
    await user.expectLoadError('');
    restore();
    await user.retry();
    await user.expectText(page);
  }),
);

// Its script loads: only the promise of its module is rejected.
test(
  'a route chunk throws',
  fault({reloads: 1, console: /JSON.absent/}, async ({page: target, user}) => {
    await changeScripts(target, (script, path) =>
      files['a route chunk'].test(path) ? script.replaceAll('JSON.parse', 'JSON.absent') : script,
    );
    await user.open(page);
    await user.expectLoadError(/JSON.absent/);
    await user.expectText(page);
  }),
);

// A page carries its own styles. The stylesheet of the site, for what scripts show, comes with them: hydration waits for it.
test(
  'the stylesheet is changed',
  fault({reloads: 1, console: /\/assets\/css\//}, async ({page: target, user}) => {
    const restore = await breakResponse(target, files['the stylesheet'], 'is changed');
    // The page is not hydrated yet when the stylesheet fails: it may still load itself again.
    const letScriptsCome = await breakResponse(target, files['the main script'], 'is slow');
    await user.open(page);
    await user.expectLoadError(files['the stylesheet']);
    await user.expectText(page);
    restore();
    letScriptsCome();
    await user.retry();
    await user.expectText(page);
  }),
);

test(
  'the stylesheet is slow',
  fault({reloads: 0}, async ({page: target, user}) => {
    const restore = await breakResponse(target, files['the stylesheet'], 'is slow');
    await user.open(page);
    await user.expectText(page);
    await user.expectNoMessage();
    restore();
    await user.expectInteractive();
  }),
);
