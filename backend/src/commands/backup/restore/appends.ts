import { MAX_APPEND_BYTES } from '../../../platform/event-store/event-store.js';
import { eventOfLine, type StoredEvent } from '../../../platform/backup/files/stored-event.js';

/** Well below what an append may hold: an engine may write JSON a little longer than the backup does. */
const MOST_CHARACTERS = MAX_APPEND_BYTES / 8;

/** Events that follow each other in the log and in one stream; there is at least one. */
export type Append = readonly [StoredEvent, ...StoredEvent[]];

/** Puts neighbours of one stream together, to be appended at once; the order of the log stays. */
export async function* appendsOf(lines: AsyncIterable<string>): AsyncGenerator<Append> {
  let append: [StoredEvent, ...StoredEvent[]] | undefined;
  let characters = 0;
  for await (const line of lines) {
    const event = eventOfLine(line);
    const fits = append?.[0].stream === event.stream && characters + line.length <= MOST_CHARACTERS;
    if (append !== undefined && fits) {
      append.push(event);
      characters += line.length;
      continue;
    }
    if (append !== undefined) yield append;
    append = [event];
    characters = line.length;
  }
  if (append !== undefined) yield append;
}
