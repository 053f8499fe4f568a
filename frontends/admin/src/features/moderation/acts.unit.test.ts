import type { ItemState } from '@marcel/contracts';
import { toSteps, toUndoSteps } from './acts';

const verdict = { action: 'hide', by: { kind: 'admin' }, reason: 'Spam', time: '2026-01-01T10:00:00.000Z' } as const;
const item = (id: number, state: ItemState) => ({ kind: 'comment', id, round: id + 1, state, verdict }) as const;
const name = (id: number) => ({ kind: 'comment', id, round: id + 1 });
const EACH = [item(1, 'reported'), item(2, 'held'), item(3, 'hidden'), item(4, 'shown'), item(5, 'erased')];

describe('what an admin wants', () => {
  it('hides and erases every item that is not hidden or erased yet', () => {
    expect(toSteps('hide', EACH)).toEqual([{ action: 'hide', items: [name(1), name(2), name(4)] }]);
    expect(toSteps('erase', EACH)).toEqual([{ action: 'erase', items: [name(1), name(2), name(3), name(4)] }]);
  });

  it('keeps what is shown by dismissing its reports, and what is not by showing it again', () => {
    expect(toSteps('keep', EACH)).toEqual([
      { action: 'dismiss', items: [name(1)] },
      { action: 'restore', items: [name(2), name(3)] },
    ]);
  });

  it('asks nothing where there is nothing to do', () => {
    expect(toSteps('hide', [item(3, 'hidden'), item(5, 'erased')])).toEqual([]);
  });

  it('reopens what was judged, and nothing else', () => {
    expect(toSteps('reopen', [...EACH, { ...item(6, 'shown'), verdict: null }])).toEqual([
      { action: 'reopen', items: [name(3), name(4)] },
    ]);
  });

  it.each([
    ['hide', 'reported', 'hidden', 'reopen'],
    ['hide', 'held', 'hidden', 'reopen'],
    ['hide', 'shown', 'hidden', 'restore'],
    ['dismiss', 'reported', 'shown', 'reopen'],
    ['restore', 'held', 'shown', 'reopen'],
    ['restore', 'hidden', 'shown', 'hide'],
    ['reopen', 'hidden', 'held', 'hide'],
    ['reopen', 'shown', 'reported', 'dismiss'],
    ['reopen', 'shown', 'held', 'restore'],
  ] as const)('%s of what was %s is taken back from %s by %s', (action, before, after, back) => {
    expect(toUndoSteps([{ action, items: [item(1, after)] }], [item(1, before)])).toEqual([
      { action: back, items: [name(1)] },
    ]);
  });

  it('brings nothing back that is erased', () =>
    expect(toUndoSteps([{ action: 'erase', items: [item(1, 'erased')] }], [item(1, 'held')])).toEqual([]));
});
