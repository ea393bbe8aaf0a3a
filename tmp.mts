import {serve} from '/work/main/scripts/serve';
import {chromium} from 'playwright-core';
const s: any = await serve({root: '/work/main/build'});
const b = await chromium.launch({executablePath: '/usr/bin/chromium'});
const p = await b.newPage();
p.on('pageerror', e => console.log('ERR', p.url(), e.message));
p.on('console', e => e.type()==='error' && console.log('CON', p.url(), e.text()));
for (const path of ['docs/signup/', 'en/docs/signup/','en/docs/checkout/']) for (const section of ['steps']) {
  await p.goto(s.url.replace(/\/$/,'') + '/' + path + '#practice-' + section + '-1');
  await p.waitForTimeout(1500);
  console.log(path, await p.locator('dialog').count(), await p.evaluate(() => document.querySelector('.task-actions')?.outerHTML.slice(0,300)));
}
await p.locator('.listen').first().evaluate(b => b.click());
await p.waitForTimeout(500);
console.log(await p.evaluate(() => document.documentElement.outerHTML.slice(0,300)));
await b.close(); s.close?.(); process.exit(0);
