import { fileURLToPath } from 'node:url';
import { Bytes } from '../../../../../platform/child-processes/serve-orders.js';
import { ChildPool } from '../../../../../platform/child-processes/child-pool.js';
import { compose, type PictureOrder } from './compose.js';

const PROCESS = fileURLToPath(new URL('./composing-process.js', import.meta.url));

const LIMIT_MS = 120_000;

export class Composers {
  private readonly processes: ChildPool<PictureOrder>;

  constructor(atOnce: number) {
    const bounds = { atOnce, waitingAtMost: Number.POSITIVE_INFINITY, limitMs: () => LIMIT_MS };
    this.processes = new ChildPool({ file: PROCESS, work: compose, ...bounds });
  }

  /** @throws whatever the pictures in the order are not fit for; AbortError */
  async compose(order: PictureOrder, signal: AbortSignal): Promise<Uint8Array> {
    return Bytes.parse(await this.processes.run(order, { signal }));
  }

  close(): Promise<void> {
    return this.processes.close();
  }
}
