import * as z from 'zod/mini';
import type { DomainEvent } from '../decider/decider.js';
import type { EventCatalogue, EventDefinition } from '../decider/event-catalogue.js';
import { UndecodableEvent } from './errors.js';
import type { RecordedEvent } from './event-store.js';
import type { Occurrence } from './occurrence.js';

type Definitions = Readonly<Record<string, EventDefinition<unknown>>>;

/** An event's data in the shape that is stored, and that shape's version. */
export interface EncodedData {
  readonly data: unknown;
  readonly schemaVersion: number;
}

/**
 * @throws Error for an event that could not be read again: unknown to the catalogue, not of its definition's shape, or
 * without a way to the version that is written
 */
export function encodeEvent<Event extends DomainEvent>(catalogue: EventCatalogue<Event>, event: Event): EncodedData {
  const definition = definitionOf(catalogue, event.type);
  if (definition === undefined) throw new Error(`${event.type} is not in the catalogue`);
  const { data, error } = definition.schema.safeParse(event.data);
  if (error) throw new Error(`${event.type} does not fit its definition: ${z.prettifyError(error)}`);
  return downcast(definition, event.type, data);
}

/** Lifts a stored event to its latest shape and checks it. @throws UndecodableEvent */
export function decodeEvent<Event extends DomainEvent>(
  catalogue: EventCatalogue<Event>,
  stored: RecordedEvent,
): Occurrence<Event> {
  const { type, data: storedData, ...recorded } = stored;
  const definition = definitionOf(catalogue, type);
  if (definition === undefined) throw undecodable(stored, 'its type is unknown');
  const { data, error } = definition.schema.safeParse(upcast(definition, stored, storedData));
  if (error) throw undecodable(stored, z.prettifyError(error));
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the schema of this very type has just vouched for the data
  return { type, data, recorded } as Occurrence<Event>;
}

function downcast({ version, earlier, writes = version }: EventDefinition<unknown>, type: string, data: unknown) {
  for (let to = version - 1; to >= writes; to--) {
    const shape = earlier?.[to];
    if (shape?.downcast === undefined) throw new Error(`Nothing brings ${type} back to version ${to}`);
    data = shape.downcast(data);
  }
  return { data, schemaVersion: writes };
}

function upcast({ version, earlier }: EventDefinition<unknown>, stored: RecordedEvent, data: unknown): unknown {
  const { schemaVersion } = stored.metadata;
  if (schemaVersion > version) throw undecodable(stored, `version ${schemaVersion} is newer than ${version}`);
  for (let from = schemaVersion; from < version; from++) {
    const shape = earlier?.[from];
    if (shape === undefined) throw undecodable(stored, `nothing lifts version ${from}`);
    try {
      data = shape.upcast(data);
    } catch (cause) {
      throw undecodable(stored, `version ${from} cannot be lifted`, cause);
    }
  }
  return data;
}

const definitionOf = (definitions: Definitions, type: string): EventDefinition<unknown> | undefined =>
  Object.hasOwn(definitions, type) ? definitions[type] : undefined;

const undecodable = ({ stream, position, type }: RecordedEvent, reason: string, cause?: unknown): UndecodableEvent =>
  new UndecodableEvent(stream, position, type, reason, { cause });
