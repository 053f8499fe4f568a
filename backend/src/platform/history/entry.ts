import type { Occurrence } from '../event-store/occurrence.js';
import type { DomainEvent } from '../decider/decider.js';
import { fieldChanges } from './field-changes.js';

type State = Readonly<Record<string, unknown>> | null;

/** What every entry of a history tells: who, what, when, from which release, and what it changed between two states. */
export function toEntry<Event extends DomainEvent, After extends State>(
  { type, recorded }: Occurrence<Event>,
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
