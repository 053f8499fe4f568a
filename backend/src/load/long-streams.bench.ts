import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CheckpointRecorder } from '../contexts/audit/hash-chain/checkpoint-recorder.js';
import { DecisionRunner } from '../platform/command-handling/decision-runner.js';
import { systemSources } from '../platform/command-handling/new-events.js';
import { Snapshots } from '../platform/command-handling/snapshots.js';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { createLogger } from '../platform/observability/logging/logger.js';
import { SqliteDocumentStore } from '../platform/document-store/sqlite.js';
import { latenciesOf, line, milliseconds } from './latencies.js';
import { withProduct } from './with-product.js';
import { LONG, NEW, longPast, newPast, useCases, type Past } from './long-streams.js';

const RUNS = 500;
const APPENDED_AT_ONCE = 500;
const logger = createLogger('silent');

/** What a decision costs on the longest stream of a log of a million events against a new one, and how long that log takes to start. */
export async function benchLongStreams(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'long-streams-bench-'));
  try {
    const store = openEmbeddedEventStore(join(folder, 'events'));
    for (const past of [...longPast(), ...newPast()]) await append(store, past);
    await recordCheckpoints(store);
    await benchDecisions(store, join(folder, 'documents.db'), print);
    await store.close();
    await benchStart(folder, print);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function append(store: EventStore, { stream, length, eventsAt }: Past): Promise<void> {
  for (let from = 0; from < length; from += APPENDED_AT_ONCE)
    await store.append(stream, 'any', eventsAt(from, Math.min(APPENDED_AT_ONCE, length - from)));
}

async function recordCheckpoints(store: EventStore): Promise<void> {
  const recorder = new CheckpointRecorder({ store, log: logger });
  await recorder.from();
  for await (const event of store.readAll())
    await recorder.handle({ events: [event], position: event.position, last: undefined, caughtUp: false });
}

async function benchDecisions(store: EventStore, file: string, print: (line: string) => void): Promise<void> {
  const documents = new SqliteDocumentStore({ file });
  const runner = () =>
    new DecisionRunner({ store, snapshots: new Snapshots({ documents, log: logger }), ...systemSources });
  print(line('A decision, median', 'new stream', 'longest', 'ratio', 'no snapshot'));
  for (const { label, decide } of useCases()) {
    const { first } = await latenciesOf(1, () => decide(runner(), LONG));
    const decisions = runner();
    const times = { [NEW]: [0], [LONG]: [0] };
    // In turn, so that whatever else the machine does meets both alike.
    for (let run = 0; run < RUNS; run += 1)
      for (const id of [NEW, LONG] as const) times[id].push((await latenciesOf(1, () => decide(decisions, id))).p50);
    const [young, long] = [median(times[NEW]), median(times[LONG])];
    const ratio = `x ${(long / young).toFixed(2)}`;
    print(line(label, milliseconds(young), milliseconds(long), ratio, milliseconds(first)));
  }
  await documents.close();
}

/** The first start makes the views. */
async function benchStart(folder: string, print: (line: string) => void): Promise<void> {
  for (const label of ['the first start, which makes the views', 'a start with current views']) {
    const begun = performance.now();
    await withProduct(folder, async () => print(line(label, milliseconds(performance.now() - begun))));
  }
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;
