import {fault} from '../support/fault';
import {breakResponse, files} from '../support/files';
import {test} from '../support/test';

// A page carries its own styles. The stylesheet of the site, for what scripts show, comes with them: hydration waits for it.

const page = '/docs/';
const console = /\/assets\/css\//;

test(
  'the stylesheet is changed',
  fault({reloads: 1, console}, async ({page: target, user}) => {
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
