import {saveData} from '../support/conditions';
import {locales} from '../support/locales';
import {fault, type FaultContext} from '../support/fault';
import {breakagesIn, breakResponse, changeScripts, files, type Breakage} from '../support/files';
import {test} from '../support/test';

// A page whose scripts do not come: the text stays, the page loads itself again once, and then says so. On an ordinary
// connection scripts come by themselves; a browser that saves data asks for them when the reader presses something.

type Name = keyof typeof files;

const page = '/docs/';
const broken: Breakage[] = ['is cut off', 'is missing', 'ends halfway', 'is changed', 'is empty'];
const scripts: Name[] = ['the main script', 'a route chunk'];
const console = /\/assets\/js\//;

const deliveries: [name: string, arrive: (context: FaultContext) => Promise<void>][] = [
  ['', ({user}) => user.open(page)],
  [
    ', saving data',
    async (context) => {
      await saveData(context.page);
      await context.user.open(page);
      await context.user.expectText(page);
      await context.user.expectNoMessage();
      await context.user.pressLanguageMenu();
    },
  ],
];

for (const locale of locales) {
  for (const [delivery, arrive] of deliveries) {
    for (const name of scripts) {
      for (const way of breakagesIn(locale, broken)) {
        test(
          `${name} ${way}${delivery} (${locale})`,
          fault(locale, {reloads: 1, console}, async (context) => {
            const {user} = context;
            const restore = await breakResponse(context.page, files[name], way);
            await arrive(context);
            await user.expectLoadError(files[name]);
            await user.expectText(page);
            restore();
            await user.retry();
            await user.expectText(page);
          }),
        );
      }

      test(
        `${name} is slow${delivery} (${locale})`,
        fault(locale, {reloads: 0}, async (context) => {
          const {user} = context;
          const restore = await breakResponse(context.page, files[name], 'is slow');
          const asked = context.page.waitForRequest(files[name]);
          await arrive(context);
          await asked;
          await user.expectText(page);
          await user.expectNoMessage();
          restore();
          await user.expectInteractive();
          user.recovery = 'by itself';
        }),
      );
    }

    test(
      `the main script is cut off once${delivery} (${locale})`,
      fault(locale, {reloads: 1, console}, async (context) => {
        const {user} = context;
        const restore = await breakResponse(context.page, files['the main script'], 'is cut off');
        context.page.on('requestfailed', restore);
        await arrive(context);
        await (delivery ? user.expectLanguageMenuOpen() : user.expectInteractive());
        await user.expectText(page);
        await user.expectNoMessage();
        user.recovery = 'by itself';
      }),
    );
  }

  // It only helps: without it the scripts of the page are loaded by the first control that needs them.
  for (const way of breakagesIn(locale, broken)) {
    test(
      `the deferred script ${way} (${locale})`,
      fault(locale, {reloads: 0, console: /start/}, async (context) => {
        const {page: target, user} = context;
        await breakResponse(target, files['the deferred script'], way);
        await user.open(page);
        await user.expectText(page);
        await user.pressLanguageMenu();
        await user.expectLanguageMenuOpen();
        await user.expectUnaffected(page);
      }),
    );
  }

  test(
    `the deferred script never arrives (${locale})`,
    fault(locale, {reloads: 0}, async ({page: target, user}) => {
      await target.route(files['the deferred script'], () => undefined);
      await user.open(page);
      await user.expectText(page);
      await user.pressLanguageMenu();
      await user.expectLanguageMenuOpen();
      await user.expectUnaffected(page);
    }),
  );

  test(
    `no script is there (${locale})`,
    fault(locale, {reloads: 0, console}, async ({page: target, user}) => {
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
    `a route chunk throws (${locale})`,
    fault(locale, {reloads: 1, console: /JSON.absent/}, async ({page: target, user}) => {
      await changeScripts(target, (script, path) =>
        files['a route chunk'].test(path) ? script.replaceAll('JSON.parse', 'JSON.absent') : script,
      );
      await user.open(page);
      await user.expectLoadError(/JSON.absent/);
      await user.expectText(page);
    }),
  );
}
