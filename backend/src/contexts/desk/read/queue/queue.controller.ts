import {
  ITEM_KINDS,
  ModeratedItem,
  MODERATION_MESSAGES,
  ModerationQueue,
  ModerationQueueQuery,
  ROUTES,
  type ItemKind,
} from '@marcel/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Admin } from '../../../../platform/http/access.js';
import { OneOf, PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { FindItem, ListQueue } from './queue.query.js';

@ApiTags('moderation')
@Admin()
@Controller()
export class QueueController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.moderation)
  @QueryParameters(ModerationQueueQuery)
  @JsonResponse(ModerationQueue, 'ModerationQueue')
  list(@Query() request: ModerationQueueQuery): Promise<ModerationQueue> {
    return this.queries.execute(new ListQueue(request));
  }

  @ApiParam({ name: 'kind', type: String })
  @Get(ROUTES.moderatedItem)
  @JsonResponse(ModeratedItem, 'ModeratedItem')
  find(
    @Param('kind', new OneOf(ITEM_KINDS, MODERATION_MESSAGES.kind)) kind: ItemKind,
    @Param('id', new PositiveId(MODERATION_MESSAGES.notFound)) id: number,
  ): Promise<ModeratedItem> {
    return this.queries.execute(new FindItem({ kind, id }));
  }
}
