import {beforeEach, describe, expect, it} from 'vitest';
import {find, setPage} from '../testing/page';
import {refOf, resolveRef} from './elementPath';

const body =
  '<p>New</p><nav id="menu"><div><button>A</button><span></span><button class="second">B</button></div></nav>';

beforeEach(() => setPage({body}));

describe('an element reference', () => {
  it('has a path from the nearest element with an id', () => {
    expect(refOf(find('.second')).path).toBe('#menu>DIV:nth-of-type(1)>BUTTON:nth-of-type(2)');
  });

  it('has the id of an element that has one', () => {
    expect(refOf(find('#menu')).path).toBe('#menu');
  });

  it('starts at the root where no ancestor has an id', () => {
    expect(refOf(find('p')).path).toBe('HTML>BODY:nth-of-type(1)>P:nth-of-type(1)');
  });

  it('resolves to the same element while it is in the page', () => {
    const button = find('.second');
    const ref = refOf(button);
    button.before(document.createElement('button'));
    expect(resolveRef(ref)).toBe(button);
  });

  it('resolves to the element at its path after hydration has replaced the elements', () => {
    const ref = refOf(find('.second'));
    setPage({body});
    expect(resolveRef(ref)).toBe(find('.second'));
    expect(resolveRef({path: ref.path})).toBe(find('.second'));
  });

  it('is not changed by siblings of another type that hydration removes', () => {
    setPage({body: '<div role="alert"></div><button>A</button>'});
    const ref = refOf(find('button'));
    setPage({body: '<button>A</button>'});
    expect(resolveRef(ref)).toBe(find('button'));
  });

  it('resolves to nothing when the element is gone', () => {
    const ref = refOf(find('.second'));
    setPage({body: '<nav id="menu"></nav>'});
    expect(resolveRef(ref)).toBeNull();
  });
});
