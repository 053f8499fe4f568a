import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { compose, type PictureOrder } from './compose.js';

/** Only what is built can be run in a thread; from the sources, as in tests, composing happens in this one. */
const THREAD = fileURLToPath(new URL('./composing-thread.js', import.meta.url));

/** An idle thread ends after so many milliseconds. */
const IDLE_MS = 30_000;

/** Threads that compose pictures, started when they are needed. */
export class Composers {
  private threads: Piscina<PictureOrder, Uint8Array> | undefined;

  constructor(private readonly most: number) {}

  /** @throws whatever the pictures in the order are not fit for; AbortError */
  async compose(order: PictureOrder, signal: AbortSignal): Promise<Uint8Array> {
    if (!existsSync(THREAD)) return compose(order);
    this.threads ??= new Piscina({ filename: THREAD, minThreads: 0, maxThreads: this.most, idleTimeout: IDLE_MS });
    return this.threads.run(order, { signal });
  }

  async close(): Promise<void> {
    await this.threads?.destroy();
  }
}
