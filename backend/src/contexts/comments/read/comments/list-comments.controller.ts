import { CommentList, ListCommentsQuery, MASCOT_MESSAGES, ROUTES, type Comment } from '@marcel/contracts';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { tellPage } from '../../../../platform/http/pages-of-lists.js';
import { PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/json-response.decorator.js';
import { QueryParameters } from '../../../../platform/openapi/request.decorators.js';
import { ListComments } from './list-comments.query.js';

@ApiTags('comments')
@Controller()
export class ListCommentsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(ROUTES.mascotComments)
  @JsonResponse(CommentList, 'CommentList')
  @QueryParameters(ListCommentsQuery)
  async list(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) mascotId: number,
    @Query() request: ListCommentsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Comment[]> {
    const { comments, ...page } = await this.queries.execute(new ListComments(mascotId, request));
    tellPage(reply, page);
    return comments;
  }
}
