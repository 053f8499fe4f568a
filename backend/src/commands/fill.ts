import type { FillableEventStore } from '../platform/event-store/event-store.js';

/** Fills a log: should the work fail or be killed, nobody but another filling opens the log. */
export async function fill<Result>(log: FillableEventStore, work: () => Promise<Result>): Promise<Result> {
  await log.beginFilling();
  const result = await work();
  await log.endFilling();
  return result;
}
