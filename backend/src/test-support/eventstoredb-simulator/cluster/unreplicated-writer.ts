import { setTimeout as pause } from 'node:timers/promises';
import type { WriteOutcome } from '../log/log-writer.js';
import type { Writes } from '../log/open-log.js';
import { notCommitted } from '../wire/rpc-failure.js';

/** Whoever waits for a majority is told after that long that it did not come. */
const COMMIT_TIMEOUT_MS = 2000;

/**
 * The writes of a leader that no other node hears: nobody sees them, and none is acknowledged. When the others come back to
 * it they are committed after all; when the others have elected somebody else, they are cut off its log.
 */
export class UnreplicatedWriter implements Writes {
  private readonly held: ((writer: Writes) => Promise<WriteOutcome>)[] = [];

  append(...args: Parameters<Writes['append']>): Promise<WriteOutcome> {
    return this.hold((writer) => writer.append(...args));
  }

  delete(...args: Parameters<Writes['delete']>): Promise<WriteOutcome> {
    return this.hold((writer) => writer.delete(...args));
  }

  tombstone(...args: Parameters<Writes['tombstone']>): Promise<WriteOutcome> {
    return this.hold((writer) => writer.tombstone(...args));
  }

  /** What came meanwhile reaches the others, in its order. */
  async replicate(writer: Writes): Promise<void> {
    await Promise.all(this.held.splice(0).map((write) => write(writer)));
  }

  private async hold(write: (writer: Writes) => Promise<WriteOutcome>): Promise<WriteOutcome> {
    this.held.push(write);
    await pause(COMMIT_TIMEOUT_MS, undefined, { ref: false });
    throw notCommitted();
  }
}
