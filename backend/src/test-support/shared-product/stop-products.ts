import { once } from 'node:events';
import { rm } from 'node:fs/promises';

export default async function stopProducts(): Promise<void> {
  for (const { child, dataDirectory } of globalThis.startedProducts) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    await rm(dataDirectory, { recursive: true, force: true });
  }
}
