import { Injectable } from '@nestjs/common';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Background work yields to visitors for this long after their last request. */
const LATELY_MS = 1000;

@Injectable()
export class BackgroundThrottle {
  private asked = Number.NEGATIVE_INFINITY;

  note(): void {
    this.asked = performance.now();
  }

  get isDue(): boolean {
    return performance.now() - this.asked < LATELY_MS;
  }

  /** Pauses for as long as the work took while visitors send requests. @param started `performance.now()` of the work */
  async rest(started: number): Promise<void> {
    await (this.isDue ? setTimeout(performance.now() - started) : setImmediate());
  }
}
