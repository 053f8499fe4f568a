import { UnknownPosition } from '../errors.js';
import {
  fromPosition,
  fromServerName,
  IDENTITY_STREAM,
  isOwnName,
  LOG_START,
  OWN_STREAMS,
  toPosition,
  toServerName,
} from './events.js';

describe('Names on the server', () => {
  it.each(['mascot-7', 'likes-mascot-7', 'MascotLiked', 'a$', 'a!', ' ', '\0'])('does not change %j', (name) => {
    expect(toServerName(name)).toBe(name);
  });

  it.each(['$all', '$$mascot-7', toServerName(IDENTITY_STREAM)])('ignores the foreign stream %j', (name) => {
    expect(isOwnName(name)).toBe(false);
    expect(name).not.toMatch(new RegExp(OWN_STREAMS));
  });

  const odd = ['$all', '$$mascot-7', '$', '!', '!!', '!$all'];
  it.each(odd)('escapes %j, which looks like a name of the server or the adapter', (name) => {
    const onServer = toServerName(name);
    expect(isOwnName(onServer)).toBe(true);
    expect(onServer).toMatch(new RegExp(OWN_STREAMS));
    expect(fromServerName(onServer)).toBe(name);
  });

  it('maps different names to different names', () => {
    const names = ['$a', '!$a', '!!$a', 'a', '!a'];
    expect(new Set(names.map(toServerName)).size).toBe(names.length);
  });
});

describe('Positions in EventStoreDB', () => {
  const greatest = 2n ** 64n - 1n;

  it.each([
    { commit: 0n, prepare: 0n },
    { commit: 1234n, prepare: 1200n },
    { commit: greatest, prepare: greatest },
  ])('keep $commit and $prepare', (position) => {
    expect(fromPosition(toPosition(position))).toEqual(position);
  });

  it('sort as strings in log order: by commit, then by prepare', () => {
    const inOrder = [
      LOG_START,
      toPosition({ commit: 9n, prepare: 9n }),
      toPosition({ commit: 10n, prepare: 2n }),
      toPosition({ commit: 10n, prepare: 10n }),
      toPosition({ commit: greatest, prepare: 0n }),
    ];
    expect([...inOrder].reverse().sort()).toEqual(inOrder);
  });

  it.each([
    ...['', '1', LOG_START.slice(1), `${LOG_START}0`, LOG_START.replace('-', '/'), LOG_START.replace('0', 'x')],
    toPosition({ commit: greatest + 1n, prepare: 0n }),
    toPosition({ commit: 0n, prepare: greatest + 1n }),
  ])('are not %j', (text) => {
    expect(() => fromPosition(text)).toThrow(UnknownPosition);
  });
});
