import { randomUUID } from 'node:crypto';
import { type Decoded, type EventStore } from '../event-store/event-store.js';
import { openInMemoryEventStore } from '../event-store/embedded/open.js';
import type { LogCheckpoint, CheckpointStore } from '../event-store/log-checkpoint.js';
import { systemClockAndIds } from '../command-handling/new-events.js';
import { DecisionRunner } from '../command-handling/decision-runner.js';
import { SqliteDocumentStore } from '../document-store/sqlite.js';
import { countedEvents, type Counted } from '../read-store/test-support/counting.js';
import { silentLog } from '../read-store/test-support/silent-log.js';
import { ConsumerRun } from './consumer-run.js';
import { LogFeed } from './log-feed.js';
import { type DeadLetterCommand, deadLetterDecision, loadDeadLetters } from '../dead-letters/dead-letters.js';
import { waitForAll } from '../read-your-writes/progress.js';
import { AutomationConsumer } from './automation-consumer.js';
import { until } from '../../test-support/pause.js';
import { appendCounts } from './test-support/append-counts.js';

const NAME = 'when-counted-then-note';
const context = { correlationId: 'c', causationId: 'c', actor: { kind: 'admin' } } as const;

describe('an automation', () => {
  let events: EventStore;
  let documents: SqliteDocumentStore;
  let decisions: DecisionRunner;
  let noted: number[];
  const started: ConsumerRun[] = [];

  beforeEach(() => {
    events = openInMemoryEventStore();
    documents = new SqliteDocumentStore({ file: ':memory:' });
    decisions = new DecisionRunner({ store: events, ...systemClockAndIds });
    noted = [];
  });
  afterEach(async () => {
    await Promise.all(started.splice(0).map((run) => run.stop()));
    await events.close();
  });

  const note = async ({ data }: Decoded<Counted>): Promise<void> => void noted.push(data.by);
  const start = async (handle = note, patience = 1, checkpoints?: CheckpointStore): Promise<ConsumerRun> => {
    const automation = {
      subscription: { name: NAME, streamPrefixes: ['count-'], eventTypes: ['Counted'] as const },
      catalogue: countedEvents,
      handle,
      ...(checkpoints && { checkpoints }),
    };
    const backoff = { initialDelayMs: patience, maxDelayMs: patience };
    const consumer = new AutomationConsumer({ events, documents, log: silentLog, backoff }, automation);
    const quick = { initialDelayMs: 1, maxDelayMs: 1 };
    const run = new ConsumerRun({ feed: new LogFeed(events), log: silentLog, backoff: quick }, consumer);
    started.push(run);
    await run.start();
    return run;
  };
  const push = (stream: string, ...numbers: number[]) => appendCounts(events, stream, ...numbers);
  const rename = (stream: string) => {
    const metadata = { time: '2024-01-01T00:00:00.000Z', command: 'Rename', schemaVersion: 9, ...context };
    return events.append(stream, 'any', [{ id: randomUUID(), type: 'Renamed', data: null, metadata }]);
  };
  const done = (run: ConsumerRun, position: string) => waitForAll([run], position, 60_000);
  const letters = async () => [...(await loadDeadLetters(decisions, NAME)).waiting.values()];
  const decide = (command: DeadLetterCommand) => decisions.run({ ...deadLetterDecision(NAME, command), context });
  const resumed = () => until(async () => (await letters()).length === 0);

  it('handles every event in order, and reports its progress', async () => {
    const run = await start();
    expect(await done(run, await push('count-a', 1, 2, 3))).toBe('visible');
    expect(noted).toEqual([1, 2, 3]);
    expect(run).toMatchObject({ status: 'live', finalError: undefined });
  });

  it('neither decodes nor receives events of undeclared types', async () => {
    const run = await start();
    await push('count-a', 1);
    await rename('count-a');
    expect(await done(run, await push('count-a', 2))).toBe('visible');
    expect(noted).toEqual([1, 2]);
    expect(run).toMatchObject({ status: 'live', finalError: undefined });
  });

  it('continues from its checkpoint after a restart', async () => {
    const first = await start();
    await done(first, await push('count-a', 1, 2));
    await first.stop();
    await done(await start(), await push('count-a', 3));
    expect(noted).toEqual([1, 2, 3]);
  });

  it('handles an event again whose completion was not recorded', async () => {
    jest.spyOn(documents, 'put').mockResolvedValueOnce(true).mockRejectedValueOnce(new Error('killed'));
    await push('count-a', 1);
    const first = await start();
    await until(async () => first.status === 'failed');
    expect(noted).toEqual([1]);
    await done(await start(), await push('count-a', 2));
    expect(noted).toEqual([1, 1, 2]);
  });

  const loseCheckpoint = async (): Promise<void> => {
    await Promise.all(started.splice(0).map((run) => run.stop()));
    documents = new SqliteDocumentStore({ file: ':memory:' });
  };

  it('handles all events again when its checkpoint is lost', async () => {
    await done(await start(), await push('count-a', 1, 2));
    await loseCheckpoint();
    await done(await start(), await push('count-b', 3));
    expect(noted).toEqual([1, 2, 1, 2, 3]);
  });

  it('ignores a checkpoint of another log', async () => {
    await done(await start(), await push('count-a', 1, 2, 3));
    await Promise.all(started.splice(0).map((run) => run.stop()));
    await events.close();
    events = openInMemoryEventStore();
    await done(await start(), await push('count-a', 4, 5));
    expect(noted).toEqual([1, 2, 3, 4, 5]);
    await done(started[0] ?? (await start()), await push('count-a', 6));
    expect(noted).toEqual([1, 2, 3, 4, 5, 6]);
  });

  describe('with effects that can be restored without the log', () => {
    let kept: LogCheckpoint | undefined;
    const checkpoints: CheckpointStore = {
      load: async () => kept,
      save: async (logCheckpoint) => void (kept = logCheckpoint),
    };
    const restart = async () => {
      await Promise.all(started.splice(0).map((run) => run.stop()));
      return start(note, 1, checkpoints);
    };
    const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);
    beforeEach(() => void (kept = undefined));

    it('continues from the checkpoint that is stored with the effects', async () => {
      await done(await restart(), await push('count-a', ...from(0, 100)));
      const backup = kept;
      await done(started[0] ?? (await restart()), await push('count-a', ...from(100, 100)));
      kept = backup;
      noted = [];
      await done(await restart(), await push('count-a', 200));
      expect(noted).toEqual(from(100, 101));
    });

    it('stores the end of its first run, so that the next start does not handle all events again', async () => {
      await done(await restart(), await push('count-a', 1, 2));
      await done(await restart(), await push('count-a', 3));
      expect(noted).toEqual([1, 2, 3]);
    });

    it('starts from the beginning without a checkpoint, or with one of another log', async () => {
      await done(await restart(), await push('count-a', 1, 2));
      kept = undefined;
      await done(await restart(), await push('count-a', 3));
      expect(noted).toEqual([1, 2, 1, 2, 3]);
      kept = { log: 'another', event: { id: 'id', stream: 'count-a', revision: 2, position: 'zzz' } };
      noted = [];
      await done(await restart(), await push('count-a', 4));
      expect(noted).toEqual([1, 2, 3, 4]);
    });
  });

  it.each([new Error('provider away'), new TypeError('not a function')])(
    'retries after %p before it handles later events',
    async (failure) => {
      let failures = 3;
      const run = await start(async (event) => {
        if (event.data.by === 2 && failures-- > 0) throw failure;
        await note(event);
      });
      expect(await done(run, await push('count-a', 1, 2, 3))).toBe('visible');
      expect(noted).toEqual([1, 2, 3]);
      expect(failures).toBe(-1);
      expect(await letters()).toEqual([]);
    },
  );

  it('stops between attempts when it is aborted', async () => {
    let attempts = 0;
    const position = await push('count-a', 1);
    const run = await start(async () => {
      attempts++;
      throw new Error('provider away');
    }, 3_600_000);
    expect(await waitForAll([run], position, 0)).toBe('late');
    await until(async () => attempts === 1);
    await run.stop();
    expect(attempts).toBe(1);
    expect(await letters()).toEqual([]);
  });

  describe('that always fails on an event', () => {
    let isHealed: boolean;
    const fussy = async (event: Decoded<Counted>) => {
      if (event.data.by === 13 && !isHealed) throw new Error('unlucky');
      await note(event);
    };
    beforeEach(() => (isHealed = false));

    it('dead-letters the event; later events of its stream wait, and all other streams continue', async () => {
      const run = await start(fussy);
      await push('count-a', 1, 13, 2);
      expect(await done(run, await push('count-b', 3))).toBe('visible');
      expect(noted).toEqual([1, 3]);
      expect(await letters()).toEqual([{ stream: 'count-a', revision: 1, reason: 'Error: unlucky', attempts: 6 }]);
      expect(run).toMatchObject({ status: 'live', finalError: undefined });
    });

    it('continues in order after a retry, also with events that arrived meanwhile', async () => {
      const run = await start(fussy);
      await done(run, await push('count-a', 13, 4));
      await rename('count-a');
      await push('count-a', 5);
      isHealed = true;
      await decide({ kind: 'Retry', stream: 'count-a' });
      await resumed();
      await done(run, await push('count-a', 6));
      expect(noted).toEqual([13, 4, 5, 6]);
    });

    it('is dead-lettered again when it fails again', async () => {
      const run = await start(fussy);
      await done(run, await push('count-a', 13, 4));
      const { position = '' } = await decide({ kind: 'Retry', stream: 'count-a' });
      await done(run, position);
      expect(await letters()).toMatchObject([{ stream: 'count-a', revision: 0 }]);
      expect(noted).toEqual([]);
    });

    it('continues after a skipped event', async () => {
      const run = await start(fussy);
      await done(run, await push('count-a', 13, 4));
      await decide({ kind: 'Skip', stream: 'count-a', revision: 0, reason: 'Not needed' });
      await resumed();
      await done(run, await push('count-a', 5));
      expect(noted).toEqual([4, 5]);
    });

    it('still skips the event when the whole log is replayed', async () => {
      const run = await start(fussy);
      await done(run, await push('count-a', 13, 4));
      await decide({ kind: 'Skip', stream: 'count-a', revision: 0, reason: 'Not needed' });
      await resumed();
      isHealed = true;
      await loseCheckpoint();
      await done(await start(fussy), await push('count-a', 5));
      expect(noted).toEqual([4, 4, 5]);
      expect(await letters()).toEqual([]);
    });

    it('still waits after a restart', async () => {
      const first = await start(fussy);
      await done(first, await push('count-a', 13));
      await first.stop();
      const second = await start(fussy);
      await done(second, await push('count-a', 4));
      expect(noted).toEqual([]);
      isHealed = true;
      await decide({ kind: 'Retry', stream: 'count-a' });
      await resumed();
      expect(noted).toEqual([13, 4]);
    });
  });
});
