import { Injectable } from '@nestjs/common';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Background work yields to visitors for this long after their last request. */
const YIELD_MS = 1000;

@Injectable()
export class BackgroundThrottle {
  private lastRequestAt = Number.NEGATIVE_INFINITY;

  recordRequest(): void {
    this.lastRequestAt = performance.now();
  }

  get isBusy(): boolean {
    return performance.now() - this.lastRequestAt < YIELD_MS;
  }

  /** Pauses for as long as the work took while visitors send requests. @param startedAt `performance.now()` of the work */
  async pauseAfter(startedAt: number): Promise<void> {
    await (this.isBusy ? setTimeout(performance.now() - startedAt) : setImmediate());
  }
}
