import DataLoader from 'dataloader';
import type Database from 'libsql';
import { isConstraintViolation } from '../../errors/sqlite-errors.js';
import type { Checkpointer } from '../../libsql/checkpointer.js';
import { inTransaction } from '../../libsql/database.js';
import { InvalidAppend, WrongExpectedRevision } from '../errors.js';
import type { AppendResult, ExpectedRevision } from '../event-store.js';
import { asBytes, readInteger, toPosition, toStoredText, UnreadableCell } from './database.js';
import type { EventRow, PreparedAppend } from './event-row.js';
import { toChecksum, EVENT_BYTES, EVENT_COLUMNS, PLACEHOLDERS, validRows, toValues } from './event-row.js';
import type { LogReader } from './log-reader.js';
import type { LogTail } from './subscription.js';

/** Commits all appends of one turn of the event loop together. */
export class GroupCommit {
  private readonly loader;
  private readonly checker;
  private readonly insert;
  private readonly updateEnd;

  constructor(
    private readonly database: Database.Database,
    private readonly checkpointer: Checkpointer,
    private readonly tail: LogTail,
    reader: LogReader,
  ) {
    this.checker = new AppendChecker(database);
    this.insert = database.prepare(`INSERT INTO events (${EVENT_COLUMNS}) VALUES (${PLACEHOLDERS})`);
    this.updateEnd = database.prepare('UPDATE log_end SET position = ?');
    const write = async (group: readonly PreparedAppend[]) => reader.guard(() => this.write(group));
    this.loader = new DataLoader<PreparedAppend, AppendResult>(write, { cache: false, batchScheduleFn: setImmediate });
  }

  /** Resolves once the append is durable. */
  submit(append: PreparedAppend): Promise<AppendResult> {
    return this.loader.load(append);
  }

  write(group: readonly PreparedAppend[]): readonly Outcome[] {
    try {
      return this.tryToWrite(group, 'assume_new');
    } catch (error) {
      if (!isConstraintViolation(error)) throw error;
      return this.tryToWrite(group, 'look_up');
    }
  }

  private tryToWrite(group: readonly PreparedAppend[], ids: IdCheck): readonly Outcome[] {
    let last = this.tail.end.number;
    const written: EventRow[] = [];
    const writeOne = (append: PreparedAppend): Outcome => {
      const verdict = this.checker.check(append, ids);
      if ('outcome' in verdict) return verdict.outcome;
      for (const row of this.insertAll(append, verdict.firstRevision, last + 1)) written.push(row);
      last += append.events.length;
      const revision = verdict.firstRevision + append.events.length - 1;
      return { revision, position: toPosition(last) };
    };
    const outcomes = inTransaction(this.database, () => {
      const results = group.map(writeOne);
      if (last > this.tail.end.number) this.updateEnd.run(last);
      return results;
    });
    this.checkpointer.schedule();
    this.tail.add(written);
    this.tail.end.moveTo(last);
    return outcomes;
  }

  private insertAll(append: PreparedAppend, firstRevision: number, firstPosition: number): EventRow[] {
    const stream = toStoredText(append.stream);
    return append.events.map(({ id, type, data, metadata }, index) => {
      const location = { position: firstPosition + index, stream, revision: firstRevision + index };
      const content = { ...location, id, type, data, metadata };
      const row = { ...content, checksum: toChecksum(content) };
      this.insert.run(...toValues(row));
      return row;
    });
  }
}

type Outcome = AppendResult | WrongExpectedRevision | InvalidAppend;

type AppendCheck = { readonly outcome: Outcome } | { readonly firstRevision: number };

/** `assume_new`: ids at the expected revision are not looked up; the unique index rejects duplicates. */
type IdCheck = 'assume_new' | 'look_up';

class AppendChecker {
  private readonly selectHead;
  private readonly selectById;

  constructor(database: Database.Database) {
    this.selectHead = database.prepare(`SELECT ${asBytes('max(revision)')} FROM events WHERE stream = ?`).raw(true);
    this.selectById = database.prepare(`SELECT ${EVENT_BYTES} FROM events WHERE id = ?`).raw(true);
  }

  check(append: PreparedAppend, ids: IdCheck): AppendCheck {
    const stored = toStoredText(append.stream);
    const head = readInteger(this.selectHead.get(stored));
    if (ids === 'assume_new' && isExpected(append.expected, head)) return { firstRevision: revisionAfter(head) };
    const bytesOfRows = append.events.flatMap(({ id }) => this.selectById.all(id));
    const { rows, fault } = validRows(bytesOfRows, () => true);
    if (fault !== undefined) throw new UnreadableCell(fault);
    const priorResult = findPrior(append, rows);
    if (priorResult !== undefined) return { outcome: priorResult };
    const { stream, expected } = append;
    if (!isExpected(expected, head)) return { outcome: new WrongExpectedRevision(stream, expected, head ?? undefined) };
    if (rows.length > 0) return { outcome: new InvalidAppend(stream, 'an id was appended before') };
    return { firstRevision: revisionAfter(head) };
  }
}

const revisionAfter = (head: number | null): number => (head === null ? 0 : head + 1);

const isExpected = (expected: ExpectedRevision, head: number | null): boolean =>
  expected === 'any' || expected === (head ?? 'no_stream');

/** Returns the result of an earlier append of the same events. */
function findPrior({ stream, expected, events }: PreparedAppend, rows: readonly EventRow[]): AppendResult | undefined {
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined || rows.length < events.length) return undefined;
  const slot = expected === 'any' ? first.revision : revisionAfter(expected === 'no_stream' ? null : expected);
  const stored = toStoredText(stream);
  const same = rows.every((row, index) => row.stream === stored && row.revision === slot + index);
  return same ? { revision: last.revision, position: toPosition(last.position) } : undefined;
}
