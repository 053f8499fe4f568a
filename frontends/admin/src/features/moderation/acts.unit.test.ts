import type { ItemState } from '@marcel/contracts';
import { judging, takingBack } from './acts';

const item = (id: number, state: ItemState) => ({ kind: 'comment', id, round: id + 1, state }) as const;
const name = (id: number) => ({ kind: 'comment', id, round: id + 1 });
const EACH = [item(1, 'reported'), item(2, 'held'), item(3, 'hidden'), item(4, 'shown'), item(5, 'erased')];

describe('what an admin wants', () => {
  it('hides and erases whatever is not yet so', () => {
    expect(judging('hide', EACH)).toEqual([{ action: 'hide', items: [name(1), name(2), name(4)] }]);
    expect(judging('erase', EACH)).toEqual([{ action: 'erase', items: [name(1), name(2), name(3), name(4)] }]);
  });

  it('keeps what is shown by dismissing its reports, and what is not by showing it again', () => {
    expect(judging('keep', EACH)).toEqual([
      { action: 'dismiss', items: [name(1)] },
      { action: 'restore', items: [name(2), name(3)] },
    ]);
  });

  it('asks nothing where there is nothing to do', () => {
    expect(judging('hide', [item(3, 'hidden'), item(5, 'erased')])).toEqual([]);
  });

  it('takes back what can be taken back', () => {
    const decided = (action: 'hide' | 'restore' | 'dismiss' | 'erase') => [{ action, items: [item(1, 'hidden')] }];
    expect(takingBack(decided('hide'), EACH)).toEqual([{ action: 'restore', items: [name(1)] }]);
    expect(takingBack(decided('restore'), EACH)).toEqual([{ action: 'hide', items: [name(1)] }]);
    expect(takingBack([...decided('dismiss'), ...decided('erase'), { action: 'hide', items: [] }], EACH)).toEqual([]);
  });

  it('does not show what nobody had seen', () => {
    const decided = [{ action: 'hide' as const, items: [item(1, 'hidden'), item(2, 'hidden')] }];
    expect(takingBack(decided, EACH)).toEqual([{ action: 'restore', items: [name(1)] }]);
  });
});
