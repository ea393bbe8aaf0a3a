import {describe, expect, it} from 'vitest';
import {messagesOf} from './messages';

describe('what an error says', () => {
  it('is its message, then those of its causes', () => {
    expect(messagesOf(new Error('outer', {cause: new Error('inner')}))).toEqual(['outer', 'inner']);
  });

  it('is the thrown value when that is no error', () => {
    expect(messagesOf('just words')).toEqual(['just words']);
    expect(messagesOf(new Error('outer', {cause: 'words'}))).toEqual(['outer', 'words']);
  });

  it('ends, even when an error is its own cause', () => {
    const circle = new Error('round');
    circle.cause = circle;
    expect(messagesOf(circle)).toHaveLength(5);
  });
});
