import { type AdminChange, ITEM_KINDS, ROUTES } from '@marcel/contracts';
import { Get, Inject, Injectable, Res } from '@nestjs/common';
import * as z from 'zod/mini';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import { RunsAsConsumer } from '../../../platform/consumers/consumer.js';
import { LiveUpdates } from '../../../platform/consumers/live-updates.js';
import { PROGRESS, type Progress } from '../../../platform/read-your-writes/progress.js';
import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { DIRECTORY_VIEW, MASCOT_STREAMS } from '../../mascots/index.js';
import { moderationStreamsOf } from '../../moderation/index.js';
import { REVIEW_CLAIM_STREAM, SUBMISSION_STREAMS, SUBMISSIONS_VIEW } from '../../submissions/index.js';
import { QUEUE_VIEW } from '../views.js';
import { Admin } from '../../../platform/http/token-guard.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { SendsEvents, ServerSentEvents, formatServerSentEvent } from '../../../platform/http/server-sent-events.js';
import { RestController } from '../../../platform/openapi/decorators.js';

const SUBJECTS = [
  { prefix: SUBMISSION_STREAMS, subject: { kind: 'submission' } },
  { prefix: REVIEW_CLAIM_STREAM, subject: { kind: 'submission' } },
  { prefix: MASCOT_STREAMS, subject: { kind: 'mascot' } },
  ...ITEM_KINDS.map(
    (itemKind) => ({ prefix: moderationStreamsOf(itemKind), subject: { kind: 'item', itemKind } }) as const,
  ),
] as const;

const Claim = z.object({ submissionId: z.int() });

@Injectable()
@RunsAsConsumer('each-api-node')
export class AdminChangeUpdates extends LiveUpdates<AdminChange> {
  static readonly subscription = { name: 'admin-changes', streamPrefixes: SUBJECTS.map(({ prefix }) => prefix) };

  constructor(@Inject(PROGRESS) progress: Progress) {
    super(progress, AdminChangeUpdates.subscription, [SUBMISSIONS_VIEW, DIRECTORY_VIEW, QUEUE_VIEW]);
  }

  protected toUpdate({ stream, type, data, metadata }: RecordedEvent): AdminChange {
    const subject = SUBJECTS.find(({ prefix }) => stream.startsWith(prefix));
    if (subject === undefined) throw new Error(`${stream} is not followed by the admin panel`);
    const { time, actor, correlationId } = metadata;
    return {
      ...subject.subject,
      id: stream === REVIEW_CLAIM_STREAM ? Claim.parse(data).submissionId : Number(stream.slice(subject.prefix.length)),
      type,
      time,
      actor: actor.kind,
      correlationId,
    };
  }
}

@Admin()
@RestController('admin')
export class AdminChangeController {
  private readonly admins: ServerSentEvents;

  constructor(
    private readonly live: AdminChangeUpdates,
    @Inject(SETTINGS) settings: Pick<Settings, 'eventStreams'>,
    metrics: Metrics,
  ) {
    this.admins = new ServerSentEvents({ name: 'desk', ...settings.eventStreams }, metrics);
  }

  @Get(ROUTES.adminEvents)
  @SendsEvents()
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.admins.send(this.live.updates.pipe(map((change) => formatServerSentEvent(change, 'change'))), reply);
  }
}
