import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '../../event-store/event-store.js';
import { unlessUnavailable } from '../../errors/store-unavailable.js';
import type { Follows } from './position-waiters.js';
import { WAIT_MS, waitForAll, type Progress, type Visibility } from './progress.js';

const BETWEEN_LOOKS_MS = 15;

/** Where one consumer stands, as it is written down for all nodes. */
export type CheckpointOf = (name: string) => Promise<Position | undefined>;

/** Watches checkpoints that other nodes move. */
export class SharedProgress implements Progress {
  constructor(
    private readonly checkpointOf: CheckpointOf,
    private readonly pause: () => Promise<unknown> = () => sleep(BETWEEN_LOOKS_MS),
  ) {}

  waitFor(position: Position, names: readonly string[], timeoutMs = WAIT_MS): Promise<Visibility> {
    const watched = names.map((name): Follows => ({ waitFor: (wanted, signal) => this.watch(name, wanted, signal) }));
    return waitForAll(watched, position, timeoutMs);
  }

  private async watch(name: string, position: Position, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      const reached = await this.reachedBy(name);
      if (reached !== undefined && reached >= position) return true;
      await this.pause();
    }
    return false;
  }

  /** What was written is safe, whether or not it can be told where its views stand. */
  private reachedBy(name: string): Promise<Position | undefined> {
    return unlessUnavailable(() => this.checkpointOf(name));
  }
}
