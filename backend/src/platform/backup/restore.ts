import * as path from 'node:path';
import { Readable } from 'node:stream';
import { openPictureStore } from '../engines/open-engines.js';
import type { AppendResult, EventStore, Position, RecordedEvent } from '../event-store/event-store.js';
import { MAX_APPEND_BYTES } from '../event-store/event-store.js';
import type { ReadStore } from '../read-store/read-store.js';
import { CHECK_ONLY, copyPictures, verifyFile, type BackupSources } from './back-up.js';
import type { Manifest, StoredEvent } from './backup-format.js';
import { BackupError, eventOfLine, keyOfLine, KEYS_FILE, LOG_FILE, readManifest } from './backup-format.js';
import { readLines } from './lines.js';
import type { RestoreMarker } from '../engines/restore-marker.js';

export interface RestoreTarget extends BackupSources {
  readonly views: Pick<ReadStore, 'hasAppliedEvents'>;
  readonly marker: RestoreMarker;
}

export interface RestoreOptions {
  readonly directory: string;
  readonly withKeys: boolean;
  /** Restores only events up to the last one that was recorded by then. */
  readonly until?: Date;
}

export interface RestoreResult {
  readonly events: number;
  readonly pictures: number;
  readonly keys: Manifest['keys'];
}

/**
 * Fills empty stores with a backup. Nothing is written before the whole backup has been checked. After an
 * interruption, the product does not start until the restore is repeated. Read models are built at the next start.
 * @throws BackupError, and errors of the stores
 */
export async function restore(target: RestoreTarget, options: RestoreOptions): Promise<RestoreResult> {
  const { directory, withKeys, until } = options;
  const manifest = await readManifest(directory);
  const keys = withKeys ? manifest.keys : null;
  const logFile = path.join(directory, LOG_FILE);
  const keysFile = path.join(directory, KEYS_FILE);
  await verifyFile(logFile, manifest.log);
  if (keys !== null) await verifyFile(keysFile, keys);
  const backedUp = await openPictureStore(directory);
  const pictures = await copyPictures(backedUp, CHECK_ONLY);
  if (pictures !== manifest.pictures)
    throw new BackupError(`${directory} has ${pictures} pictures where the manifest says ${manifest.pictures}`);
  const events = until === undefined ? manifest.log.count : await countUntil(readLines(logFile), until);
  if (!target.marker.isSet) await requireEmpty(target);

  await target.marker.set();
  if (keys !== null) for await (const line of readLines(keysFile)) await target.keys.restore(keyOfLine(line));
  await copyPictures(backedUp, target.pictures);
  await restoreLog(target.events, Readable.from(readLines(logFile)).take(events));
  await target.marker.clear();
  return { events, pictures, keys };
}

/** @throws BackupError */
async function requireEmpty({ events, views }: RestoreTarget): Promise<void> {
  if ((await events.head()) !== undefined)
    throw new BackupError('The event store holds events already; restore to an empty one');
  if (await views.hasAppliedEvents())
    throw new BackupError('The read store holds read models already; restore to an empty one');
}

/** Counts the events up to the last one recorded by then. Earlier ones may have a later time, because clocks differ. */
async function countUntil(lines: AsyncIterable<string>, until: Date): Promise<number> {
  let [passed, count] = [0, 0];
  for await (const line of lines) {
    passed += 1;
    if (Date.parse(eventOfLine(line).metadata.time) <= until.getTime()) count = passed;
  }
  return count;
}

/** Appends that may be sent before the first is answered, because a server takes milliseconds for each. */
const MAX_PENDING_APPENDS = 100;

/** Appends in the order of the backup. The log has that order unless an append must be retried. */
async function restoreLog(store: EventStore, lines: AsyncIterable<string>): Promise<void> {
  const pending: Promise<AppendResult>[] = [];
  let last: Position = '';
  const awaitPending = async (max: number): Promise<void> => {
    while (pending.length > max) {
      const { position = last } = (await pending.shift()) ?? {};
      if (position < last)
        throw new BackupError('Events came into another order. Empty the event store, and restore again');
      last = position;
    }
  };
  for await (const append of groupIntoAppends(skipRestored(store.readAll(), lines))) {
    const appended = restoreAppend(store, append);
    appended.catch(() => undefined);
    pending.push(appended);
    // Wait for the first append alone: it opens the connection.
    await awaitPending(last === '' ? 0 : MAX_PENDING_APPENDS);
  }
  await awaitPending(0);
}

async function restoreAppend(store: EventStore, append: readonly StoredEvent[]): Promise<AppendResult> {
  const { stream = '', revision: start = 0 } = append[0] ?? {};
  const events = append.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  const result = await store.append(stream, start === 0 ? 'no_stream' : start - 1, events);
  if (result.revision !== start + append.length - 1)
    throw new BackupError(`Stream ${stream} has other revisions than in the backup`);
  return result;
}

/** Yields the lines after the events that an interrupted restore has appended. @throws BackupError for events of another log */
async function* skipRestored(
  restored: AsyncIterable<RecordedEvent>,
  lines: AsyncIterable<string>,
): AsyncGenerator<string> {
  const events = restored[Symbol.asyncIterator]();
  let next = await events.next();
  for await (const line of lines) {
    if (next.done === true) {
      yield line;
      continue;
    }
    const { stream, revision, id } = eventOfLine(line);
    if (next.value.id !== id || next.value.stream !== stream || next.value.revision !== revision) throw otherLog();
    next = await events.next();
  }
  if (next.done !== true) throw otherLog();
}

const otherLog = () =>
  new BackupError('The event store holds the start of another restore; empty it, or run that restore again');

/** A character takes up to three bytes, and twice as many once escaped in JSON. */
const MAX_CHARACTERS = MAX_APPEND_BYTES / 8;

/** Groups consecutive events of one stream into appends, within the size limit of an append. */
export async function* groupIntoAppends(lines: AsyncIterable<string>): AsyncGenerator<readonly StoredEvent[]> {
  let append: StoredEvent[] = [];
  let characters = 0;
  for await (const line of lines) {
    const event = eventOfLine(line);
    const fits = append[0]?.stream === event.stream && characters + line.length <= MAX_CHARACTERS;
    if (!fits && append.length > 0) yield append;
    if (!fits) [append, characters] = [[], 0];
    append.push(event);
    characters += line.length;
  }
  if (append.length > 0) yield append;
}
