import { EventCauses, EventPlaceQuery, ROUTES } from '@marcel/contracts';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { Auditor } from '../../../../platform/http/access/access.decorators.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { eventCauses } from './event-causes.js';

@ApiTags('audit')
@Auditor()
@Controller()
export class CausesController {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
  ) {}

  @Get(ROUTES.auditEventCauses)
  @JsonResponse(EventCauses, 'EventCauses')
  @QueryParameters(EventPlaceQuery)
  find(@Param('id') id: string, @Query() place: EventPlaceQuery): Promise<EventCauses> {
    return eventCauses(this.store, this.views, { id, ...place });
  }
}
