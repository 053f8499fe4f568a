import { TooBusy } from './errors.js';
import { Lanes, type Owner } from './lanes.js';

export interface FairQueueOptions {
  readonly atOnce: number;
  readonly waitingAtMost: number;
}

interface Waiting {
  readonly begin: () => Promise<void>;
  readonly refuse: (error: TooBusy) => void;
}

/**
 * Lets little work be done at once, in turns of those who asked for it. However much one of them brings, the others find a place
 * that this one may not take, their turn comes after one work of each, and where no more may wait, whoever has most of it gives way.
 */
export class FairQueue {
  private readonly waiting = new Lanes<Waiting>();
  private readonly working = new Map<Owner, number>();
  private underway = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** @throws TooBusy, and what the work throws */
  run<Result>(work: () => Promise<Result>, owner?: Owner): Promise<Result> {
    return new Promise((resolve, reject) => {
      const begin = () => work().then(resolve, reject);
      this.waiting.add(owner, { begin, refuse: reject });
      this.beginNext();
      if (this.waiting.size <= this.options.waitingAtMost) return;
      this.waiting.shed(owner)?.refuse(new TooBusy('Too much is waiting already'));
    });
  }

  /** What waits is never begun. */
  clear(): void {
    this.waiting.clear();
  }

  private beginNext(): void {
    while (this.underway < this.options.atOnce) {
      const next = this.waiting.next((owner) => this.mayWork(owner));
      if (next === undefined) return;
      this.count(next.owner, 1);
      void next.item.begin().finally(() => {
        this.count(next.owner, -1);
        this.beginNext();
      });
    }
  }

  private mayWork(owner: Owner): boolean {
    const { atOnce } = this.options;
    return owner === undefined || (this.working.get(owner) ?? 0) < Math.max(1, atOnce - 1);
  }

  private count(owner: Owner, change: 1 | -1): void {
    this.underway += change;
    const now = (this.working.get(owner) ?? 0) + change;
    if (now === 0) this.working.delete(owner);
    else this.working.set(owner, now);
  }
}
