import {describe, expect, it, vi} from 'vitest';
import {loadStylesheet} from './stylesheetLoader';

const href = `/assets/css/all.${'a'.repeat(43)}.css`;

function load() {
  let link: HTMLLinkElement | undefined;
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    link = node as HTMLLinkElement;
  });
  const [fail, done] = [vi.fn(), vi.fn()];
  loadStylesheet(href, fail, done);
  return {link, fail, done};
}

describe('a stylesheet', () => {
  it('is compared with its name', () => {
    expect(load().link?.integrity).toBe(`sha256-${'a'.repeat(43)}=`);
  });

  it('that fails to load, or has another hash, is reported by its URL', () => {
    const {link, fail, done} = load();
    link?.dispatchEvent(new Event('error'));
    expect(fail).toHaveBeenCalledExactlyOnceWith(href);
    expect(done).not.toHaveBeenCalled();
  });

  it('that has come is not', () => {
    const {link, fail, done} = load();
    link?.dispatchEvent(new Event('load'));
    expect(done).toHaveBeenCalledOnce();
    expect(fail).not.toHaveBeenCalled();
  });
});
