import * as z from 'zod/mini';
import {
  ACTIVITY_PAGE,
  AUDIT_MESSAGES,
  CSV,
  NDJSON,
  REQUEST_EVENTS_MAX,
  ROUTES,
  type Activity,
  ActivityFilter,
  ActivityPage,
  ListActivityQuery,
  RequestEvents,
} from '@marcel/contracts';
import { Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Auditor } from '../../../platform/http/token-guard.js';
import { JsonResponse, QueryParameters, RestController } from '../../../platform/openapi/decorators.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { collect, EVENT_STORE, type EventStore, Actor } from '../../../platform/event-store/event-store.js';
import { csvHeader, csvRow } from '../../../platform/http/csv-row.js';
import { nextAfter } from '../../../platform/read-store/cursor.js';
import type { Filter, Query as ViewQuery, ReadStore } from '../../../platform/read-store/read-store.js';
import { READ_STORE } from '../../../platform/read-store/read-store.js';
import { loadHistoricalNames } from '../../mascots/index.js';
import { toLoggedEvent } from '../log/log.controller.js';
import { ACTIVITY_NAMES_VIEW, ACTIVITY_VIEW } from './activity.projection.js';

const MAX_RECORDS = 200;

const text = z.nullable(z.string());
const StoredActivity = z.object({
  eventId: z.string(),
  correlationId: z.string(),
  time: z.string(),
  type: z.string(),
  actorKind: Actor.shape.kind,
  actorName: text,
  about: z.string(),
  release: text,
});
const EventLocation = z.object({ stream: z.string(), revision: z.int() });
const StoredName = z.object({ id: z.string(), name: z.string(), brand: z.string() });

/** Returns a page of activities, newest first. @throws DomainError invalid_input for a cursor of another list, ReadStoreUnavailable */
async function findActivity(views: ReadStore, { limit, after, ...filter }: ListActivityQuery): Promise<ActivityPage> {
  const records = await findRecordIds(views, filter);
  if (records?.length === 0) return { activities: [], total: 0, next: null };
  const where = toConditions(filter, records);
  const query: ViewQuery = { where, sort: { field: 'at', direction: 'desc' }, limit, ...(after && { after }) };
  const { documents, total } = await views.find(ACTIVITY_VIEW, query);
  const stored = documents.map((document) => StoredActivity.parse(document));
  const findName = await loadNames(views, [...new Set(stored.map(({ about }) => about))]);
  const activities = stored.map(({ eventId: id, actorKind: kind, actorName, ...activity }): Activity => {
    const { name = null, brand = null } = findName(activity.about, activity.time) ?? {};
    return { id, ...activity, name, brand, actor: { kind, ...(actorName !== null && { id: actorName }) } };
  });
  return { activities, total, next: nextAfter(query, documents) };
}

/** Returns the listed events of one request, including those of the automations that it triggered. @throws DomainError not_found */
async function findRequestEvents(store: EventStore, views: ReadStore, id: string): Promise<RequestEvents> {
  const where = [{ field: 'correlationId', oneOf: [id] }];
  const { documents, total } = await views.find(ACTIVITY_VIEW, { where, limit: REQUEST_EVENTS_MAX });
  if (total === 0) throw new DomainError('not_found', AUDIT_MESSAGES.unknownRequest);
  const pages = await Promise.all(
    documents.map((document) => {
      const { stream, revision } = EventLocation.parse(document);
      return collect(store.readStream(stream, { from: revision, limit: 1 }));
    }),
  );
  const events = pages.flat().sort((one, other) => (one.position < other.position ? -1 : 1));
  return { events: events.map(toLoggedEvent), more: total > documents.length };
}

async function* exportNdjson(views: ReadStore, filter: ActivityFilter): AsyncGenerator<string> {
  for await (const activity of iterateActivity(views, filter)) yield `${JSON.stringify(activity)}\n`;
}

const CSV_COLUMNS = [
  'time',
  'actor',
  'person',
  'type',
  'about',
  'name',
  'brand',
  'release',
  'correlationId',
  'id',
] as const;

