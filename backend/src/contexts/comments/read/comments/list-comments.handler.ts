import { Comment } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FindMascot } from '../../../mascots/index.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { COMMENTS_VIEW } from '../../views.js';
import { ListComments } from './list-comments.query.js';

@QueryHandler(ListComments)
export class ListCommentsHandler implements IQueryHandler<ListComments> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly queries: QueryBus,
  ) {}

  async execute({ mascotId, request: { limit, after } }: ListComments) {
    await this.queries.execute(new FindMascot(mascotId));
    const where = [
      { field: 'mascotId', oneOf: [mascotId] },
      { field: 'shown', oneOf: [1] },
    ];
    const query = { where, limit, after };
    const { documents, total } = await this.views.find(COMMENTS_VIEW, query);
    const comments = documents.map((document) => Comment.parse(document));
    return { comments, total, next: nextAfter(query, documents) };
  }
}
