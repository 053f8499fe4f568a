import { decodeEvent } from '../../../../platform/event-store/event-codec.js';
import type { EventStore } from '../../../../platform/event-store/event-store.js';
import { IMPORT_STREAM, importEvents, type ImportEvent } from '../../domain/import.events.js';

/** All that was recorded of one import, in its order: the newest imports are found first, and what lies before is not read. */
export async function eventsOfImport(store: Pick<EventStore, 'readStream'>, importId: number): Promise<ImportEvent[]> {
  const found: ImportEvent[] = [];
  for await (const recorded of store.readStream(IMPORT_STREAM, { direction: 'backwards' })) {
    const event = decodeEvent(importEvents, recorded);
    if (event.data.importId !== importId) continue;
    found.push(event);
    if (event.type === 'ImportReceived') break;
  }
  return found.reverse();
}
