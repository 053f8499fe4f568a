import type { DeedFilter, DeedPage, ListDeedsQuery } from '@marcel/contracts';
import * as z from 'zod/mini';
import { Actor } from '../../../../platform/event-store/event-metadata.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import type { Filter, Query } from '../../../../platform/read-store/query.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { historicalNames } from '../../../mascots/index.js';
import { DEED_RECORDS_VIEW, DEED_SUBJECTS_VIEW, DEEDS_VIEW } from '../../views.js';
import { eventCounts, namesOf, samesOf } from './told-with-deeds.js';
import { KINDS_TOGETHER_SINCE, RECORDS_APART_SINCE } from './deeds.projection.js';
import { END_OF_TIME, kindAt } from './kind-at.js';

/** Most records that a search by their names leads to. */
const MOST_SUBJECTS = 200;

const text = z.nullable(z.string());
const StoredDeed = z.object({
  id: z.string(),
  correlationId: z.string(),
  time: z.string(),
  type: z.string(),
  actorKind: Actor.shape.kind,
  actorName: text,
  about: z.string(),
  release: text,
  /** Of a deed; of a record it is looked up. */
  events: z.optional(z.int()),
});

/** A page of what was done, the newest first. @throws DomainError invalid_input for a place that is none, ReadStoreUnavailable */
export async function findDeeds(views: ReadStore, { limit, after, ...filter }: ListDeedsQuery): Promise<DeedPage> {
  const records = await recordsMeant(views, filter);
  if (records?.length === 0) return { deeds: [], total: 0, next: null };
  const { collection, order } = await placeOf(views, filter, records);
  const where = conditions(filter, order, records);
  const query: Query = { where, sort: { field: order, direction: 'desc' }, limit, ...(after && { after }) };
  const { documents, total } = await views.find(collection, query);
  const stored = documents.map((document) => StoredDeed.parse(document));
  const subjects = stored.map(({ about }) => about);
  const [names, thenCalled, eventsOf] = await Promise.all([
    namesOf(views, stored),
    historicalNames(views, subjects),
    eventCounts(views, stored),
  ]);
  const sameOf = await samesOf(views, stored, eventsOf);
  const deeds = stored.map(({ correlationId: id, actorKind: kind, actorName, ...deed }) => {
    const { name = null, brand = null } = thenCalled(deed.about, deed.time) ?? names.get(deed.about) ?? {};
    const actor = { kind, ...(actorName !== null && { id: actorName }) };
    return { ...deed, id, name, brand, actor, events: eventsOf(id), others: Math.max(0, sameOf(id, deed.type) - 1) };
  });
  return { deeds, total, next: nextAfter(query, documents) };
}

/** By time; of one kind, by the order that has that kind together. */
type Order = 'at' | 'kindAt';

interface Place {
  readonly collection: string;
  readonly order: Order;
}

/** Where to look: each deed by its first record, or what it did with each of several; a build of a release before may not have it. */
async function placeOf(views: ReadStore, { type }: DeedFilter, records?: readonly string[]): Promise<Place> {
  const inDeeds: Place = { collection: DEEDS_VIEW, order: 'at' };
  if (!records && !type) return inDeeds;
  const { version = 0 } = (await views.activeVersion(DEEDS_VIEW)) ?? {};
  if (records) return version >= RECORDS_APART_SINCE ? { ...inDeeds, collection: DEED_RECORDS_VIEW } : inDeeds;
  return version >= KINDS_TOGETHER_SINCE ? { ...inDeeds, order: 'kindAt' } : inDeeds;
}

function conditions(filter: DeedFilter, order: Order, records: readonly string[] | undefined): Filter[] {
  const { type, by, person, release } = filter;
  const is = (field: string, value: string | undefined): Filter[] => (value ? [{ field, oneOf: [value] }] : []);
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
