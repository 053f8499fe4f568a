import * as z from 'zod/mini';
import type { DecidedStream, DomainEvent } from '../decider/decider.js';
import { anEvent } from '../event-store/contract/test-support/harness.js';
import { StreamTruncated } from '../event-store/errors.js';
import type { RecordedEvent } from '../event-store/event-store.js';
import { Snapshots } from './snapshots.js';
import { StateLoader } from './state-loader.js';

const Added = z.object({ amount: z.int() });
type AddedEvent = DomainEvent<'Added', z.infer<typeof Added>>;

const on: DecidedStream<never, AddedEvent, number> = {
  stream: 'sum-1',
  decider: { initialState: 0, evolve: (total, { data }) => total + data.amount, decide: () => [] },
  catalogue: { Added: { version: 1, schema: Added } },
  snapshots: { version: 1, schema: z.int() },
};

const EVENTS: readonly RecordedEvent[] = Array.from({ length: 10 }, (_, revision) => ({
  ...anEvent({ type: 'Added', data: { amount: 1 } }),
  stream: on.stream,
  revision,
  position: String(revision),
}));

/** A loader over a stream of 10 events that has lost its first ones. */
function loaderBehind(lost: number): StateLoader {
  const log = {
    async *readStream(_: string, { from = 0 }: { from?: number } = {}) {
      yield* EVENTS.slice(Math.max(from, lost));
    },
  };
  return new StateLoader(log, new Snapshots());
}

const knowing = (loader: StateLoader, revision: number): StateLoader => {
  loader.save(on, { state: revision + 1, last: { id: EVENTS[revision]?.id ?? '', revision } });
  return loader;
};

describe('The state of a stream that was truncated', () => {
  it('is not folded from the remaining events', async () => {
    const loading = loaderBehind(4).load(on);
    await expect(loading).rejects.toThrow(new StreamTruncated('sum-1', 0, 4));
    await expect(loading).rejects.toThrow('Stream sum-1 has lost its events 0 to 3');
  });

  it.each([3, 4, 9])('continues from a snapshot of event %i, after which nothing is lost', async (revision) => {
    expect(await knowing(loaderBehind(4), revision).load(on)).toMatchObject({ state: 10, last: { revision: 9 } });
  });

  it('is unknown when an event after the snapshot is lost', async () => {
    await expect(knowing(loaderBehind(4), 2).load(on)).rejects.toThrow(new StreamTruncated('sum-1', 3, 4));
  });
});
