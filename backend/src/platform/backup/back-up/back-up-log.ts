import * as path from 'node:path';
import type { EventStore, Position } from '../../event-store/event-store.js';
import { writeLines } from '../files/line-files.js';
import { counted, type Along } from '../along.js';
import type { LineCount } from '../files/lines.js';
import { LOG_FILE } from '../files/manifest.js';
import { lineOfEvent } from '../files/stored-event.js';

export interface WrittenLog extends LineCount {
  /** Of the last event; undefined for an empty log. */
  readonly position: Position | undefined;
}

/** Writes the log as it stands when reading begins. */
export async function backUpLog(store: EventStore, directory: string, along: Along): Promise<WrittenLog> {
  let position: Position | undefined;
  async function* lines(): AsyncGenerator<string> {
    for await (const event of counted(store.readAll(), 'Events', along)) {
      position = event.position;
      yield lineOfEvent(event);
    }
  }
  const written = await writeLines(path.join(directory, LOG_FILE), lines());
  return { ...written, position };
}
