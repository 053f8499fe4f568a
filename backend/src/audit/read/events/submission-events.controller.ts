import { AuditEventList, ROUTES, SUBMISSION_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Refused } from '../../../decider/refused.js';
import { collect } from '../../../event-store/collect.js';
import { Auditor } from '../../../http/access/access.decorators.js';
import { PositiveId } from '../../../http/requests/positive-id.pipe.js';
import { Answers } from '../../../observability/openapi/answers.decorator.js';
import { submissionStream } from '../../../submissions/index.js';
import { HashedLog } from '../../ledger/hashed-log.js';
import { toAuditEvent } from './audit-event.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class SubmissionEventsController {
  constructor(private readonly log: HashedLog) {}

  @Get(ROUTES.auditSubmissionEvents)
  @Answers(AuditEventList, 'AuditEventList')
  async list(@Param('id', new PositiveId(SUBMISSION_MESSAGES.notFound)) id: number) {
    const events = await collect(this.log.readStream(submissionStream(id)));
    if (events.length === 0) throw new Refused('not_found', SUBMISSION_MESSAGES.notFound);
    return events.map(toAuditEvent);
  }
}
