import type { Comment, ListCommentsQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { PageOfList } from '../../../../platform/http/pages-of-lists.js';

/** A mascot's comments, newest first. @throws DomainError not_found for a mascot that is not in the directory */
export class ListComments extends Query<PageOfList & { readonly comments: Comment[] }> {
  constructor(
    readonly mascotId: number,
    readonly request: ListCommentsQuery,
  ) {
    super();
  }
}
