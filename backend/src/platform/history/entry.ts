import type { FieldChange } from '@marcel/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { Decoded } from '../event-store/event-store.js';
import type { DomainEvent } from '../decider/decider.js';

type State = Readonly<Record<string, unknown>> | null;

export function toEntry<Event extends DomainEvent, After extends State>(
  { type, recorded }: Decoded<Event>,
  before: State,
  after: After,
  notes: string | null,
) {
  const { revision, position, metadata } = recorded;
  const { time, actor, release = null, correlationId, clientRequestId = null } = metadata;
  const changes = before === null || after === null ? [] : fieldChanges(before, after);
  return {
    revision,
    position,
    type,
    time,
    actor,
    release,
    correlationId,
    clientRequestId,
    notes,
    changes,
    state: after,
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields that differ between two states of a record; a missing field counts as null. */
export function fieldChanges(before: Fields, after: Fields): FieldChange[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...fields]
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => !isDeepStrictEqual(from, to));
}
