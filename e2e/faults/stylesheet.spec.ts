import {saveData} from '../support/conditions';
import {fault} from '../support/fault';
import {breakagesIn, breakResponse, files, type Breakage} from '../support/files';
import {oneLocale} from '../support/routes';
import {expect, test} from '../support/test';

// A page carries its own styles. A stylesheet for what scripts add to it comes with them; the stylesheet of the site, which other pages
// need, comes before scripts show one of them.

const page = '/docs/';
const next = '/blog';
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

    test(
      `the stylesheet comes late and ${way} (${locale})`,
      fault(locale, {reloads: 0, console}, async (context) => {
        const {user} = context;
        const restore = await breakResponse(context.page, files['the stylesheet'], way);
        // Of several routes the last one registered handles a request.
        const letStylesheetCome = await breakResponse(context.page, files['the stylesheet'], 'is slow');
        await user.open(page);
        await user.expectInteractive();
        await user.expectNoMessage();
        letStylesheetCome();
        // Buttons answer: the page is not reloaded.
        await user.expectLoadError(files['the stylesheet']);
        await user.expectInteractive();
        restore();
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
      await user.expectInteractive();
      await user.expectText(page);
      restore();
      await user.expectNoMessage();
      user.recovery = 'needs nothing';
    }),
  );

  for (const way of breakagesIn(locale, broken)) {
    test(
      `the stylesheet of the site ${way} (${locale})`,
      fault(locale, {reloads: 1, console}, async (context) => {
        const {user} = context;
        await breakResponse(context.page, files['the stylesheet of the site'], way);
        await user.open(page);
        await user.expectUnaffected(page);
        // Scripts cannot show the next page without its rules: the browser loads it with its own.
        await user.follow(next);
        await user.expectText(next);
        await user.expectUnaffected(next);
        user.recovery = 'by itself';
      }),
    );
  }

  test(
    `the stylesheet of the site is slow, saving data (${locale})`,
    fault(locale, {reloads: 0}, async (context) => {
      const {user} = context;
      const restore = await breakResponse(context.page, files['the stylesheet of the site'], 'is slow');
      await saveData(context.page);
      await user.open(page);
      await user.pressLanguageMenu();
      await user.expectLanguageMenuOpen();
      const asked = context.page.waitForRequest(files['the stylesheet of the site']);
      await user.follow(next);
      await asked;
      // A second click does not render the page without its styles.
      await user.follow(next);
      await expect(context.page.locator('#nprogress')).toBeAttached();
      // The page that is there stays until the next one can be shown as it should be.
      await user.expectText(page);
      restore();
      await user.expectText(next);
      user.recovery = 'by itself';
    }),
  );
}
