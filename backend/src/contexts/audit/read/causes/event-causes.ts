import { AUDIT_MESSAGES, MOST_CAUSES, type EventCauses } from '@marcel/contracts';
import * as z from 'zod/mini';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import type { EventStore, RecordedEvent } from '../../../../platform/event-store/event-store.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { CAUSES_VIEW } from '../../views.js';
import { toCausedEvent } from '../events/audit-event.js';
import { eventAt } from '../events/event-at.js';

const Place = z.object({ id: z.string(), stream: z.string(), revision: z.int() });
type Place = z.infer<typeof Place>;

/** What led to an event, and what came of it. @param wanted its place too, for an event that only counts @throws DomainError not_found */
export async function eventCauses(
  store: EventStore,
  views: ReadStore,
  { id, stream, revision }: Pick<Place, 'id'> & Partial<Place>,
): Promise<EventCauses> {
  const isPlaced = stream !== undefined && revision !== undefined;
  const event = await eventIn(store, isPlaced ? { id, stream, revision } : await placeOf(views, id));
  if (event?.id !== id) throw new DomainError('not_found', AUDIT_MESSAGES.unknownEvent);
  const causes = await causesOf(store, views, event);
  const effects = await effectsOf(views, id);
  const read = await Promise.all(effects.slice(0, MOST_CAUSES).map((place) => eventAt(store, place)));
  const found = read.filter((effect) => effect !== undefined);
  return {
    event: toCausedEvent(event),
    causes: causes.slice(0, MOST_CAUSES).reverse().map(toCausedEvent),
    effects: found.sort((one, other) => (one.position < other.position ? -1 : 1)).map(toCausedEvent),
    more: causes.length > MOST_CAUSES || effects.length > MOST_CAUSES,
  };
}

/** The nearest first, and one more than are told if there are so many. */
async function causesOf(store: EventStore, views: ReadStore, event: RecordedEvent): Promise<RecordedEvent[]> {
  const causes: RecordedEvent[] = [];
  let cause = await causeOf(store, views, event);
  while (cause !== undefined && causes.length <= MOST_CAUSES) {
    causes.push(cause);
    cause = await causeOf(store, views, cause);
  }
  return causes;
}

/** Undefined for what a request, a clock or a start has caused. */
async function causeOf(store: EventStore, views: ReadStore, { metadata }: RecordedEvent) {
  return eventIn(store, await placeOf(views, metadata.causationId));
}

/** Level by level, and one more than are told if there are so many. */
async function effectsOf(views: ReadStore, id: string): Promise<Place[]> {
  const effects: Place[] = [];
  let level = [id];
  while (level.length > 0 && effects.length <= MOST_CAUSES) {
    const where = [{ field: 'causationId', oneOf: level }];
    const { documents } = await views.find(CAUSES_VIEW, { where, limit: MOST_CAUSES + 1 - effects.length });
    const places = documents.map((document) => Place.parse(document));
    effects.push(...places);
    level = places.map((place) => place.id);
  }
  return effects;
}

async function placeOf(views: ReadStore, id: string): Promise<Place | undefined> {
  const document = await views.get(CAUSES_VIEW, id);
  return document && Place.parse(document);
}

const eventIn = async (store: EventStore, place: Place | undefined) => place && eventAt(store, place);
