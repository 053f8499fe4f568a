import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { BackupError } from '../../../platform/backup/backup-error.js';
import { eventOfLine } from '../../../platform/backup/files/stored-event.js';

/** The lines behind the events that are there already, which have to be those of the first lines. @throws BackupError */
export async function* linesBehind(
  there: AsyncIterable<RecordedEvent>,
  lines: AsyncIterable<string>,
): AsyncGenerator<string> {
  const events = there[Symbol.asyncIterator]();
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
  new BackupError('The event store holds what a restore of something else has left; empty it, or restore that again');
