import type { EventStore } from '../../../platform/event-store/event-store.js';
import { BackupError } from '../../../platform/backup/backup-error.js';
import { appendsOf, type Append } from './appends.js';
import { linesBehind } from './lines-behind.js';

/**
 * Appends every event with its id, stream and metadata, one append after the other: in the same order and revisions. Goes on
 * behind what a restore of the same that broke off has left. @throws BackupError when something else is there
 */
export async function restoreLog(store: EventStore, lines: AsyncIterable<string>): Promise<void> {
  for await (const append of appendsOf(linesBehind(store.readAll(), lines))) await restoreAppend(store, append);
}

async function restoreAppend(store: EventStore, append: Append): Promise<void> {
  const [{ stream, revision: first }] = append;
  const events = append.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  const { revision } = await store.append(stream, first === 0 ? 'no_stream' : first - 1, events);
  if (revision !== first + append.length - 1) throw new BackupError(`Stream ${stream} has got other revisions`);
}
