import { AUDIT_MESSAGES, AuditEventPage, ListEventsQuery, NDJSON, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Refused } from '../../../decider/refused.js';
import { UnknownPosition } from '../../../event-store/errors.js';
import { Auditor } from '../../../http/access/access.decorators.js';
import { Answers } from '../../../observability/openapi/answers.decorator.js';
import { TakesQuery } from '../../../observability/openapi/takes.decorators.js';
import { HashedLog } from '../../ledger/hashed-log.js';
import { eventsPage } from './events-page.js';
import { exportLines } from './export-lines.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class EventsController {
  constructor(private readonly log: HashedLog) {}

  @Get(ROUTES.auditEvents)
  @TakesQuery(ListEventsQuery)
  @ApiProduces('application/json', NDJSON)
  @Answers(AuditEventPage, 'AuditEventPage')
  async list(
    @Query() query: ListEventsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (request.headers.accept?.includes(NDJSON)) {
      // A stream of objects holds back the reading of the log when the client does not keep up.
      await reply.type(NDJSON).send(Readable.from(exportLines(this.log)));
      return;
    }
    try {
      await reply.send(await eventsPage(this.log, query));
    } catch (error) {
      if (!(error instanceof UnknownPosition)) throw error;
      throw Refused.fields([{ path: 'from', message: AUDIT_MESSAGES.position }]);
    }
  }
}
