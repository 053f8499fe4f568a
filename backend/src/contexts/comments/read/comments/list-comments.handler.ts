import { Comment } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FindMascot } from '../../../mascots/index.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { COMMENTS_VIEW } from '../../views.js';
import { ListComments } from './list-comments.query.js';

@QueryHandler(ListComments)
export class ListCommentsHandler implements IQueryHandler<ListComments> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly queries: QueryBus,
  ) {}

  async execute({ mascotId }: ListComments): Promise<Comment[]> {
    await this.queries.execute(new FindMascot(mascotId));
    const { documents } = await this.views.find(COMMENTS_VIEW, { where: [{ field: 'mascotId', oneOf: [mascotId] }] });
    return documents.map((document) => Comment.parse(document));
  }
}
