import type { ItemState } from '@marcel/contracts';
import { toSteps, toUndoSteps } from './intents';

const verdict = { action: 'hide', by: { kind: 'admin' }, reason: 'Spam', time: '2026-01-01T10:00:00.000Z' } as const;
const item = (id: number, state: ItemState) => ({ kind: 'comment', id, round: id + 1, state, verdict }) as const;
const toItem = (id: number) => ({ kind: 'comment', id, round: id + 1 });
const ITEMS = [item(1, 'reported'), item(2, 'held'), item(3, 'hidden'), item(4, 'shown'), item(5, 'erased')];

describe('the actions of a decision', () => {
  it('hide and erase every item that is not hidden or erased yet', () => {
    expect(toSteps('hide', ITEMS)).toEqual([{ action: 'hide', items: [toItem(1), toItem(2), toItem(4)] }]);
    expect(toSteps('erase', ITEMS)).toEqual([{ action: 'erase', items: [toItem(1), toItem(2), toItem(3), toItem(4)] }]);
  });

  it('keep a shown item by dismissing its reports, and show a hidden one again', () => {
    expect(toSteps('keep', ITEMS)).toEqual([
      { action: 'dismiss', items: [toItem(1)] },
      { action: 'restore', items: [toItem(2), toItem(3)] },
    ]);
  });

  it('are empty where there is nothing to do', () => {
    expect(toSteps('hide', [item(3, 'hidden'), item(5, 'erased')])).toEqual([]);
  });

  it('reopen decided items only', () => {
    expect(toSteps('reopen', [...ITEMS, { ...item(6, 'shown'), verdict: null }])).toEqual([
      { action: 'reopen', items: [toItem(3), toItem(4)] },
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
  ] as const)('undo %s of an item that was %s and is now %s by %s', (action, stateBefore, state, undoAction) => {
    expect(toUndoSteps([{ action, items: [item(1, state)] }], [item(1, stateBefore)])).toEqual([
      { action: undoAction, items: [toItem(1)] },
    ]);
  });

  it('never restore an erased item', () =>
    expect(toUndoSteps([{ action: 'erase', items: [item(1, 'erased')] }], [item(1, 'held')])).toEqual([]));
});
