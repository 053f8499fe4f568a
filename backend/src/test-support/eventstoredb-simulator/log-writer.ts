import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Journal } from './journal.js';
import { EventLog, type ProposedEvent } from './log.js';
import { notCommitted } from './wire.js';

export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

export type WriteOutcome =
  | { readonly kind: 'written'; readonly revision: bigint; readonly position: bigint | undefined }
  | { readonly kind: 'wrong-revision'; readonly current: bigint };

export interface Writer {
  append(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<WriteOutcome>;
}

export interface OpenLog {
  readonly log: EventLog;
  readonly writer: Writer;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export async function openLog(journal: Journal, now: () => number, equalAppendTimeoutMs: number): Promise<OpenLog> {
  const log = new EventLog();
  for await (const record of journal.read()) {
    log.restore(record);
    log.reveal(record);
  }
  const writer = new LogWriter(log, journal, now, equalAppendTimeoutMs);
  // A new log is not empty: it begins with events in system streams.
  if (log.length === 0) {
    await writer.append('$$$user-admin', 'any', [jsonEvent('$metadata', { $acl: { $r: '$admins', $w: '$admins' } })]);
    await writer.append('$user-admin', 'any', [jsonEvent('$UserCreated', { loginName: 'admin' })]);
    await writer.append('$users', 'any', [jsonEvent('$User', 'admin')]);
  }
  return { log, writer, now };
}

const jsonEvent = (type: string, data: unknown): ProposedEvent => ({
  id: randomUUID(),
  type,
  isJson: true,
  data: Buffer.from(JSON.stringify(data)),
  metadata: new Uint8Array(),
});

type Verdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'repeated'; readonly last: bigint }
  | { readonly kind: 'wrong-revision'; readonly current: bigint };

/** Decides on writes in order of arrival, and makes them durable together. */
export class LogWriter implements Writer {
  private lastWrite: Promise<void> = Promise.resolve();
  private isBroken = false;

  constructor(
    private readonly log: EventLog,
    private readonly journal: Pick<Journal, 'write'>,
    private readonly now: () => number,
    /** Milliseconds after which the second of two equal appends fails that come at the same time. */
    private readonly equalAppendTimeoutMs: number,
  ) {}

  async append(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<WriteOutcome> {
    const ids = events.map(({ id }) => id);
    const verdict = this.check(stream, expected, ids);
    if (verdict.kind === 'wrong-revision') return verdict;
    if (verdict.kind === 'repeated') return this.repeated(stream, verdict.last);
    const records = this.log.add(stream, events, this.now());
    const last = records.at(-1);
    if (last === undefined) return { kind: 'written', revision: this.log.lastRevision(stream), position: undefined };
    if (this.isBroken) await this.lastWrite;
    this.lastWrite = this.journal.write(records, this.now());
    try {
      await this.lastWrite;
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
    this.log.reveal(last);
    return { kind: 'written', revision: last.revision, position: last.position };
  }

  private check(stream: string, expected: ExpectedRevision, ids: readonly string[]): Verdict {
    const current = this.log.lastRevision(stream);
    const wrong = { kind: 'wrong-revision', current } as const;
    if (expected === 'stream_exists' && current < 0n) return wrong;
    if (expected === 'any' || expected === 'stream_exists') {
      const revisions = ids.map((id) => this.log.recentRevision(stream, id));
      const last = revisions.at(-1);
      if (revisions[0] === undefined) return { kind: 'accepted' };
      return last === undefined || revisions.includes(undefined) ? wrong : { kind: 'repeated', last };
    }
    const slot = expected === 'no_stream' ? -1n : expected;
    if (slot === current) return { kind: 'accepted' };
    const records = this.log.stream(stream);
    const isSame = ids.every((id, index) => records[Number(slot) + index + 1]?.id === id);
    return slot < current && isSame && ids.length > 0 ? { kind: 'repeated', last: slot + BigInt(ids.length) } : wrong;
  }

  private async repeated(stream: string, revision: bigint): Promise<WriteOutcome> {
    if (BigInt(this.log.visibleStream(stream).length) <= revision) {
      await pause(this.equalAppendTimeoutMs, undefined, { ref: false });
      throw notCommitted();
    }
    return { kind: 'written', revision, position: this.log.stream(stream)[Number(revision)]?.position };
  }
}
