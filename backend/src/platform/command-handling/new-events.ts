import { randomFillSync } from 'node:crypto';
import { v5 as namedUuid, v7 as timeOrderedUuid } from 'uuid';
import type { DomainEvent, EventCatalogue } from '../decider/decider.js';
import type { CommandContext } from './command-context.js';
import { encodeEvent } from '../event-store/event-codec.js';
import type { NewEvent } from '../event-store/event-store.js';

export interface ClockAndIds {
  readonly clock: () => Date;
  readonly newId: () => string;
}

const BYTES_OF_ID = 16;
const pool = new Uint8Array(BYTES_OF_ID * 256);
let used = pool.length;

/** Returns random bytes for one id, from a buffer for many ids. */
function randomBytes(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES_OF_ID;
  return pool.slice(used - BYTES_OF_ID, used);
}

export const systemClockAndIds = { clock: () => new Date(), newId: () => timeOrderedUuid({ rng: randomBytes }) };

export interface DecidedEvents<Event extends DomainEvent> {
  readonly stream: string;
  readonly events: readonly Event[];
  readonly catalogue: EventCatalogue<Event>;
  readonly commandName: string;
  readonly context: CommandContext;
}

export function newEvents<Event extends DomainEvent>(decided: DecidedEvents<Event>, sources: ClockAndIds): NewEvent[] {
  const { stream, events, catalogue, commandName, context } = decided;
  const { correlationId, causationId, actor, release, clientRequestId, bodyHash, idempotencySeed: seed } = context;
  const time = sources.clock().toISOString();
  const identified = events.map((event, index) => ({
    event,
    id: seed === undefined ? sources.newId() : deriveEventId(seed, stream, commandName, index),
  }));
  const commandId = identified[0]?.id;
  const common = { time, correlationId, commandId, causationId, actor, command: commandName };
  const byClient = { release, clientRequestId, bodyHash };
  return identified.map(({ event, id }) => {
    const { data, schemaVersion } = encodeEvent(catalogue, event);
    return { id, type: event.type, data, metadata: { ...common, schemaVersion, ...byClient } };
  });
}

const NAMESPACE = 'c0f8a3f4-58a5-4d0e-9c1f-3a6f7b1de2a9';

export const deriveEventId = (seed: string, stream: string, commandName: string, index: number): string =>
  namedUuid(JSON.stringify([seed, stream, commandName, index]), NAMESPACE);
