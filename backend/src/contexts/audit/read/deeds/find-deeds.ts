import type { Deed, DeedFilter, DeedPage, ListDeedsQuery } from '@marcel/contracts';
import * as z from 'zod/mini';
import { Actor } from '../../../../platform/event-store/event-metadata.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import type { Filter, Query } from '../../../../platform/read-store/query.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { CAUSES_VIEW, DEED_SUBJECTS_VIEW, DEEDS_VIEW } from '../../views.js';
import { KINDS_TOGETHER_SINCE } from './deeds.projection.js';
import { END_OF_TIME, kindAt } from './kind-at.js';

/** Most records that a search by their names leads to. */
const MOST_SUBJECTS = 200;

/** Most events that are looked at to tell of how many records a page of deeds says the same. */
const MOST_COUNTED = 2000;

const text = z.nullable(z.string());
const StoredDeed = z.object({
  id: z.string(),
  time: z.string(),
  type: z.string(),
  actorKind: Actor.shape.kind,
  actorName: text,
  about: z.string(),
  release: text,
  events: z.int(),
});
type StoredDeed = z.infer<typeof StoredDeed>;

const Subject = z.object({ id: z.string(), name: z.string(), brand: z.string() });
const Counted = z.object({ correlationId: z.string(), type: z.string() });

/** A page of what was done, the newest first. @throws DomainError invalid_input for a place that is none, ReadStoreUnavailable */
export async function findDeeds(views: ReadStore, { limit, after, ...filter }: ListDeedsQuery): Promise<DeedPage> {
  const order = await orderOf(views, filter);
  const where = await conditions(views, filter, order);
  if (where === 'nothing') return { deeds: [], total: 0, next: null };
  const query: Query = { where, sort: { field: order, direction: 'desc' }, limit, ...(after && { after }) };
  const { documents, total } = await views.find(DEEDS_VIEW, query);
  const stored = documents.map((document) => StoredDeed.parse(document));
  const [names, sameOf] = await Promise.all([namesOf(views, stored), samesOf(views, stored)]);
  return {
    deeds: stored.map((deed) => told(deed, names.get(deed.about), sameOf(deed))),
    total,
    next: nextAfter(query, documents),
  };
}

function told({ actorKind: kind, actorName, ...deed }: StoredDeed, named: Named | undefined, same: number): Deed {
  const { name = null, brand = null } = named ?? {};
  return {
    ...deed,
    name,
    brand,
    actor: { kind, ...(actorName !== null && { id: actorName }) },
    others: Math.max(0, same - 1),
  };
}

/** By time; of one kind, by the order that has that kind together. */
type Order = 'at' | 'kindAt';

async function orderOf(views: ReadStore, { type }: DeedFilter): Promise<Order> {
  if (!type) return 'at';
  const active = await views.activeVersion(DEEDS_VIEW);
  return active !== undefined && active.version >= KINDS_TOGETHER_SINCE ? 'kindAt' : 'at';
}

async function conditions(views: ReadStore, filter: DeedFilter, order: Order): Promise<Filter[] | 'nothing'> {
  const { type, by, person, release } = filter;
  const is = (field: string, value: string | undefined): Filter[] => (value ? [{ field, oneOf: [value] }] : []);
  const records = await recordsMeant(views, filter);
  if (records?.length === 0) return 'nothing';
  return [
    ...is('type', type),
    ...is('actorKind', by),
    ...is('actorName', person),
    ...is('release', release),
    ...(records ? [{ field: 'about', oneOf: records }] : []),
    ...moments(filter, order),
  ];
}

function moments({ type, since, until }: DeedFilter, order: Order): Filter[] {
  const from = since === undefined ? undefined : Date.parse(since);
  const to = until === undefined ? undefined : Date.parse(until);
  if (order === 'kindAt' && type)
    return [{ field: order, from: kindAt(type, from ?? 0), to: kindAt(type, to ?? END_OF_TIME) }];
  if (from === undefined && to === undefined) return [];
  return [{ field: 'at', ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
}

/** Which records are meant by their name, or by one of them; undefined where all are. */
async function recordsMeant(views: ReadStore, { about, search }: DeedFilter): Promise<string[] | undefined> {
  const idsOf = async (query: Query) =>
    (await views.find(DEED_SUBJECTS_VIEW, { ...query, limit: MOST_SUBJECTS })).documents.map(({ id }) => String(id));
  const mascot = /^mascot-(\d{1,15})$/.exec(about ?? '')?.[1];
  const named = search?.trim() ? await idsOf({ search: search.trim() }) : undefined;
  if (about === undefined) return named;
  const family = mascot ? await idsOf({ where: [{ field: 'mascot', oneOf: [Number(mascot)] }] }) : [];
  const meant = [...new Set([about, ...family])];
  return named ? meant.filter((record) => named.includes(record)) : meant;
}

type Named = z.infer<typeof Subject>;

async function namesOf(views: ReadStore, deeds: readonly StoredDeed[]): Promise<ReadonlyMap<string, Named>> {
  const ids = [...new Set(deeds.map(({ about }) => about))];
  if (ids.length === 0) return new Map();
  const { documents } = await views.find(DEED_SUBJECTS_VIEW, { where: [{ field: 'id', oneOf: ids }] });
  return new Map(documents.map((document) => Subject.parse(document)).map((subject) => [subject.id, subject]));
}

/** How many events of a deed say the same as its first: such as several submissions that were decided at once. */
async function samesOf(views: ReadStore, deeds: readonly StoredDeed[]): Promise<(deed: StoredDeed) => number> {
  const several = deeds.filter(({ events }) => events > 1).map(({ id }) => id);
  const counts = new Map<string, number>();
  const keyOf = (id: string, type: string) => `${id} ${type}`;
  if (several.length > 0) {
    const where = [{ field: 'correlationId', oneOf: several }];
    const { documents } = await views.find(CAUSES_VIEW, { where, limit: MOST_COUNTED });
    for (const { correlationId, type } of documents.map((document) => Counted.parse(document)))
      counts.set(keyOf(correlationId, type), (counts.get(keyOf(correlationId, type)) ?? 0) + 1);
  }
  return ({ id, type }) => counts.get(keyOf(id, type)) ?? 1;
}
