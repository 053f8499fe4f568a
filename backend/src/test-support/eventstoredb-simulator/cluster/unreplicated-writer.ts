import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '../log/event-log.js';
import { LogWriter, type WriteOutcome } from '../log/log-writer.js';
import type { Writes } from '../log/open-log.js';
import { notCommitted } from '../wire/rpc-failure.js';

/** Whoever waits for a majority is told after that long that it did not come. */
const COMMIT_TIMEOUT_MS = 2000;

/** What a majority would have to keep as well. */
const NEVER_DURABLE = { write: () => new Promise<never>(() => undefined) };

type Write = (writer: Writes) => Promise<WriteOutcome>;

/**
 * The writes of a leader that no other node hears: nobody sees them, and none is acknowledged. It judges by its own log all
 * the same, with what it has taken since. When the others come back to it they are committed after all; when the others
 * have elected somebody else, they are cut off its log.
 */
export class UnreplicatedWriter implements Writes {
  private readonly held = new Map<Write, (outcome: Promise<WriteOutcome>) => void>();
  private readonly own: Writes;
  private isCutOff = false;

  /** @param log as far as it is the others' too; left as it is */
  constructor(log: EventLog, now: () => number) {
    this.own = new LogWriter(log.copy(), NEVER_DURABLE, now);
  }

  append(...args: Parameters<Writes['append']>): Promise<WriteOutcome> {
    return this.take((writer) => writer.append(...args));
  }

  delete(...args: Parameters<Writes['delete']>): Promise<WriteOutcome> {
    return this.take((writer) => writer.delete(...args));
  }

  tombstone(...args: Parameters<Writes['tombstone']>): Promise<WriteOutcome> {
    return this.take((writer) => writer.tombstone(...args));
  }

  /** What came meanwhile reaches the others, in its order. */
  async replicate(writer: Writes): Promise<void> {
    const writes = [...this.held];
    this.held.clear();
    const outcomes = writes.map(([write, settle]) => {
      const outcome = write(writer);
      settle(outcome);
      return outcome;
    });
    await Promise.all(outcomes);
  }

  /** What came meanwhile is lost, and nobody who asks again gets an answer. */
  cutOff(): void {
    this.isCutOff = true;
    this.held.clear();
  }

  /** Answers at once what takes nothing from anybody: refusals, and what all have already. */
  private async take(write: Write): Promise<WriteOutcome> {
    if (this.isCutOff) return NEVER_DURABLE.write();
    const replicated = new Promise<WriteOutcome>((settle) => this.held.set(write, settle));
    const patience = pause(COMMIT_TIMEOUT_MS, undefined, { ref: false });
    const outcome = await Promise.race([write(this.own), replicated, patience]);
    if (outcome === undefined) throw notCommitted();
    this.held.delete(write);
    return outcome;
  }
}
