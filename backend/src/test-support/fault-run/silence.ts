import { pause } from '../pause.js';
import type { Ledger } from './ledger.js';

export class Silence {
  private longestMs = 0;
  private isOver = false;

  constructor(private readonly ledger: Pick<Ledger, 'acknowledged'>) {
    void this.watch();
  }

  /** Returns the longest silence so far, in seconds. */
  end(): string {
    this.isOver = true;
    return (this.longestMs / 1000).toFixed(1);
  }

  private async watch(): Promise<void> {
    let [known, since] = [this.ledger.acknowledged, performance.now()];
    while (!this.isOver) {
      await pause();
      this.longestMs = Math.max(this.longestMs, performance.now() - since);
      if (this.ledger.acknowledged === known) continue;
      [known, since] = [this.ledger.acknowledged, performance.now()];
    }
  }
}
