import { anEvent, eventsOf, idsOf, readAll, Subscriber } from '../../contract/test-support/harness.js';
import type { EventStore } from '../../event-store.js';

const ACKNOWLEDGED_BETWEEN = 50;

export interface Load {
  readonly writers: number;
  readonly rounds: number;
  readonly trouble: () => Promise<void>;
}

export interface Outcome {
  readonly recorded: readonly string[];
  /** Acknowledged ids that are not in the log. */
  readonly lost: readonly string[];
  readonly seen: readonly string[];
}

const nextTurn = () => new Promise(setImmediate);

export async function underLoad(store: EventStore, { writers, rounds, trouble }: Load): Promise<Outcome> {
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async (writer: number): Promise<void> => {
    while (!isOver) {
      const event = anEvent({ data: writer });
      await store.append(`count-${writer % 5}`, 'any', [event]);
      acknowledged.push(event.id);
    }
  };
  const subscriber = new Subscriber(store);
  const seen: string[] = [];
  const following = (async () => {
    for (let batch = await subscriber.next(); batch !== undefined; batch = await subscriber.next())
      seen.push(...idsOf(eventsOf([batch])));
  })();
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
  for (let round = 1; round <= rounds; round++) {
    const target = acknowledged.length + ACKNOWLEDGED_BETWEEN;
    await Promise.race([writing, until(() => acknowledged.length >= target)]);
    await trouble();
  }
  isOver = true;
  await writing;
  const recorded = idsOf(await readAll(store));
  await Promise.race([following, until(() => seen.length >= recorded.length)]);
  subscriber.abort();
  await following;
  const known = new Set(recorded);
  return { recorded, lost: acknowledged.filter((id) => !known.has(id)), seen };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await nextTurn();
}
