import { Comment, COMMENT_MESSAGES } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { COMMENTS_VIEW } from '../../views.js';
import { FindComment } from './find-comment.query.js';

@QueryHandler(FindComment)
export class FindCommentHandler implements IQueryHandler<FindComment> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ id }: FindComment): Promise<Comment> {
    const document = await this.views.get(COMMENTS_VIEW, id);
    if (document === undefined) throw new DomainError('not_found', COMMENT_MESSAGES.notFound);
    return Comment.parse(document);
  }
}
