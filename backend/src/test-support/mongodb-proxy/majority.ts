import { EventEmitter } from 'node:events';
import { emittedWithin } from './within.js';

export class Majority {
  private readonly changes = new EventEmitter().setMaxListeners(0);
  private isSlow = false;

  slow(): void {
    this.isSlow = true;
  }

  quicken(): void {
    this.isSlow = false;
    this.changes.emit('quick');
  }

  async reached(timeoutMs: number | undefined, signal: AbortSignal): Promise<boolean> {
    return !this.isSlow || (await emittedWithin(this.changes, 'quick', timeoutMs, signal));
  }
}
