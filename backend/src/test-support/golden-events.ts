import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import type { DomainEvent } from '../platform/decider/decider.js';
import { storedShapes, type EventCatalogue, type EventDefinition } from '../platform/decider/event-catalogue.js';
import { decodeEvent, encodeEvent } from '../platform/event-store/event-codec.js';
import type { RecordedEvent } from '../platform/event-store/event-store.js';
import { unseen } from './sample-coverage.js';

/**
 * Every version in which an event was ever stored must be readable for ever: `folder` holds one `Type.vN.json` for each,
 * with a sample or a list of them, which show everything that the version allows. The current one comes out as it was
 * stored.
 */
export function describeGoldenEvents<Event extends DomainEvent>(
  name: string,
  catalogue: EventCatalogue<Event>,
  folder: string,
): void {
  const definitions = Object.entries<EventDefinition<unknown>>(catalogue);
  const stored = definitions.flatMap(([type, definition]) =>
    storedShapes(definition).map((shape) => ({ type, latest: definition.version, ...shape })),
  );

  describe(`golden events of ${name}`, () => {
    it.each(stored)('reads $type, version $version', ({ type, version, latest, schema }) => {
      for (const data of samplesOf(folder, type, version)) {
        expect(schema.parse(data)).toEqual(data);
        const decoded = decodeEvent(catalogue, recorded(type, version, data));
        expect(decoded.type).toBe(type);
        if (version === latest) expect(decoded.data).toEqual(data);
      }
    });

    it.each(stored)('shows all that $type, version $version, may hold', ({ type, version, schema }) => {
      expect(unseen(schema, samplesOf(folder, type, version))).toEqual([]);
    });

    it.each(stored)('writes $type, once read as version $version, so that it is read again', ({ type, version }) => {
      for (const data of samplesOf(folder, type, version)) {
        const decoded = decodeEvent(catalogue, recorded(type, version, data));
        const written = encodeEvent(catalogue, decoded);
        expect(decodeEvent(catalogue, recorded(type, written.schemaVersion, written.data))).toMatchObject({
          type,
          data: decoded.data,
        });
      }
    });
  });
}

function samplesOf(folder: string, type: string, version: number): readonly unknown[] {
  const samples: unknown = JSON.parse(readFileSync(path.join(folder, `${type}.v${version}.json`), 'utf8'));
  return Array.isArray(samples) ? samples : [samples];
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
