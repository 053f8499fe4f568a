import { openInMemoryEventStore } from '../../../../platform/event-store/embedded/open.js';
import { appendLikes } from '../../../../test-support/likes/append-likes.js';
import { exactHour } from './exact-hour.js';

const item = { kind: 'hug', id: 7 } as const;
const HOUR = '2026-01-05T10:00:00.000Z';
const asCounted = { id: '', kind: 'hug', itemId: 7, hour: Date.parse(HOUR), likes: 20 } as const;

it.each([
  [
    'begins and ends with ten',
    { before: 10, within: 20, after: 5 },
    { first: 10, last: 29 },
    { first: 10, last: 29, likes: 20 },
  ],
  [
    'begins and ends between',
    { before: 13, within: 21, after: 9 },
    { first: 10, last: 29 },
    { first: 13, last: 33, likes: 21 },
  ],
  [
    'has no likes behind it',
    { before: 4, within: 25, after: 0 },
    { first: 0, last: 19 },
    { first: 4, last: 28, likes: 25 },
  ],
])('an hour that %s is told to the like', async (_, { before, within, after }, counted, told) => {
  const store = openInMemoryEventStore();
  await appendLikes(store, item, before, '2026-01-05T09:59:59.999Z');
  await appendLikes(store, item, within, HOUR);
  if (after) await appendLikes(store, item, after, '2026-01-05T11:00:00.000Z');
  expect(await exactHour(store, { ...asCounted, ...counted })).toEqual({ ...asCounted, ...told });
  await store.close();
});
