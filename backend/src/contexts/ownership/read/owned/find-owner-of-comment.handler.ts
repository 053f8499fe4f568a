import { COMMENT_MESSAGES } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { OWNED_VIEW } from '../../views.js';
import { FindOwnerOfComment } from './find-owner-of-comment.query.js';
import { OwnedDocument, ownedKey } from './owned.collection.js';

@QueryHandler(FindOwnerOfComment)
export class FindOwnerOfCommentHandler implements IQueryHandler<FindOwnerOfComment> {
  constructor(@Inject(READ_STORE) private readonly views: ReadStore) {}

  async execute({ id }: FindOwnerOfComment): Promise<string | null> {
    const document = await this.views.get(OWNED_VIEW, ownedKey('comment', id));
    if (document === undefined) throw new DomainError('not_found', COMMENT_MESSAGES.notFound);
    return OwnedDocument.parse(document).owner;
  }
}
