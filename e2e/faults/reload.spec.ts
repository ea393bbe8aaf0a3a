import {type Route} from '@playwright/test';
import {setReloadTimeout} from '../support/conditions';
import {fault, type FaultContext} from '../support/fault';
import {files, breakResponse} from '../support/files';
import {test} from '../support/test';

// The one reload of a page that could not start fails as well.

const page = '/docs/';

const documents = ({pathname}: URL) => pathname === page;

/** Cuts off the main script, and breaks each load of the document after the first. @returns what ends the first fault */
async function breakReload({page: target}: FaultContext, answer: (route: Route) => unknown): Promise<() => void> {
  let loads = 0;
  await target.route(documents, (route) => {
    loads += 1;
    return loads > 1 ? answer(route) : route.fallback();
  });
  return breakResponse(target, files['the main script'], 'is cut off');
}

test(
  'the reload brings nothing',
  fault({reloads: 1, console: /main/}, async (context) => {
    const {user} = context;
    const restore = await breakReload(context, (route) => route.fulfill({status: 204}));
    await setReloadTimeout(context.page, 0);
    await user.open(page);
    await user.expectLoadError(files['the main script']);
    await user.expectText(page);
    restore();
    await context.page.unroute(documents);
    await user.retry();
  }),
);
