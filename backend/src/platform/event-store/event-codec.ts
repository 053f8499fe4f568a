import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, EventDefinition } from '../decider/decider.js';
import { UndecodableEvent } from './errors.js';
import type { RecordedEvent, Decoded } from './event-store.js';

type Definitions = Readonly<Record<string, EventDefinition<unknown>>>;

/** @throws Error for an event that the catalogue does not know or whose data does not match its definition */
export function encodeEvent<Event extends DomainEvent>(catalogue: EventCatalogue<Event>, event: Event) {
  const definition = findDefinition(catalogue, event.type);
  if (definition === undefined) throw new Error(`${event.type} is not in the catalogue`);
  const { data, error } = definition.schema.safeParse(event.data);
  if (error) throw new Error(`${event.type} does not fit its definition: ${z.prettifyError(error)}`);
  return { data, schemaVersion: definition.version };
}

/** Upcasts a stored event to its latest shape and checks it. @throws UndecodableEvent */
export function decodeEvent<Event extends DomainEvent>(
  catalogue: EventCatalogue<Event>,
  stored: RecordedEvent,
): Decoded<Event> {
  const { type, data: storedData, ...recorded } = stored;
  const definition = findDefinition(catalogue, type);
  if (definition === undefined) throw new UndecodableEvent(stored, 'its type is unknown');
  const { data, error } = definition.schema.safeParse(upcast(definition, stored, storedData));
  if (error) throw new UndecodableEvent(stored, z.prettifyError(error));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of this type has just checked the data
  return { type, data, recorded } as Decoded<Event>;
}

function upcast({ version, upcasts }: EventDefinition<unknown>, stored: RecordedEvent, data: unknown): unknown {
  const { schemaVersion } = stored.metadata;
  if (schemaVersion > version) throw new UndecodableEvent(stored, `version ${schemaVersion} is newer than ${version}`);
  for (let from = schemaVersion; from < version; from++) {
    const next = upcasts?.[from];
    if (next === undefined) throw new UndecodableEvent(stored, `there is no upcast from version ${from}`);
    try {
      data = next(data);
    } catch (cause) {
      throw new UndecodableEvent(stored, `version ${from} cannot be upcast`, cause);
    }
  }
  return data;
}

const findDefinition = (definitions: Definitions, type: string): EventDefinition<unknown> | undefined =>
  Object.hasOwn(definitions, type) ? definitions[type] : undefined;
