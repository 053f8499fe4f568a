import { AuditedSubmission, ReplayQuery, ROUTES, SUBMISSION_MESSAGES, SubmissionReplay } from '@marcel/contracts';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isDeepStrictEqual } from 'node:util';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { SUBMISSIONS_VIEW } from '../../../submissions/index.js';
import { replaySubmission } from './replay-submission.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class ReplayController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
  ) {}

  @Get(ROUTES.auditSubmission)
  @QueryParameters(ReplayQuery)
  @JsonResponse(SubmissionReplay, 'SubmissionReplay')
  async replay(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Query() moment: ReplayQuery,
  ): Promise<SubmissionReplay> {
    const replayed = await replaySubmission(this.store, id, moment);
    if (moment.at !== undefined || moment.revision !== undefined) return { ...replayed, matchesReadModel: null };
    const shown = await this.shown(id);
    if (isDeepStrictEqual(shown, replayed.submission)) return { ...replayed, matchesReadModel: true };
    return { ...replayed, matchesReadModel: false, shown };
  }

  private async shown(id: number): Promise<AuditedSubmission | null> {
    return AuditedSubmission.safeParse(await this.views.get(SUBMISSIONS_VIEW, id)).data ?? null;
  }
}
