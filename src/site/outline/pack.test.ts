import {expect, it} from 'vitest';
import type {Outline} from './model';
import {packOutline, unpackOutline} from './pack';

const outline: Outline = {
  index: {id: 'index', title: 'Manual', href: '/en/docs/'},
  topics: [
    {
      id: 'services',
      label: 'Services',
      icon: 'services',
      href: '/en/docs/services/',
      page: {id: 'services', title: 'Services: what you can send', href: '/en/docs/services/', label: 'Services'},
      pages: [
        {id: 'services/mobile', title: 'Top up', href: '/en/docs/services/mobile', icon: 'top-up'},
        {id: 'services/market', title: 'Groceries', href: '/en/docs/groceries'},
        {id: 'services/internet', title: 'Internet', href: '/en/elsewhere'},
      ],
    },
  ],
  posts: [{title: 'News', href: '/en/blog/news', date: '2026-11-09'}],
  symptoms: [{id: 'scam', question: 'I think it is a scam'}],
  services: [{page: 'services/mobile', name: 'Top-ups'}],
  support: {email: 'help@cercana.example', phone: '+1', hours: 'every day', holidays: ['12-25'], inApp: 'Help'},
};

it('gives back the outline that was packed, with pages whose address is not their id', () => {
  expect(unpackOutline(packOutline(outline))).toEqual(outline);
});
