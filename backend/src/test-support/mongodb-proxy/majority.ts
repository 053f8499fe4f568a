import { EventEmitter, once } from 'node:events';

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
    if (!this.isSlow) return true;
    const limit = timeoutMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    return once(this.changes, 'quick', { signal: limit }).then(
      () => true,
      () => false,
    );
  }
}