/** Yields all activities that match a filter, as CSV with a header (RFC 4180). */
async function* exportCsv(views: ReadStore, filter: ActivityFilter): AsyncGenerator<string> {
  yield csvHeader(CSV_COLUMNS);
  for await (const { actor, ...activity } of iterateActivity(views, filter)) {
    const row = { ...activity, actor: actor.kind, person: actor.id ?? null };
    yield csvRow(CSV_COLUMNS.map((column) => row[column]));
  }
}

async function* iterateActivity(views: ReadStore, filter: ActivityFilter): AsyncGenerator<Activity> {
  let after: string | undefined;
  do {
    const page = await findActivity(views, { ...filter, limit: ACTIVITY_PAGE.limitMax, ...(after && { after }) });
    yield* page.activities;
    after = page.next ?? undefined;
  } while (after !== undefined);
}

function toConditions(filter: ActivityFilter, records: readonly string[] | undefined): Filter[] {
  const { type, by, person, release, since, until } = filter;
  const equals = (field: string, value: string | undefined): Filter[] => (value ? [{ field, oneOf: [value] }] : []);
  const from = since === undefined ? {} : { from: Date.parse(since) };
  const to = until === undefined ? {} : { to: Date.parse(until) };
  return [
    ...equals('type', type),
    ...equals('actorKind', by),
    ...equals('actorName', person),
    ...equals('release', release),
    ...(records === undefined && type === undefined && by !== 'system' ? [{ field: 'direct', oneOf: [1] }] : []),
    ...(records ? [{ field: 'about', oneOf: records }] : []),
    ...(since === undefined && until === undefined ? [] : [{ field: 'at', ...from, ...to }]),
  ];
}

async function findRecordIds(views: ReadStore, { about, search }: ActivityFilter): Promise<string[] | undefined> {
  const findIds = async (query: ViewQuery) =>
    (await views.find(ACTIVITY_NAMES_VIEW, { ...query, limit: MAX_RECORDS })).documents.map(({ id }) => String(id));
  const mascot = /^mascot-(\d{1,15})$/.exec(about ?? '')?.[1];
  const ids = search?.trim() ? await findIds({ search }) : undefined;
  if (about === undefined) return ids;
  const submissions = mascot ? await findIds({ where: [{ field: 'mascot', oneOf: [Number(mascot)] }] }) : [];
  const records = [...new Set([about, ...submissions])];
  return ids ? records.filter((record) => ids.includes(record)) : records;
}

async function loadNames(views: ReadStore, records: readonly string[]) {
  const findHistoricalName = await loadHistoricalNames(views, records);
  const where = [{ field: 'id', oneOf: records }];
  const { documents } = records.length === 0 ? { documents: [] } : await views.find(ACTIVITY_NAMES_VIEW, { where });
  const names = new Map(documents.map((document) => [document.id, StoredName.parse(document)]));
  return (record: string, time: string) => findHistoricalName(record, time) ?? names.get(record);
}

@Auditor()
@RestController('audit')
export class ActivityController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
  ) {}

  @Get(ROUTES.auditActivity)
  @JsonResponse(ActivityPage, 'ActivityPage')
  list(@QueryParameters() query: ListActivityQuery): Promise<ActivityPage> {
    return findActivity(this.views, query);
  }

  @Get(ROUTES.auditActivityExport)
  @ApiProduces(CSV, NDJSON)
  async export(
    @QueryParameters() filter: ActivityFilter,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isTable = headers.accept?.includes(CSV) === true;
    const lines = isTable ? exportCsv(this.views, filter) : exportNdjson(this.views, filter);
    await reply.type(isTable ? `${CSV}; charset=utf-8` : NDJSON).send(Readable.from(lines));
  }

  @Get(ROUTES.auditRequest)
  @JsonResponse(RequestEvents, 'RequestEvents')
  request(@Param('id') id: string): Promise<RequestEvents> {
    return findRequestEvents(this.store, this.views, id);
  }
}
