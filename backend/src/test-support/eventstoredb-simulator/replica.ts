import { setTimeout as pause } from 'node:timers/promises';
import { EventLog, type ProposedEvent } from './log.js';
import { LogWriter, type ExpectedRevision, type OpenLog, type WriteOutcome, type Writer } from './log-writer.js';
import { notCommitted } from './wire.js';

/** The log of a follower: it receives what the leader makes visible, unless it lags. */
export class Replica {
  readonly log = new EventLog();
  private lagging = false;
  private taken = 0;
  private readonly stop: () => void;

  constructor(private readonly leader: OpenLog) {
    this.stop = leader.log.onGrowth(() => this.follow());
    this.follow();
  }

  lag(): void {
    this.lagging = true;
  }

  catchUp(): void {
    this.lagging = false;
    this.follow();
  }

  close(): void {
    this.stop();
  }

  private follow(): void {
    if (this.lagging) return;
    for (let record = this.leader.log.at(this.taken); record !== undefined; record = this.leader.log.at(this.taken)) {
      this.log.restore(record);
      this.log.reveal(record);
      this.taken++;
    }
  }
}

/** Milliseconds after which a write without a majority fails; 2000 in EventStoreDB. */
const COMMIT_TIMEOUT_MS = 200;

const NEVER_DURABLE = { write: () => new Promise<never>(() => undefined) };

type Write = (writer: Writer) => Promise<WriteOutcome>;

/**
 * Writes of an isolated leader: neither visible to readers nor acknowledged. It decides by its own log, including its new writes. They are
 * committed when it rejoins as the leader, or truncated if the others have elected another one.
 */
export class UnreplicatedWriter implements Writer {
  private readonly held = new Map<Write, (outcome: Promise<WriteOutcome>) => void>();
  private readonly own: Writer;
  private isCutOff = false;

  /** @param log the replicated part of the log; not changed */
  constructor(log: EventLog, now: () => number) {
    this.own = new LogWriter(log.copy(), NEVER_DURABLE, now, COMMIT_TIMEOUT_MS);
  }

  async append(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<WriteOutcome> {
    if (this.isCutOff) return NEVER_DURABLE.write();
    const write: Write = (writer) => writer.append(stream, expected, events);
    const replicated = new Promise<WriteOutcome>((settle) => this.held.set(write, settle));
    const patience = pause(COMMIT_TIMEOUT_MS, undefined, { ref: false });
    // Errors and replicated writes are answered at once.
    const outcome = await Promise.race([write(this.own), replicated, patience]);
    if (outcome === undefined) throw notCommitted();
    this.held.delete(write);
    return outcome;
  }

  async replicate(writer: Writer): Promise<void> {
    const writes = [...this.held];
    this.held.clear();
    const outcomes = writes.map(([write, settle]) => {
      const outcome = write(writer);
      settle(outcome);
      return outcome;
    });
    await Promise.allSettled(outcomes);
  }

  cutOff(): void {
    this.isCutOff = true;
    this.held.clear();
  }
}
