import { AuditEventList, ROUTES, type AuditEvent, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { submissionStream } from '../../../submissions/index.js';
import { HashedLog } from '../../ledger/hashed-log.js';
import { toAuditEvent } from './audit-event.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class SubmissionEventsController {
  constructor(private readonly log: HashedLog) {}

  @Get(ROUTES.auditSubmissionEvents)
  @JsonResponse(AuditEventList, 'AuditEventList')
  async list(@Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number) {
    const hashes = this.log.hashes();
    const events: AuditEvent[] = [];
    for await (const event of this.log.readStream(submissionStream(id)))
      events.push(toAuditEvent({ event, hash: await hashes.at(event.position) }));
    if (events.length === 0) throw new DomainError('not_found', SUBMISSION_MESSAGES.notFound);
    return events;
  }
}
