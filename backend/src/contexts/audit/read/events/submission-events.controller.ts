import { AuditEventList, ListPageQuery, ROUTES, type AuditEvent, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { pageOf } from '../../../../platform/http/requests/page-of.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { collect } from '../../../../platform/event-store/collect.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { submissionStream } from '../../../submissions/index.js';
import { HashedLog } from '../../ledger/hashed-log.js';
import { toAuditEvent } from './audit-event.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class SubmissionEventsController {
  constructor(private readonly log: HashedLog) {}

  @Get(ROUTES.auditSubmissionEvents)
  @QueryParameters(ListPageQuery)
  @JsonResponse(AuditEventList, 'AuditEventList')
  async list(
    @Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number,
    @Query() page: ListPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEvent[]> {
    const recorded = await collect(this.log.readStream(submissionStream(id)));
    if (recorded.length === 0) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    const hashes = this.log.hashes();
    const events: AuditEvent[] = [];
    for (const event of pageOf(recorded, page, reply))
      events.push(toAuditEvent({ event, hash: await hashes.at(event.position) }));
    return events;
  }
}
