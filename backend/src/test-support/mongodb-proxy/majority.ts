import { EventEmitter } from 'node:events';
import { toldWithin } from './within.js';

/** Whether writes come to a majority of the members, or have to wait for that. */
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

  /** False when the time that the client gave is over first; without one it waits as long as it takes. */
  async reached(timeoutMs: number | undefined, signal: AbortSignal): Promise<boolean> {
    return !this.isSlow || (await toldWithin(this.changes, 'quick', timeoutMs, signal));
  }
}
