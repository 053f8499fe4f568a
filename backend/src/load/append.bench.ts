import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedEventStore } from '../platform/event-store/embedded/open.js';
import { line } from './latencies.js';
import { like } from './sample-log.js';

const SECONDS = 3;

/** Durable events a second of the embedded store alone, without HTTP, by the number of writers at once. */
export async function appendsPerSecond(writers: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'append-bench-'));
  const store = openEmbeddedEventStore(folder);
  const end = performance.now() + SECONDS * 1000;
  let appended = 0;
  const write = async (): Promise<void> => {
    while (performance.now() < end) {
      const [stream, event] = like(1);
      await store.append(stream, 'any', [event]);
      appended += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  await store.close();
  rmSync(folder, { recursive: true });
  return appended / SECONDS;
}

export const rate = (label: string, perSecond: number, against?: number): string =>
  line(
    label,
    `${Math.round(perSecond).toLocaleString('en')}/s`,
    against === undefined ? '' : `x ${(perSecond / against).toFixed(2)}`,
  );
