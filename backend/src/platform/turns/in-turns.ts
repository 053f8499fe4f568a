import { setImmediate } from 'node:timers/promises';

/** So many items as take a few milliseconds, one lot after the other: others get their turn in between. */
export async function* inTurns<Item>(items: readonly Item[], atOnce: number): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += atOnce) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + atOnce);
  }
}
