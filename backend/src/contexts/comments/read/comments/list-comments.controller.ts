import { CommentList, MASCOT_MESSAGES, ROUTES, type Comment } from '@marcel/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { PositiveId } from '../../../../platform/http/requests/positive-id.pipe.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { ListComments } from './list-comments.query.js';

@ApiTags('comments')
@Controller()
export class ListCommentsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.mascotComments)
  @JsonResponse(CommentList, 'CommentList')
  list(@Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) mascotId: number): Promise<Comment[]> {
    return this.queries.execute(new ListComments(mascotId));
  }
}
