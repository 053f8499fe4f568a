import { randomUUID } from 'node:crypto';
import { judgeAppend, type AppendVerdict, type ExpectedRevision } from './append-verdict.js';
import type { EventLog } from './event-log.js';
import type { Journal } from './journal.js';
import type { LogRecord, ProposedEvent } from './log-record.js';
import { rawMetadata, softDeletion, streamDeleted, withTruncation } from './stream-metadata.js';
import { isMetastream, metastreamOf, originalOf } from './system-names.js';
import { visibleEvents } from './visible-events.js';

export type WriteOutcome =
  /** Revision and position of the last event; no position when nothing was to be written. */
  | { readonly kind: 'written'; readonly revision: bigint; readonly position: bigint | undefined }
  | { readonly kind: 'wrong-revision'; readonly current: bigint }
  | { readonly kind: 'deleted' };

/** Decides on writes one by one, in the order of their arrival, and makes them durable together. */
export class LogWriter {
  private lastWrite: Promise<void> = Promise.resolve();
  /** Once the journal has failed, the events in memory are ahead of it: nothing can be promised any more. */
  private isBroken = false;

  constructor(
    private readonly log: EventLog,
    private readonly journal: Pick<Journal, 'write'>,
    private readonly now: () => number,
  ) {}

  async append(stream: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): Promise<WriteOutcome> {
    const verdict = this.judge(stream, expected, events);
    if (verdict.kind === 'repeated') return this.repeated(stream, verdict.last);
    if (verdict.kind !== 'accepted') return verdict;
    const undeletedMetastream = isMetastream(stream) && this.log.rules(originalOf(stream)).softDeleted;
    const records = this.log.add(stream, events, this.now());
    const last = records.at(-1);
    if (last === undefined) {
      return { kind: 'written', revision: this.log.stream(stream).lastRevision, position: undefined };
    }
    const next = last.revision - BigInt(records.length) + 1n;
    if (verdict.undeletes) records.push(...this.undelete(stream, next));
    if (undeletedMetastream) {
      const original = originalOf(stream);
      records.push(...this.undelete(original, this.log.stream(original).lastRevision + 1n));
    }
    return this.commit(records, last);
  }

  /** Hides what the stream holds; it may be appended to again. */
  async delete(stream: string, expected: ExpectedRevision): Promise<WriteOutcome> {
    const deletion = softDeletion();
    const verdict = this.judge(stream, expected, [deletion]);
    if (verdict.kind !== 'accepted') return asRefusal(verdict);
    const exists = this.log.stream(stream).lastRevision >= 0n || this.hasMetadata(stream);
    if (!exists) return { kind: 'wrong-revision', current: -1n };
    return this.commit(this.log.add(metastreamOf(stream), [deletion], this.now()));
  }

  /** Deletes the stream for good. */
  async tombstone(stream: string, expected: ExpectedRevision): Promise<WriteOutcome> {
    const deletion = streamDeleted();
    const verdict = this.judge(stream, expected, [deletion]);
    if (verdict.kind !== 'accepted') return asRefusal(verdict);
    return this.commit([this.log.addTombstone(stream, deletion, this.now())]);
  }

  private judge(name: string, expected: ExpectedRevision, events: readonly ProposedEvent[]): AppendVerdict {
    const at = {
      name,
      stream: this.log.stream(name),
      isTombstoned: this.log.isTombstoned(name),
      rules: this.log.rules(name),
      hasMetadata: this.hasMetadata(name),
      recentIds: this.log.recentIds,
    };
    return judgeAppend(
      at,
      expected,
      events.map(({ id }) => id),
    );
  }

  private hasMetadata(stream: string): boolean {
    return this.log.stream(metastreamOf(stream)).lastRevision >= 0n;
  }

  private undelete(stream: string, readableFrom: bigint): LogRecord[] {
    const metastream = metastreamOf(stream);
    const latest = this.log.stream(metastream).records.at(-1);
    const event = withTruncation(randomUUID(), latest && rawMetadata(latest), readableFrom);
    return this.log.add(metastream, [event], this.now());
  }

  /** Without a position for what can no longer be read. */
  private async repeated(name: string, revision: bigint): Promise<WriteOutcome> {
    const stream = this.log.stream(name);
    if (this.log.lastVisibleRevision(stream) < revision) await this.lastWrite;
    const rules = this.log.rules(name);
    const visible = visibleEvents(this.log.lastVisibleRevision(stream), rules, this.now());
    const record = rules.softDeleted || revision < visible.first ? undefined : stream.at(revision);
    const position = record !== undefined && visible.isFresh(record) ? record.position : undefined;
    return { kind: 'written', revision, position };
  }

  private async commit(records: readonly LogRecord[], answer = records.at(-1)): Promise<WriteOutcome> {
    const last = records.at(-1);
    if (last === undefined || answer === undefined) throw new RangeError('There is nothing to commit');
    if (this.isBroken) await this.lastWrite;
    this.lastWrite = this.journal.write(records, this.now());
    try {
      await this.lastWrite;
    } catch (error) {
      this.isBroken = true;
      throw error;
    }
    this.log.reveal(last);
    return { kind: 'written', revision: answer.revision, position: answer.position };
  }
}

/** A deletion has an id of its own every time and never repeats an earlier one. */
function asRefusal(verdict: Exclude<AppendVerdict, { kind: 'accepted' }>): WriteOutcome {
  return verdict.kind === 'repeated' ? { kind: 'wrong-revision', current: verdict.last } : verdict;
}
