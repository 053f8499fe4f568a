import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { DomainError } from '../decider/domain-error.js';
import type { Decider, DomainEvent, EventCatalogue } from '../decider/decider.js';
import { readAll, readStream } from '../event-store/contract/test-support/harness.js';
import { type DecisionRequest, DecisionRunner } from './decision-runner.js';
import { openInMemoryEventStore } from '../event-store/embedded/open.js';
import { EventStoreUnavailable, WrongExpectedRevision } from '../event-store/errors.js';
import { FAIL_FAST } from '../event-store/eventstoredb/testing/quick-timing.js';
import { useSimulator } from '../../test-support/testing/use-simulator.js';
import type { EventStore } from '../event-store/event-store.js';

const Added = z.object({ amount: z.int() });
type AddedEvent = DomainEvent<'Added', z.infer<typeof Added>>;
const catalogue: EventCatalogue<AddedEvent> = { Added: { version: 1, schema: Added } };

/** Adds each amount by an event of its own; never beyond 10. */
const sum: Decider<readonly number[], AddedEvent, number> = {
  initialState: 0,
  evolve: (total, { data }) => total + data.amount,
  decide: (amounts, total) => {
    if (amounts.reduce((all, amount) => all + amount, total) > 10) throw new DomainError('conflict', 'Too much');
    return amounts.map((amount) => ({ type: 'Added', data: { amount } }));
  },
};

const TIME = new Date('2024-02-29T12:00:00Z');
const context = { correlationId: 'request-1', causationId: 'cause-1', actor: { kind: 'visitor' } } as const;

const adding = (...command: number[]): DecisionRequest<readonly number[], AddedEvent, number> => ({
  stream: 'sum-1',
  decider: sum,
  catalogue,
  command,
  commandName: 'Add',
  context,
});

const repeatable = (seed: string, ...command: number[]): DecisionRequest<readonly number[], AddedEvent, number> => ({
  ...adding(...command),
  context: { ...context, idempotencySeed: seed },
});

