import { AUDIT_MESSAGES, MOST_DEED_EVENTS, type DeedEvents } from '@marcel/contracts';
import * as z from 'zod/mini';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { EventStore } from '../../../../platform/event-store/event-store.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { CAUSES_VIEW } from '../../views.js';
import { toCausedEvent } from '../events/audit-event.js';
import { bookkeepingTypes } from './bookkeeping.js';
import { eventAt } from '../events/event-at.js';

const Place = z.object({ stream: z.string(), revision: z.int() });

/** What one request led to, bookkeeping included, as the log has it. @throws DomainError not_found */
export async function deedEvents(store: EventStore, views: ReadStore, id: string): Promise<DeedEvents> {
  const { documents, total } = await views.find(CAUSES_VIEW, {
    where: [{ field: 'correlationId', oneOf: [id] }],
    limit: MOST_DEED_EVENTS,
  });
  if (total === 0) throw new DomainError('not_found', AUDIT_MESSAGES.unknownDeed);
  const places = documents.map((document) => Place.parse(document));
  const events = await Promise.all(places.map((place) => eventAt(store, place)));
  const told = events
    .filter((event) => event !== undefined)
    .sort((one, other) => (one.position < other.position ? -1 : 1))
    .map((event) => ({ ...toCausedEvent(event), bookkeeping: bookkeepingTypes.has(event.type) }));
  return { events: told, more: total > documents.length };
}
