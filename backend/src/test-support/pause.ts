import { setImmediate, setTimeout } from 'node:timers/promises';

const PAUSE_MS = 20;

export const pause = (): Promise<void> => setTimeout(PAUSE_MS);

/** Looks again in each turn of the event loop. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await setImmediate();
}
