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
  values: (): Promise<readonly IdentifiedValues[]> => {
    asked();
    return Promise.resolve(STATES.map(({ id, at, value }) => [id, at, value]));
  },
};
const standings = () => new PastStandings(views, { collection: 'states', column: 'status' });

async function told(from: number, to: number) {
  const before: [number, FieldValue][] = [];
  const after: [number, FieldValue][] = [];
  await standings().visit(from, to, (record, then, now) => {
    if (then !== undefined) before.push([record, valueOf(then)]);
    after.push([record, valueOf(now)]);
  });
  return { before, after };
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
  const same = new Map<number, boolean>();
  await standings().visit(12, 20, (record, then, now) => same.set(record, isSameState(then, now)));
  expect(same).toEqual(
    new Map([
      [1, false],
      [2, false],
    ]),
  );
  await standings().visit(20, 30, (record, then, now) => same.set(record, isSameState(then, now)));
  expect(same.get(2)).toBe(true);
});

it('reads all states once for all times, and again once there are others', async () => {
  const kept = standings();
  asked.mockClear();
  const count = async (from: number, to: number) => {
    let records = 0;
    await kept.visit(from, to, () => (records += 1));
    return records;
  };
  expect(await count(Infinity, Infinity)).toBe(3);
  expect(await count(10, 50)).toBe(2);
  expect(asked).toHaveBeenCalledTimes(1);
  revision += 1;
  expect(await count(10, Infinity)).toBe(3);
  expect(asked).toHaveBeenCalledTimes(2);
});
