import { ROUTES, COMMENT_MESSAGES, ItemRef, ReportRequest } from '@marcel/contracts';
import { Body, Param, Post, Req } from '@nestjs/common';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { Context, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../platform/read-your-writes/waits-for.js';
import { MascotRegistry } from '../../mascots/index.js';
import type { FastifyRequest } from 'fastify';
import { MODERATION_VIEWS, Reports } from '../../moderation/index.js';
import { COMMENTS_VIEW, CommentReader } from '../read/comments.js';

@RestController('comments')
export class ReportCommentController {
  constructor(
    private readonly reports: Reports,
    private readonly comments: CommentReader,
    private readonly mascots: MascotRegistry,
  ) {}

  @Post(ROUTES.commentReport)
  @JsonResponse(ItemRef, 'ItemRef', 202)
  @WaitsFor(COMMENTS_VIEW, ...MODERATION_VIEWS)
  async report(
    @Param('id', new PositiveId(COMMENT_MESSAGES.notFound)) id: number,
    @Body() report: ReportRequest,
    @Req() request: Pick<FastifyRequest, 'ip'>,
    @Context() context: CommandContext,
  ): Promise<WriteResult<ItemRef>> {
    const { mascotId } = await this.comments.find(id);
    await this.mascots.requirePublished(mascotId);
    return this.reports.accept({ kind: 'comment', id }, report, request, context);
  }
}
