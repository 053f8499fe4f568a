import { ActivityFilter, ActivityPage, CSV, ListActivityQuery, NDJSON, RequestEvents, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { Auditor } from '../../../platform/http/access.js';
import { JsonResponse, QueryParameters } from '../../../platform/openapi/decorators.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { activityLines, activityTable, findActivity, requestEvents } from './find-activity.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class ActivityController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
  ) {}

  @Get(ROUTES.auditActivity)
  @QueryParameters(ListActivityQuery)
  @JsonResponse(ActivityPage, 'ActivityPage')
  list(@Query() query: ListActivityQuery): Promise<ActivityPage> {
    return findActivity(this.views, query);
  }

  @Get(ROUTES.auditActivityExport)
  @QueryParameters(ActivityFilter)
  @ApiProduces(CSV, NDJSON)
  async export(
    @Query() filter: ActivityFilter,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isTable = headers.accept?.includes(CSV) === true;
    const lines = isTable ? activityTable(this.views, filter) : activityLines(this.views, filter);
    await reply.type(isTable ? `${CSV}; charset=utf-8` : NDJSON).send(Readable.from(lines));
  }

  @Get(ROUTES.auditRequest)
  @JsonResponse(RequestEvents, 'RequestEvents')
  request(@Param('id') id: string): Promise<RequestEvents> {
    return requestEvents(this.store, this.views, id);
  }
}
