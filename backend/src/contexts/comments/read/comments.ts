import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import type { Projection } from '../../../platform/consumers/projections/projection.js';
import { isShownAfter, itemEvents, moderationStreamsOf, type ItemEvent } from '../../moderation/index.js';
import { COMMENT_STREAMS, type CommentAdded, commentEvents, toComment } from '../domain/comment.js';
import { CommentList, ListCommentsQuery, MASCOT_MESSAGES, ROUTES, Comment, COMMENT_MESSAGES } from '@marcel/contracts';
import { Get, Param, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { setPaginationHeaders, PositiveId } from '../../../platform/http/requests.js';
import { JsonResponse, QueryParameters, Reply, RestController } from '../../../platform/openapi/decorators.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { MascotReader } from '../../mascots/index.js';
import { nextAfter } from '../../../platform/read-store/cursor.js';

export const COMMENTS_VIEW = 'comments';

/** Contains every comment. Those of a deleted mascot remain, but can only be listed through their mascot. */
export const commentsProjection: Projection<CommentAdded | ItemEvent> = {
  name: COMMENTS_VIEW,
  version: 4,
  collections: [
    {
      name: COMMENTS_VIEW,
      id: 'number',
      fields: { mascotId: 'number', shown: 'number' },
      // SQLite would prefer its index, in which nearly all comments have the same value.
      withoutIndex: ['shown'],
    },
  ],
  streamPrefixes: [COMMENT_STREAMS, moderationStreamsOf('comment')],
  catalogue: { ...commentEvents, ...itemEvents },
  needsDecryption: true,
  project(event) {
    if (event.type === 'CommentAdded') {
      const { held = false, ...comment } = toComment(event);
      const document = { ...comment, shown: held ? 0 : 1 };
      return [{ kind: 'put', collection: COMMENTS_VIEW, id: comment.id, document }];
    }
    const target = { collection: COMMENTS_VIEW, id: event.data.itemId };
    if (event.type === 'ItemErased') return [{ kind: 'remove', ...target }];
    // ItemHeld and ItemHidden hide the comment; ItemRestored and ReportsDismissed show it again.
    const isShown = isShownAfter(event);
    return isShown === undefined ? [] : [{ kind: 'patch', ...target, fields: { shown: isShown ? 1 : 0 } }];
  },
};

@Injectable()
export class CommentReader {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  /** Returns a visible or hidden comment. @throws DomainError not_found */
  async find(id: number): Promise<Comment> {
    const document = await this.views.get(COMMENTS_VIEW, id);
    if (document === undefined) throw new DomainError('not_found', COMMENT_MESSAGES.notFound);
    return Comment.parse(document);
  }
}

@RestController('comments')
export class ListCommentsController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly mascots: MascotReader,
  ) {}

  @Get(ROUTES.mascotComments)
  @JsonResponse(CommentList, 'CommentList')
  async list(
    @Param('id', new PositiveId(MASCOT_MESSAGES.notFound)) mascotId: number,
    @QueryParameters() { limit, after }: ListCommentsQuery,
    @Reply() reply: FastifyReply,
  ): Promise<Comment[]> {
    await this.mascots.find(mascotId);
    const where = [
      { field: 'mascotId', oneOf: [mascotId] },
      { field: 'shown', oneOf: [1] },
    ];
    const query = { where, limit, after };
    const { documents, total } = await this.views.find(COMMENTS_VIEW, query);
    setPaginationHeaders(reply, { total, next: nextAfter(query, documents) });
    return documents.map((document) => Comment.parse(document));
  }
}
