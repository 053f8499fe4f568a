import * as z from 'zod/mini';
import type { Found } from '../../../../platform/read-store/query.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { CAUSES_VIEW, DEED_SUBJECTS_VIEW, DEEDS_VIEW } from '../../views.js';

/** Most events that are looked at to tell of how many records a page of deeds says the same. */
const MOST_COUNTED = 2000;

const Subject = z.object({ id: z.string(), name: z.string(), brand: z.string() });
type Named = z.infer<typeof Subject>;

const Counted = z.object({ correlationId: z.string(), type: z.string() });
const Events = z.object({ id: z.string(), events: z.int() });

interface DeedOfRecord {
  readonly correlationId: string;
  readonly about: string;
  readonly events?: number | undefined;
}

const none: Pick<Found, 'documents'> = { documents: [] };

/** What the records are called that deeds are about. */
export async function namesOf(views: ReadStore, deeds: readonly DeedOfRecord[]): Promise<ReadonlyMap<string, Named>> {
  const ids = [...new Set(deeds.map(({ about }) => about))];
  if (ids.length === 0) return new Map();
  const { documents } = await views.find(DEED_SUBJECTS_VIEW, { where: [{ field: 'id', oneOf: ids }] });
  return new Map(documents.map((document) => Subject.parse(document)).map((subject) => [subject.id, subject]));
}

/** How many events each deed led to that are more than bookkeeping; looked up where that is not known. */
export async function eventCounts(views: ReadStore, deeds: readonly DeedOfRecord[]): Promise<(id: string) => number> {
  const counts = new Map(deeds.map(({ correlationId, events }) => [correlationId, events]));
  const ids = [...counts].filter(([, events]) => events === undefined).map(([id]) => id);
  const { documents } = ids.length ? await views.find(DEEDS_VIEW, { where: [{ field: 'id', oneOf: ids }] }) : none;
  for (const { id, events } of documents.map((document) => Events.parse(document))) counts.set(id, events);
  return (id) => counts.get(id) ?? 1;
}

/** How many events of a deed say the same as its first: such as several submissions that were decided at once. */
export async function samesOf(
  views: ReadStore,
  deeds: readonly DeedOfRecord[],
  eventsOf: (id: string) => number,
): Promise<(id: string, type: string) => number> {
  const several = [...new Set(deeds.map(({ correlationId }) => correlationId).filter((id) => eventsOf(id) > 1))];
  const where = [{ field: 'correlationId', oneOf: several }];
  const { documents } = several.length ? await views.find(CAUSES_VIEW, { where, limit: MOST_COUNTED }) : none;
  const keyOf = (id: string, type: string) => `${id} ${type}`;
  const counts = new Map<string, number>();
  for (const { correlationId, type } of documents.map((document) => Counted.parse(document)))
    counts.set(keyOf(correlationId, type), (counts.get(keyOf(correlationId, type)) ?? 0) + 1);
  return (id, type) => counts.get(keyOf(id, type)) ?? 1;
}
