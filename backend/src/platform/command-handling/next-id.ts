import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue, StreamKind } from '../decider/decider.js';
import { decodeEvent } from '../event-store/event-codec.js';
import { countEvents, type EventStore, takeFirst } from '../event-store/event-store.js';
import type { CommandContext } from './command-context.js';
import { newEvents, deriveEventId, systemClockAndIds } from './new-events.js';
import { reserve } from './reserve.js';
import { assertSameBody } from './precondition.js';

const IdTakenData = z.object({});
type IdTaken = DomainEvent<'IdTaken', z.infer<typeof IdTakenData>>;

const IdAssignedData = z.object({ id: z.int() });
type IdAssigned = DomainEvent<'IdAssigned', z.infer<typeof IdAssignedData>>;

const assignedIds: EventCatalogue<IdAssigned> = {
  IdAssigned: { version: 1, schema: IdAssignedData, writtenBy: ['TakeId'] },
};

export const idEvents: EventCatalogue<IdTaken | IdAssigned> = {
  IdTaken: { version: 1, schema: IdTakenData, writtenBy: ['TakeId'] },
  ...assignedIds,
};

export const idStreams: StreamKind = {
  prefix: 'ids-',
  key: 'kind',
  description: 'The ids that a kind of record has used up, and which one a repeatable request got',
  catalogue: idEvents,
};

type EventLog = Pick<EventStore, 'append' | 'readStream'>;

const COMMAND = 'TakeId';

/**
 * Returns the next serial id of a kind, from 1, or the first of several; an unused id leaves a gap. The same idempotency seed
 * and kind always give the same id.
 * @throws EventStoreUnavailable, DomainError `idempotency_key_reused` when the seed was another request's
 */
export async function nextId(store: EventLog, kind: string, context: CommandContext, count = 1): Promise<number> {
  const { idempotencySeed: seed, bodyHash } = context;
  if (seed === undefined) return takeIds(store, kind, context, count);
  const stream = `${idStreams.prefix}${kind}-${deriveEventId(seed, kind, COMMAND, 0)}`;
  const earlier = await takeFirst(store.readStream(stream, { limit: 1 }));
  const assigned =
    earlier === undefined ? await assignId(store, { kind, stream, context, count }) : decodeEvent(assignedIds, earlier);
  if (bodyHash !== undefined) assertSameBody(bodyHash, assigned.recorded.metadata.bodyHash);
  return assigned.data.id;
}

interface Assignment {
  readonly kind: string;
  readonly stream: string;
  readonly context: CommandContext;
  readonly count: number;
}

async function assignId(store: EventLog, { kind, stream, context, count }: Assignment) {
  const id = await takeIds(store, kind, { ...context, idempotencySeed: undefined }, count);
  const event: IdAssigned = { type: 'IdAssigned', data: { id } };
  return reserve(store, { stream, event, catalogue: assignedIds, commandName: COMMAND, context });
}

/** Takes ids that follow each other. @returns the first */
async function takeIds(store: EventLog, kind: string, context: CommandContext, count: number): Promise<number> {
  const stream = `${idStreams.prefix}${kind}`;
  const events = Array.from({ length: count }, (): IdTaken => ({ type: 'IdTaken', data: {} }));
  const newIds = newEvents({ stream, events, catalogue: idEvents, commandName: COMMAND, context }, systemClockAndIds);
  const { revision } = await store.append(stream, 'any', newIds);
  return revision + 2 - count;
}

/** Returns the last id that was given out, 0 if none was. @throws EventStoreUnavailable */
export const readLastId = (store: EventStore, kind: string): Promise<number> =>
  countEvents(store, `${idStreams.prefix}${kind}`);
