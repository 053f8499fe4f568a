import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import type { DomainEvent } from '../platform/decider/decider.js';
import type { EventCatalogue, EventDefinition } from '../platform/decider/event-catalogue.js';
import { decodeEvent } from '../platform/event-store/event-codec.js';
import type { RecordedEvent } from '../platform/event-store/event-store.js';

/**
 * Every version in which an event was ever stored must be readable for ever: `folder` holds one `Type.vN.json` for each,
 * and the current one comes out as it was stored.
 */
export function describeGoldenEvents<Event extends DomainEvent>(
  name: string,
  catalogue: EventCatalogue<Event>,
  folder: string,
): void {
  const definitions = Object.entries<EventDefinition<unknown>>(catalogue);
  const stored = definitions.flatMap(([type, { version: latest }]) =>
    Array.from({ length: latest }, (_, index) => ({ type, version: index + 1, latest })),
  );

  describe(`golden events of ${name}`, () => {
    it.each(stored)('reads $type, version $version', ({ type, version, latest }) => {
      const data: unknown = JSON.parse(readFileSync(path.join(folder, `${type}.v${version}.json`), 'utf8'));
      const decoded = decodeEvent(catalogue, recorded(type, version, data));
      expect(decoded.type).toBe(type);
      if (version === latest) expect(decoded.data).toEqual(data);
    });
  });
}

function recorded(type: string, schemaVersion: number, data: unknown): RecordedEvent {
  const metadata = {
    time: '2026-01-01T00:00:00.000Z',
    correlationId: 'correlation',
    causationId: 'causation',
    actor: { kind: 'visitor' } as const,
    command: 'Command',
    schemaVersion,
  };
  return { id: 'id', stream: 'stream-1', revision: 0, position: '1', type, data, metadata };
}
