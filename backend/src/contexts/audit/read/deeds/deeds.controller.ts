import { CSV, DeedEvents, DeedFilter, DeedPage, ListDeedsQuery, NDJSON, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { deedEvents } from './deed-events.js';
import { deedLines, deedTable } from './export-deeds.js';
import { findDeeds } from './find-deeds.js';

/** What people did, and what came of it. */
@ApiTags('audit')
@Auditor()
@Controller()
export class DeedsController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
  ) {}

  @Get(ROUTES.auditDeeds)
  @QueryParameters(ListDeedsQuery)
  @JsonResponse(DeedPage, 'DeedPage')
  list(@Query() query: ListDeedsQuery): Promise<DeedPage> {
    return findDeeds(this.views, query);
  }

  @Get(ROUTES.auditDeedsExport)
  @QueryParameters(DeedFilter)
  @ApiProduces(CSV, NDJSON)
  async export(
    @Query() filter: DeedFilter,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isTable = headers.accept?.includes(CSV) === true;
    const lines = isTable ? deedTable(this.views, filter) : deedLines(this.views, filter);
    await reply.type(isTable ? `${CSV}; charset=utf-8` : NDJSON).send(Readable.from(lines));
  }

  @Get(ROUTES.auditDeed)
  @JsonResponse(DeedEvents, 'DeedEvents')
  events(@Param('id') id: string): Promise<DeedEvents> {
    return deedEvents(this.store, this.views, id);
  }
}
