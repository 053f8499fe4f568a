import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/** Reads the page again and again until it shows this; a toast may come a moment before the page it speaks of. */
export async function expectEventually<T>(read: () => Promise<T>, expected: T): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  let seen = await read();
  while (!isDeepStrictEqual(seen, expected) && performance.now() < end) {
    await pause(PAUSE_MS);
    seen = await read();
  }
  expect(seen).toEqual(expected);
}
