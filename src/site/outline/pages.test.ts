import {describe, expect, it} from 'vitest';
import type {Outline} from './model';
import {findPages, pagesOfManual} from './pages';

const page = (id: string, icon?: string) => ({id, title: id, href: `/docs/${id}`, ...(icon ? {icon} : {})});
const outline: Outline = {
  index: page('index'),
  topics: [
    {
      id: 'services',
      label: 'Services',
      icon: 's',
      href: '/docs/services/',
      page: page('services'),
      pages: [page('services/mobile')],
    },
    {id: 'account', label: 'Account', icon: 'a', href: '/docs/signup', pages: [page('signup', 'person')]},
  ],
  posts: [],
  symptoms: [],
  services: [],
  support: {email: '', phone: '', hours: '', holidays: [], inApp: ''},
};

describe('the pages of the manual', () => {
  it("are in the manual's order, a topic's own page first", () => {
    expect(pagesOfManual(outline).map(({id}) => id)).toEqual(['services', 'services/mobile', 'signup']);
  });

  it('are found in the order asked for, with their topics', () => {
    expect(findPages(outline, ['signup', 'services']).map(({id, topic}) => [id, topic.id])).toEqual([
      ['signup', 'account'],
      ['services', 'services'],
    ]);
  });

  it('throw when one is unknown, with the ids that exist', () => {
    expect(() => findPages(outline, ['sign-up'])).toThrow(
      'There is no page "sign-up" in the manual. Known: services, services/mobile, signup',
    );
  });
});
