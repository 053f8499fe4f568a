import { UnknownPosition } from '../errors.js';
import { fromPosition, LOG_START, toPosition } from './events.js';

describe('Positions in EventStoreDB', () => {
  const greatest = 2n ** 64n - 1n;

  it.each([
    { commit: 0n, prepare: 0n },
    { commit: 1234n, prepare: 1200n },
    { commit: greatest, prepare: greatest },
  ])('keep $commit and $prepare', (position) => {
    expect(fromPosition(toPosition(position))).toEqual(position);
  });

  it('compare as texts as they do in the log: by commit, then by prepare', () => {
    const inOrder = [
      LOG_START,
      toPosition({ commit: 9n, prepare: 9n }),
      toPosition({ commit: 10n, prepare: 2n }),
      toPosition({ commit: 10n, prepare: 10n }),
      toPosition({ commit: greatest, prepare: 0n }),
    ];
    expect([...inOrder].reverse().sort()).toEqual(inOrder);
  });

  it.each(['', '1', LOG_START.slice(1), `${LOG_START}0`, LOG_START.replace('-', '/'), LOG_START.replace('0', 'x')])(
    'are not %j',
    (text) => {
      expect(() => fromPosition(text)).toThrow(UnknownPosition);
    },
  );
});
