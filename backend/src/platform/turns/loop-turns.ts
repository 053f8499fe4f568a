/** Beside what takes milliseconds each, four at a time make all others wait no longer than they would notice. */
const AT_ONCE = 4;

/**
 * Lets few works that take milliseconds begin in each turn of the event loop, in the order of asking: what takes less, and
 * whatever others have written meanwhile, does not wait for all of them.
 */
export class LoopTurns {
  private readonly waiting: (() => void)[] = [];
  private begun = 0;

  constructor(private readonly atOnce = AT_ONCE) {}

  async next(): Promise<void> {
    if (this.begun >= this.atOnce) return new Promise((resolve) => this.waiting.push(resolve));
    this.begin();
  }

  private begin(): void {
    if (this.begun === 0) setImmediate(() => this.nextTurn());
    this.begun += 1;
  }

  private nextTurn(): void {
    this.begun = 0;
    for (const resolve of this.waiting.splice(0, this.atOnce)) {
      this.begin();
      resolve();
    }
  }
}
