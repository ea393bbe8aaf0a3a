import {saveData} from '../support/conditions';
import {fault} from '../support/fault';
import {breakagesIn, breakResponse, files, type Breakage} from '../support/files';
import {oneLocale} from '../support/routes';
import {test} from '../support/test';

// A page carries its own styles. The stylesheet of the site, for what scripts show, comes with them: hydration waits for it.

const page = '/docs/';
const broken: Breakage[] = ['is cut off', 'is missing', 'ends halfway', 'is changed', 'is empty'];
const console = /\/assets\/css\//;

for (const locale of oneLocale) {
  for (const way of breakagesIn(locale, broken)) {
    test(
      `the stylesheet ${way} (${locale})`,
      fault(locale, {reloads: 1, console}, async (context) => {
        const {user} = context;
        const restore = await breakResponse(context.page, files['the stylesheet'], way);
        // The page is not hydrated yet when the stylesheet fails: it may still load itself again.
        const letScriptsCome = await breakResponse(context.page, files['the main script'], 'is slow');
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
      `the stylesheet ${way}, saving data (${locale})`,
      fault(locale, {reloads: 1, console}, async (context) => {
        const {user} = context;
        const restore = await breakResponse(context.page, files['the stylesheet'], way);
        const letScriptsCome = await breakResponse(context.page, files['the main script'], 'is slow');
        await saveData(context.page);
        await user.open(page);
        await user.pressLanguageMenu();
        await user.expectLoadError(files['the stylesheet']);
        await user.expectText(page);
        restore();
        letScriptsCome();
        await user.retry();
      }),
    );
  }

  test(
    `the stylesheet is slow (${locale})`,
    fault(locale, {reloads: 0}, async (context) => {
      const {user} = context;
      const restore = await breakResponse(context.page, files['the stylesheet'], 'is slow');
      await user.open(page);
      await user.expectText(page);
      await user.expectNoMessage();
      restore();
      await user.expectInteractive();
      user.recovery = 'needs nothing';
    }),
  );
}
