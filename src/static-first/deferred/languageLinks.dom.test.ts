import {expect, it} from 'vitest';
import {find, resetPageAfterEach, setPage, setUrl} from '../testing/page';
import {keepQueryAcrossLanguages} from './languageLinks';

resetPageAfterEach();

it('adds query and hash to a link to another language, and to no other link', () => {
  setUrl('https://help.example/docs/faq/?from=mail#pay');
  setPage({body: '<a lang="en" href="/en/docs/faq/"><b>English</b></a><a id="other" href="/docs/help/">Help</a>'});
  keepQueryAcrossLanguages();
  const stay = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', stay);
  find('b').click();
  find('#other').click();
  expect(find('[lang]').getAttribute('href')).toBe('https://help.example/en/docs/faq/?from=mail#pay');
  expect(find('#other').getAttribute('href')).toBe('/docs/help/');
});
