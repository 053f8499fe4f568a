import { AuditedSubmission, ListPageQuery, ROUTES, SUBMISSION_MESSAGES, SubmissionHistory } from '@marcel/contracts';
import { Get, Inject, Param } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { collect, EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { toEntry } from '../../../platform/history/entry.js';
import { replay, type ReplayStep } from '../../../platform/history/replay.js';
import { Auditor } from '../../../platform/http/token-guard.js';
import { slicePage, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, QueryParameters, Reply, RestController } from '../../../platform/openapi/decorators.js';
import { submissionStream, type SubmissionEvent } from '../domain/submission.js';
import { SUBMISSIONS_VIEW } from '../views.js';
import { submissionsProjection } from './submissions.js';

@Auditor()
@RestController('submissions')
export class SubmissionHistoryController {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  @Get(ROUTES.submissionHistory)
  @JsonResponse(SubmissionHistory, 'SubmissionHistory')
  async find(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @QueryParameters() page: ListPageQuery,
    @Reply() reply: FastifyReply,
  ): Promise<SubmissionHistory> {
    const view = { projection: submissionsProjection, collection: SUBMISSIONS_VIEW, stream: submissionStream(id), id };
    const steps = await collect(replay(this.store, view));
    if (steps.length === 0) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const lastDecision = steps.findLast(({ event }) => STATUS_CHANGES.has(event.type));
    const history = steps.map((step, index) => ({
      ...toEntry(step.event, toState(steps[index - 1]), toState(step), getNotes(step.event)),
      undo: step === lastDecision && !PENDING_AGAIN.has(step.event.type) ? ('reopen' as const) : null,
    }));
    return slicePage(history, page, reply);
  }
}

const PENDING_AGAIN: ReadonlySet<SubmissionEvent['type']> = new Set(['SubmissionReopened', 'SubmissionRevised']);
const STATUS_CHANGES = new Set([...PENDING_AGAIN, 'SubmissionApproved', 'SubmissionRejected']);

const toState = (step: ReplayStep<SubmissionEvent> | undefined): AuditedSubmission | null =>
  step?.document === undefined ? null : AuditedSubmission.parse(step.document);

function getNotes({ data }: SubmissionEvent): string | null {
  if ('adminNotes' in data) return data.adminNotes;
  return 'reason' in data ? data.reason : null;
}
