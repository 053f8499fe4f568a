import * as z from 'zod/mini';
import { mendAnswer } from './mend-answer';

const Row = z.object({
  id: z.int(),
  status: z.enum(['open', 'closed']),
  note: z.nullable(z.string()),
  facts: z.array(z.string()),
});
const List = z.object({ rows: z.array(Row), total: z.int() });
const row = { id: 1, status: 'open', note: null, facts: ['a'] };
const read = (...rows: object[]) => mendAnswer(List, { rows, total: rows.length }).rows;

describe('an answer of a server of another release', () => {
  it.each([
    ['a word that nobody knows', { status: 'asleep' }, { status: 'asleep' }],
    ['no word', { status: undefined }, undefined],
    ['a field more', { colour: 'red' }, {}],
    ['a field less that may be null', { note: undefined }, { note: null }],
    ['a field less that is needed', { id: undefined }, undefined],
    ['a field of another kind', { id: 'one' }, undefined],
    ['a part of a list within that cannot be read', { facts: ['a', 7, 'b'] }, { facts: ['a', 'b'] }],
    ['several at once', { status: 'asleep', note: undefined, facts: [7] }, { status: 'asleep', note: null, facts: [] }],
  ])('that has %s in one row keeps all other rows', (_, strange, shown) => {
    const others = [
      { ...row, id: 2 },
      { ...row, id: 3, status: 'closed' },
    ];
    const rows = read(...others.slice(0, 1), { ...row, ...strange }, ...others.slice(1));
    expect(rows).toEqual([others[0], ...(shown ? [{ ...row, ...shown }] : []), others[1]]);
  });

  it('may have something in each row', () => {
    const strange = [
      { ...row, id: 'x' },
      { ...row, status: 'asleep' },
      { ...row, id: 'y' },
      { ...row, facts: [1, 'b'] },
      { id: 7 },
    ];
    expect(read(...strange)).toEqual([
      { ...row, status: 'asleep' },
      { ...row, facts: ['b'] },
    ]);
  });

  it('may have one of several forms', () => {
    const Either = z.union([z.array(Row), List]);
    const answer = { rows: [{ ...row, status: 'asleep' }], total: 1 };
    expect(mendAnswer(Either, answer)).toEqual(answer);
    expect(mendAnswer(Either, answer.rows)).toEqual(answer.rows);
  });

  it('is refused where it is another answer altogether, or a record cannot be read', () => {
    for (const answer of [null, 'no', [], { rows: 'none', total: 1 }]) expect(() => mendAnswer(List, answer)).toThrow();
    expect(() => mendAnswer(Row, { ...row, id: 'x' })).toThrow();
  });

  it('leaves what fits as it is, and what was given', () => {
    const given = { rows: [{ ...row, status: 'asleep' }], total: 1 };
    mendAnswer(List, given);
    expect(given.rows[0]?.status).toBe('asleep');
    expect(read(row)).toEqual([row]);
  });
});
