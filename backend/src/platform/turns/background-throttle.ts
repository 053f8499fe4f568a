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

  async pausing<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await work();
    if (this.isDue) await setTimeout(performance.now() - began);
    return result;
  }

  betweenParts(): () => Promise<void> {
    let began = performance.now();
    return async () => {
      await (this.isDue ? setTimeout(performance.now() - began) : setImmediate());
      began = performance.now();
    };
  }
}
