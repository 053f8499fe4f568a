import type { FieldValue } from '../read-store/field-value.js';
import type { IdentifiedValues } from '../read-store/read-store.js';
import { isSameState, PastStandings, stateId, valueOf } from './states.js';

const state = (record: number, revision: number, at: number, value: string) => ({
  id: stateId(record, revision),
  at,
  value,
});

/** In no order, as a store gives them. */
const STATES = [
  state(2, 0, 20, 'pending'),
  state(1, 2, 15, 'pending'),
  state(1, 0, 10, 'pending'),
  state(1, 1, 40, 'rejected'),
  state(1, 4, 50, 'approved'),
  state(3, 0, 60, 'pending'),
];

let revision = 1;
const asked = jest.fn();
const views = {
  revisionOf: () => Promise.resolve(String(revision)),
  values: (_: string, { where = [] }: { where?: readonly object[] }): Promise<readonly IdentifiedValues[]> => {
    asked();
    const to = Number(Reflect.get(where[0] ?? { to: Infinity }, 'to'));
    return Promise.resolve(STATES.filter(({ at }) => at <= to).map(({ id, at, value }) => [id, at, value]));
  },
};
const standings = () => new PastStandings(views, { collection: 'states', column: 'status' });

async function told(from: number, to: number) {
  const { before, after } = await standings().at(from, to);
  const values = (found: typeof before): [number, FieldValue][] =>
    [...found]
      .map(([record, standing]): [number, FieldValue] => [record, valueOf(standing)])
      .sort(([one], [other]) => one - other);
  return { before: values(before), after: values(after) };
}

it('tells how every record stood at both times, and leaves out what was not there yet', async () => {
  expect(await told(9, 55)).toEqual({
    before: [],
    after: [
      [1, 'approved'],
      [2, 'pending'],
    ],
  });
  expect(await told(20, 60)).toEqual({
    before: [
      [1, 'pending'],
      [2, 'pending'],
    ],
    after: [
      [1, 'approved'],
      [2, 'pending'],
      [3, 'pending'],
    ],
  });
});

it('is not misled by a clock that was ahead', async () => {
  expect((await told(10, 45)).after).toEqual([
    [1, 'pending'],
    [2, 'pending'],
  ]);
});

it('knows a state again', async () => {
  const { before, after } = await standings().at(12, 20);
  expect(isSameState(before.get(1), after.get(1))).toBe(false);
  expect(isSameState(after.get(2), after.get(2))).toBe(true);
  expect(valueOf(before.get(2))).toBeNull();
});

it('walks through all states once for the pages of a time, and again once there are others', async () => {
  const kept = standings();
  asked.mockClear();
  expect((await kept.at(Infinity, Infinity)).after.size).toBe(3);
  await kept.at(Infinity, Infinity);
  expect(asked).toHaveBeenCalledTimes(1);
  await kept.at(10, Infinity);
  revision += 1;
  await kept.at(10, Infinity);
  expect(asked).toHaveBeenCalledTimes(3);
});
