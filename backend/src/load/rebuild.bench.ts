import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { commentsProjection } from '../contexts/comments/index.js';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { directoryProjection } from '../contexts/mascots/index.js';
import { EmbeddedReadStore } from '../platform/read-store/embedded/embedded-read-store.js';
import { waitForAll } from '../platform/consumers/progress/progress.js';
import type { Projection } from '../platform/consumers/projections/projection.js';
import { Projector } from '../platform/consumers/projections/projector.js';
import { line } from './latencies.js';
import { appendSampleLog } from './sample-log.js';
import { SampleMascots } from './sample-mascots.js';

const EVENTS = 200_000;
const PATIENCE_MS = 600_000;

export async function benchRebuild(print: (line: string) => void): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rebuild-bench-'));
  const events = openEmbeddedEventStore(join(folder, 'events'));
  try {
    await appendSampleLog(events, new SampleMascots(), EVENTS);
    print(line(`rebuild from ${EVENTS.toLocaleString('en')} events`, 'seconds', 'events/s'));
    for (const projections of [
      [directoryProjection],
      [commentsProjection],
      [directoryProjection, commentsProjection],
    ]) {
      const seconds = await rebuild(
        events,
        join(folder, `${projections.length}${projections[0]?.name}.db`),
        projections,
      );
      const label = projections.map(({ name }) => name).join(' and ');
      print(line(label, seconds.toFixed(2), Math.round(EVENTS / seconds).toLocaleString('en')));
    }
  } finally {
    await events.close();
    rmSync(folder, { recursive: true });
  }
}

async function rebuild(events: EventStore, file: string, projections: readonly Projection[]): Promise<number> {
  const log = pino({ level: 'warn' });
  const store = EmbeddedReadStore.open(file, log);
  const projectors = projections.map((projection) => new Projector({ events, store, log }, projection));
  const head = (await events.head()) ?? '';
  const start = performance.now();
  await Promise.all(projectors.map((projector) => projector.start()));
  const outcome = await waitForAll(projectors, head, PATIENCE_MS);
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(projectors.map((projector) => projector.stop()));
  await store.close();
  if (outcome === 'late') throw new Error('The rebuild did not come to its end');
  return seconds;
}
