import {
  type AuditEvent,
  AuditEventPage,
  ListEventsQuery,
  type LoggedEvent,
  AuditedSubmission,
  AuditEventList,
  AUDIT_MESSAGES,
  ListPageQuery,
  NDJSON,
  ReplayQuery,
  ROUTES,
  SUBMISSION_MESSAGES,
  SubmissionReplay,
  VerifyReport,
} from '@marcel/contracts';
import type { RecordedEvent, EventStore } from '../../../platform/event-store/event-store.js';
import { collect, EVENT_STORE } from '../../../platform/event-store/event-store.js';
import { type HashedEvent, HashedLog } from '../hash-chain/hashed-log.js';
import { Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { UnknownPosition } from '../../../platform/event-store/errors.js';
import { Auditor } from '../../../platform/http/token-guard.js';
import { abortOnClientClose } from '../../../platform/http/connections.js';
import { slicePage, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, QueryParameters, Reply, RestController } from '../../../platform/openapi/decorators.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import type { SubmissionEvent } from '../../submissions/index.js';
import { submissionStream, SUBMISSIONS_VIEW, submissionsProjection } from '../../submissions/index.js';
import { verifyLog } from '../hash-chain/verify-log.js';
import { replay, type ReplayStep } from '../../../platform/history/replay.js';

const MAX_SCANNED = 10_000;

/**
 * Returns a page of the events after `from`, optionally of one type and one stream.
 * @param signal aborts when the client disconnects
 * @throws UnknownPosition, LogDamaged, EventStoreUnavailable, the signal's reason
 */
export async function readEventsPage(
  log: HashedLog,
  { from, limit, type, stream }: Pick<ListEventsQuery, 'from' | 'limit' | 'type' | 'stream'>,
  signal?: AbortSignal,
): Promise<AuditEventPage> {
  const events: AuditEvent[] = [];
  let scanned = 0;
  let last: string | undefined;
  for await (const hashed of stream === undefined ? log.read(from, signal) : log.readStream(stream, from, signal)) {
    if (events.length === limit || scanned === MAX_SCANNED) return { events, next: last ?? null };
    if (type === undefined || hashed.event.type === type) events.push(await toAuditEvent(hashed));
    scanned += 1;
    last = hashed.event.position;
  }
  return { events, next: null };
}

export async function* exportNdjson(log: HashedLog): AsyncGenerator<string> {
  for await (const hashed of log.read()) yield `${JSON.stringify(await toAuditEvent(hashed))}\n`;
}

const toAuditEvent = async ({ event, hash }: HashedEvent): Promise<AuditEvent> => ({
  ...toLoggedEvent(event),
  hash: await hash(),
});

export function toLoggedEvent({ position, stream, revision, id, type, data, metadata }: RecordedEvent): LoggedEvent {
  const { time, actor, ...rest } = metadata;
  return { position, stream, revision, id, type, time, actor, data, metadata: rest };
}

/** Rebuilds a submission from its events up to a time (inclusive), a revision, or now. @throws DomainError not_found, invalid_input */
export async function replaySubmission(
  store: Pick<EventStore, 'readStream'>,
  id: number,
  { at, revision }: ReplayQuery = {},
): Promise<Omit<SubmissionReplay, 'matchesReadModel'>> {
  if (at !== undefined && revision !== undefined)
    throw DomainError.fields([{ path: 'at', message: AUDIT_MESSAGES.oneMoment }]);
  const end = at === undefined ? Infinity : Date.parse(at);
  const view = { projection: submissionsProjection, collection: SUBMISSIONS_VIEW, stream: submissionStream(id), id };
  let last: ReplayStep<SubmissionEvent> | undefined;
  let exists = false;
  for await (const step of replay(store, view)) {
    exists = true;
    const { recorded } = step.event;
    if (recorded.revision > (revision ?? Infinity)) break;
    // Continues after the first later time, because the clocks of nodes differ.
    if (Date.parse(recorded.metadata.time) <= end) last = step;
  }
  if (last === undefined)
    throw new DomainError('not_found', exists ? AUDIT_MESSAGES.notYet : SUBMISSION_MESSAGES.notFound);
  const { revision: lastRevision, position, metadata } = last.event.recorded;
  return { submission: AuditedSubmission.parse(last.document), revision: lastRevision, position, time: metadata.time };
}

@Auditor()
@RestController('audit')
export class LogController {
  constructor(
    private readonly log: HashedLog,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
  ) {}

  @Get(ROUTES.auditEvents)
  @ApiProduces('application/json', NDJSON)
  @JsonResponse(AuditEventPage, 'AuditEventPage')
  async events(
    @QueryParameters() query: ListEventsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (request.headers.accept?.includes(NDJSON)) {
      // The stream pauses reading the log while the client does not keep up.
      await reply.type(NDJSON).send(Readable.from(exportNdjson(this.log)));
      return;
    }
    try {
      await reply.send(await readEventsPage(this.log, query, abortOnClientClose(reply)));
    } catch (error) {
      if (!(error instanceof UnknownPosition)) throw error;
      throw DomainError.fields([{ path: 'from', message: AUDIT_MESSAGES.position }]);
    }
  }

  @Get(ROUTES.auditVerify)
  @JsonResponse(VerifyReport, 'VerifyReport')
  verify(@Reply() reply: FastifyReply): Promise<VerifyReport> {
    return verifyLog(this.store, { signal: abortOnClientClose(reply) });
  }

  @Get(ROUTES.auditSubmissionEvents)
  @JsonResponse(AuditEventList, 'AuditEventList')
  async submissionEvents(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @QueryParameters() page: ListPageQuery,
    @Reply() reply: FastifyReply,
  ): Promise<AuditEvent[]> {
    const hashed = await collect(this.log.readStream(submissionStream(id)));
    if (hashed.length === 0) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const events: AuditEvent[] = [];
    for (const event of slicePage(hashed, page, reply)) events.push(await toAuditEvent(event));
    return events;
  }

  @Get(ROUTES.auditSubmission)
  @JsonResponse(SubmissionReplay, 'SubmissionReplay')
  async replay(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @QueryParameters() query: ReplayQuery,
  ): Promise<SubmissionReplay> {
    const replayed = await replaySubmission(this.store, id, query);
    if (query.at !== undefined || query.revision !== undefined) return { ...replayed, matchesReadModel: null };
    const shown = AuditedSubmission.safeParse(await this.views.get(SUBMISSIONS_VIEW, id)).data ?? null;
    return isDeepStrictEqual(shown, replayed.submission)
      ? { ...replayed, matchesReadModel: true }
      : { ...replayed, matchesReadModel: false, shown };
  }
}