describe('DecisionRunner', () => {
  const server = useSimulator();
  let store: EventStore;
  let runner: DecisionRunner;
  const runnerOver = (over: EventStore) => new DecisionRunner({ store: over, clock: () => TIME, newId: randomUUID });
  const amounts = async () => (await readStream(store, 'sum-1')).map(({ data }) => Added.parse(data).amount);

  /** The store, with a concurrent event before each of the next appends. */
  const contended = (races: number): EventStore => {
    let left = races;
    return new Proxy(store, {
      get: (target, property: keyof EventStore) => {
        if (property !== 'append') return target[property].bind(target);
        return async (...append: Parameters<EventStore['append']>) => {
          if (left-- > 0) await runner.run({ ...adding(1), concurrency: 'any' });
          return target.append(...append);
        };
      },
    });
  };

  beforeEach(() => {
    store = openInMemoryEventStore();
    runner = runnerOver(store);
  });
  afterEach(() => store.close());

  it('decides on the folded history and appends with the metadata of the command', async () => {
    await runner.run(adding(1, 2));
    const outcome = await runner.run({ ...adding(4), context: { ...context, release: '1.2.0' } });
    const recorded = await readStream(store, 'sum-1');
    expect(outcome).toMatchObject({ state: 7, revision: 2, position: recorded[2]?.position });
    const { type, data, ...rest } = recorded[2]!;
    expect(outcome.events).toEqual([{ type, data, recorded: rest }]);
    expect(rest.metadata).toEqual({
      time: '2024-02-29T12:00:00.000Z',
      correlationId: 'request-1',
      commandId: recorded[2]!.id,
      causationId: 'cause-1',
      actor: { kind: 'visitor' },
      command: 'Add',
      schemaVersion: 1,
      release: '1.2.0',
    });
  });

  it('returns several events as they were recorded', async () => {
    const { events } = await runner.run(adding(1, 2, 3));
    const recorded = await readStream(store, 'sum-1');
    expect(events.map(({ recorded: { position } }) => position)).toEqual(recorded.map(({ position }) => position));
    expect(events.map(({ data }) => data.amount)).toEqual([1, 2, 3]);
  });

  it('appends nothing when nothing is decided', async () => {
    expect(await runner.run(adding())).toEqual({ events: [], state: 0, revision: undefined, position: undefined });
    const { position } = await runner.run(adding(1));
    expect(await runner.run(adding())).toEqual({ events: [], state: 1, revision: 0, position });
  });

  it('throws the rejection of the decider', async () => {
    await expect(runner.run(adding(11))).rejects.toEqual(new DomainError('conflict', 'Too much'));
    expect(await amounts()).toEqual([]);
  });

  it('decides again on the new state after a conflict', async () => {
    expect(await runnerOver(contended(5)).run(adding(5))).toMatchObject({ state: 10, revision: 5 });
    await expect(runnerOver(contended(1)).run({ ...adding(0) })).rejects.toBeInstanceOf(DomainError);
  });

  it.each(['embedded', 'EventStoreDB'])('has no conflicts within one process (%s)', async (engine) => {
    const crowd = Array.from({ length: 40 }, (_, n) => n);
    const own = engine === 'embedded' ? runner : runnerOver(server.openStore());
    await Promise.all(crowd.map(() => own.run(adding(0))));
    expect(await own.load({ stream: 'sum-1', decider: sum, catalogue })).toMatchObject({ revision: 39 });
  });

  it('recognizes requests that have run before', async () => {
    expect(await runner.hasRun(repeatable('key-1', 1))).toBe(false);
    await runner.run(repeatable('key-1', 1));
    expect(await runner.hasRun(repeatable('key-1', 1))).toBe(true);
    expect(await runner.hasRun(repeatable('key-2', 1))).toBe(false);
    expect(await runner.hasRun(adding(1))).toBe(false);
  });

  it('gives up after repeated conflicts', async () => {
    await expect(runnerOver(contended(6)).run(adding(1))).rejects.toBeInstanceOf(WrongExpectedRevision);
    expect(await amounts()).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('never reports a conflict for a decision that does not depend on the state', async () => {
    const like = { ...repeatable('key-1', 5), concurrency: 'any' as const };
    expect(await runnerOver(contended(8)).run(like)).toMatchObject({ revision: 8 });
    const other = { ...repeatable('key-2', 5), concurrency: 'any' as const };
    await expect(runnerOver(contended(Infinity)).run(other)).rejects.toBeInstanceOf(EventStoreUnavailable);
  });

  it('asks clients to try again later when the log does not show the event that rejects them', async () => {
    const isolated = new Proxy(store, {
      get: (target, property: keyof EventStore) => {
        if (property !== 'append') return target[property].bind(target);
        return () => Promise.reject(new WrongExpectedRevision('sum-1', 'no_stream', 0));
      },
    });
    await expect(runnerOver(isolated).run(adding(1))).rejects.toBeInstanceOf(EventStoreUnavailable);
    await runner.run(adding(1));
    await expect(runnerOver(isolated).run(adding(1))).rejects.toBeInstanceOf(WrongExpectedRevision);
  });

  it('rejects another event that the log shows at its revision', async () => {
    await runner.run(adding(1));
    const append = jest.spyOn(store, 'append');
    append.mockResolvedValueOnce({ revision: 0, position: '1' }).mockResolvedValueOnce({ revision: 7, position: '8' });
    const request = { ...repeatable('request-1', 2), concurrency: 'any' as const };
    const hashed = { ...request, context: { ...request.context, bodyHash: 'hash' } };
    await expect(runner.run(hashed)).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(runner.run(hashed)).rejects.toBeInstanceOf(EventStoreUnavailable);
    await runner.run(hashed);
    expect(await amounts()).toEqual([1, 2]);
  });

  it('reads a stream that is probably new only after a conflict', async () => {
    const read = jest.spyOn(store, 'readStream');
    expect(await runner.run({ ...adding(9), isNew: true })).toMatchObject({ state: 9, revision: 0 });
    expect(read).not.toHaveBeenCalled();
    expect(await runner.run({ ...adding(1), isNew: true })).toMatchObject({ state: 10, revision: 1 });
    await expect(runner.run({ ...adding(1), isNew: true })).rejects.toBeInstanceOf(DomainError);
  });

  it('does not read for a decision that does not depend on the state', async () => {
    await runner.run(adding(9));
    const blind = new Proxy(store, {
      get: (target, property: keyof EventStore) => {
        if (property === 'readStream') throw new Error('It reads');
        return target[property].bind(target);
      },
    });
    const outcome = await runnerOver(blind).run({ ...adding(3), concurrency: 'any' });
    expect(outcome).toMatchObject({ revision: 1, events: [{ data: { amount: 3 } }] });
    expect(await amounts()).toEqual([9, 3]);
  });

  it('loads a state', async () => {
    expect(await runner.load({ stream: 'sum-1', decider: sum, catalogue })).toEqual({
      state: 0,
      revision: undefined,
      position: undefined,
    });
    const { position } = await runner.run(adding(1, 2));
    expect(await runner.load({ stream: 'sum-1', decider: sum, catalogue })).toEqual({
      state: 3,
      revision: 1,
      position,
    });
  });

  describe('with an idempotency seed', () => {
    it.each(['exact', 'any'] as const)('appends a repeated request once (%s)', async (concurrency) => {
      const first = await runner.run({ ...repeatable('key-1', 1, 2), concurrency });
      await runner.run(adding(3));
      const { events, revision, position } = await runner.run({ ...repeatable('key-1', 1, 2), concurrency });
      expect({ events, revision, position }).toEqual({
        events: first.events,
        revision: first.revision,
        position: first.position,
      });
      expect(await amounts()).toEqual([1, 2, 3]);
    });

    it('returns the recorded events, not a new decision', async () => {
      const first = await runner.run(repeatable('key-1', 6));
      expect(await runner.run(repeatable('key-1', 9))).toEqual(first);
    });

    it('runs two of the same at once as one', async () => {
      const [first, second] = await Promise.all([
        runner.run(repeatable('key-1', 6)),
        runner.run(repeatable('key-1', 6)),
      ]);
      expect(second).toEqual(first);
      expect(await amounts()).toEqual([6]);
    });

    it.each([
      ['readStream', 0],
      ['readStream', 1],
      ['find', 1],
    ] as const)(
      'returns the events that another node recorded after the first %s, after %i events',
      async (call, earlier) => {
        if (earlier > 0) await runner.run(adding(earlier));
        const other = runnerOver(store);
        const first = jest.fn(async () => other.run(repeatable('key-1', 6)));
        const overlapped = new Proxy(store, {
          get: (target, property: keyof EventStore) => {
            if (property !== call) return target[property].bind(target);
            return property === 'find'
              ? async (...asked: Parameters<EventStore['find']>) => {
                  const found = await target.find(...asked);
                  if (first.mock.calls.length === 0) await first();
                  return found;
                }
              : async function* (...asked: Parameters<EventStore['readStream']>) {
                  yield* target.readStream(...asked);
                  if (first.mock.calls.length === 0) await first();
                };
          },
        });
        const second = await runnerOver(overlapped).run(repeatable('key-1', 6));
        expect(second).toEqual(await first.mock.results[0]?.value);
        expect(await amounts()).toEqual(earlier > 0 ? [earlier, 6] : [6]);
      },
    );

    it('is unavailable when its acknowledgement is lost, and then gets the one event that it appended', async () => {
      const impatient = server.openStore({ appendTimeoutMs: 100, backoff: FAIL_FAST });
      server.simulator.faults.loseAcknowledgements();
      const lost = runnerOver(impatient).run(repeatable('key-1', 6));
      await expect(lost).rejects.toBeInstanceOf(EventStoreUnavailable);
      server.simulator.faults.acknowledge();
      const log = server.openStore();
      expect(await runnerOver(log).run(repeatable('key-1', 6))).toMatchObject({ revision: 0, state: 6 });
      expect(await readAll(log)).toMatchObject([{ stream: 'sum-1', data: { amount: 6 } }]);
    });

    it('distinguishes requests, commands and streams', async () => {
      await runner.run(repeatable('key-1', 1));
      await runner.run(repeatable('key-2', 1));
      await runner.run({ ...repeatable('key-1', 1), commandName: 'AddMore' });
      await runner.run({ ...repeatable('key-1', 1), stream: 'sum-2' });
      expect(await amounts()).toEqual([1, 1, 1]);
      expect(await readStream(store, 'sum-2')).toHaveLength(1);
    });
  });
});
