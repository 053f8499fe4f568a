import Database from 'libsql';
import * as z from 'zod/mini';
import { errorCode } from '../../errors/error-code.js';
import { isCorruptFile, isSqliteUnavailable } from '../../errors/sqlite-errors.js';
import { EventStoreUnavailable, UnknownPosition } from '../errors.js';
import type { Position } from '../event-store.js';

const SCHEMA_VERSION = 1;

const EVENTS_TABLE = `events (
  position INTEGER PRIMARY KEY,
  stream TEXT NOT NULL,
  revision INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  data TEXT NOT NULL,
  metadata TEXT NOT NULL,
  checksum INTEGER NOT NULL,
  UNIQUE (stream, revision)
) STRICT`;

/** `log_end` repeats the last position, so that the loss of the last row is noticed. A log gets a random identity. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS ${EVENTS_TABLE};
  CREATE TABLE IF NOT EXISTS log_end (position INTEGER NOT NULL) STRICT;
  INSERT INTO log_end SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM log_end);
  CREATE TABLE IF NOT EXISTS log_identity (id TEXT NOT NULL) STRICT;
  INSERT INTO log_identity SELECT lower(hex(randomblob(16))) WHERE NOT EXISTS (SELECT 1 FROM log_identity);
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** @throws EventStoreUnavailable */
export function openFile(file: string): Database.Database {
  try {
    return new Database(file);
  } catch (cause) {
    throw new EventStoreUnavailable(`${file} cannot be opened`, { cause });
  }
}

const SETTINGS = `
  PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;
`;

export function openDatabase<Result>(file: string, use: (database: Database.Database) => Result): Result {
  const database = openFile(file);
  try {
    database.exec(SETTINGS);
    const version = queryInt(database, 'PRAGMA user_version');
    if (version > SCHEMA_VERSION) throw new Error(`${file} was written by a newer release (format ${version})`);
    if (version < SCHEMA_VERSION) database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
    return use(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

export const queryInt = (database: Database.Database, sql: string): number => queryCell(database, sql, z.int());

function queryCell<Cell>(database: Database.Database, sql: string, schema: z.ZodMiniType<Cell>): Cell {
  const [[cell]] = z.tuple([z.tuple([schema])]).parse(database.prepare(sql).raw(true).all());
  return cell;
}

/** Returns the number of the last event that was ever stored. @throws UnreadableCell */
export function readLogEnd(database: Database.Database): number {
  const select = database.prepare(`SELECT ${asBytes('max(position)')} FROM log_end`).raw(true);
  return readInteger(select.get()) ?? 0;
}

export class UnreadableCell extends Error {
  override readonly name = 'UnreadableCell';
}

/**
 * SQL for columns as bytes of one text, a line each. The driver ends the process, instead of throwing, when it reads a text
 * that a flipped bit has made invalid UTF-8, or a number that became a text.
 */
export const asBytes = (...columns: readonly string[]): string => `CAST(${columns.join(' || char(10) || ')} AS BLOB)`;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function toBytes(row: unknown): Uint8Array | undefined {
  const cells: readonly unknown[] = Array.isArray(row) ? row : [];
  const [cell] = cells;
  return cells.length === 1 && cell instanceof Uint8Array ? cell : undefined;
}

/** Returns the lines of bytes from `asBytes`; undefined when they are not UTF-8. */
export function toLines(bytes: Uint8Array): string[] | undefined {
  try {
    return decoder.decode(bytes).split('\n');
  } catch {
    return undefined;
  }
}

const WHOLE_NUMBER = /^-?\d{1,15}$/;

export const parseInteger = (text = ''): number => (WHOLE_NUMBER.test(text) ? Number(text) : Number.NaN);

/** Returns the whole number, or null, in a row from `asBytes`. @throws UnreadableCell */
export function readInteger(row: unknown): number | null {
  if (Array.isArray(row) && row[0] === null) return null;
  const bytes = toBytes(row);
  const [text, ...others] = (bytes && toLines(bytes)) ?? [];
  const number = parseInteger(text);
  if (Number.isNaN(number) || others.length > 0) throw new UnreadableCell('Expected a whole number');
  return number;
}

/**
 * Escapes a name as in JSON for TEXT columns, because the driver cuts texts at NUL when it reads them and cannot store lone
 * surrogates. Usual names stay as they are.
 */
export const toStoredText = (text: string): string => JSON.stringify(text).slice(1, -1);

export const fromStoredText = (stored: string): string =>
  stored.includes('\\') ? String(JSON.parse(`"${stored}"`)) : stored;

/** Number before the first event; events are numbered from 1 without gaps. */
export const BEFORE_LOG = 0;

/** Digits of the greatest safe integer, so that string order is number order. */
const WIDTH = String(Number.MAX_SAFE_INTEGER).length;

const POSITION = new RegExp(`^\\d{${WIDTH}}$`);

export const toPosition = (number: number): Position => String(number).padStart(WIDTH, '0');

/** @throws UnknownPosition */
export function fromPosition(position: Position): number {
  const number = POSITION.test(position) ? Number(position) : Number.NaN;
  if (!Number.isSafeInteger(number)) throw new UnknownPosition(position);
  return number;
}

export const isCorruption = (error: unknown): boolean => error instanceof UnreadableCell || isCorruptFile(error);

/** Returns whether an error on opening a log means damage, which a missing table or column does as well. */
export const isBrokenSchema = (error: unknown): boolean => isCorruption(error) || errorCode(error) === 'SQLITE_ERROR';

export const toLogError = (error: unknown): unknown =>
  isSqliteUnavailable(error)
    ? new EventStoreUnavailable(`The event log cannot be used now (${errorCode(error)})`, { cause: error })
    : error;

interface Fault {
  readonly detail: string;
  readonly row: number | undefined;
}

const NOTHING_WRONG = 'ok';

export function findFault(database: Database.Database): Fault | undefined {
  const check = database.prepare(`SELECT ${asBytes('integrity_check')} FROM pragma_integrity_check(1)`).raw(true);
  const detail = Buffer.from(toBytes(check.get()) ?? []).toString();
  if (detail === NOTHING_WRONG) return undefined;
  const row = /\brow (\d+)/.exec(detail)?.[1];
  return { detail, row: row === undefined ? undefined : Number(row) };
}

export const readIdentity = (database: Database.Database): string =>
  queryCell(database, 'SELECT id FROM log_identity', z.string());
