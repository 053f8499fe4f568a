import { AUDIT_MESSAGES, AuditEventPage, ListEventsQuery, NDJSON, ROUTES } from '@marcel/contracts';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { UnknownPosition } from '../../../../platform/event-store/errors.js';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { clientGone } from '../../../../platform/http/requests/client-gone.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { HashedLog } from '../../ledger/hashed-log.js';
import { eventsPage } from './events-page.js';
import { exportLines } from './export-lines.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class EventsController {
  constructor(private readonly log: HashedLog) {}

  @Get(ROUTES.auditEvents)
  @QueryParameters(ListEventsQuery)
  @ApiProduces('application/json', NDJSON)
  @JsonResponse(AuditEventPage, 'AuditEventPage')
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
      await reply.send(await eventsPage(this.log, query, clientGone(reply)));
    } catch (error) {
      if (!(error instanceof UnknownPosition)) throw error;
      throw DomainError.fields([{ path: 'from', message: AUDIT_MESSAGES.position }]);
    }
  }
}
