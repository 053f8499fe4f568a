import { once } from 'node:events';
import { rm } from 'node:fs/promises';

/** Stops what `start-products` has started, and removes its data. */
export default async function stopProducts(): Promise<void> {
  for (const { child, dataDirectory } of globalThis.startedProducts) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    await rm(dataDirectory, { recursive: true, force: true });
  }
}
