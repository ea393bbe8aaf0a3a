import {describe, expect, it} from 'vitest';
import {withOwnDocs} from './docsPropsLoader.cjs';

const doc = (id: string) => ({id, title: id, description: `What ${id} is for`});
const version = {
  label: 'Next',
  docs: {'a/one': doc('a/one'), 'b/two': doc('b/two')},
  docsSidebars: {
    manual: [
      {type: 'category', href: '/docs/category/a', items: [{type: 'link', href: '/docs/a/one', docId: 'a/one'}]},
      {type: 'category', href: '/docs/b', items: [{type: 'link', href: '/docs/b/two', docId: 'b/two'}]},
    ],
  },
};

describe('the properties of the routes of docs', () => {
  it('do not list all docs on every page', () => {
    expect(withOwnDocs({version}, () => [])).toEqual({version: {...version, docs: {}}});
  });

  it('describe the pages of a category on its own page', () => {
    const index = {title: 'A', permalink: '/docs/category/a'};
    expect(withOwnDocs({categoryGeneratedIndex: index}, () => [version])).toEqual({
      categoryGeneratedIndex: {...index, descriptions: {'a/one': 'What a/one is for'}},
    });
  });

  it('stay as they are on other routes', () => {
    expect(withOwnDocs({tag: 'a'} as object, () => [version])).toEqual({tag: 'a'});
  });
});
