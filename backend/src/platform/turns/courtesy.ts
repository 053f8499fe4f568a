import { Injectable } from '@nestjs/common';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** So long after a visitor has asked for something, more is expected, in milliseconds. */
const LATELY_MS = 1000;

/** Lets visitors go first: while they ask, long work in the background is done in small parts, and pauses as long as each of them took. */
@Injectable()
export class Courtesy {
  private asked = Number.NEGATIVE_INFINITY;

  /** A visitor has asked for something. */
  note(): void {
    this.asked = performance.now();
  }

  get isDue(): boolean {
    return performance.now() - this.asked < LATELY_MS;
  }

  /** Does a part of the work, and pauses behind it where that is due. */
  async pausing<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await work();
    if (this.isDue) await setTimeout(performance.now() - began);
    return result;
  }

  /** For long work that is one call: to be awaited between its parts, each of which gives way as `pausing` does, or for a turn at least. */
  betweenParts(): () => Promise<void> {
    let began = performance.now();
    return async () => {
      await (this.isDue ? setTimeout(performance.now() - began) : setImmediate());
      began = performance.now();
    };
  }
}
