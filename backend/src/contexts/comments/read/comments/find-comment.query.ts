import type { Comment } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** A comment by its id, shown or not. @throws DomainError not_found */
export class FindComment extends Query<Comment> {
  constructor(readonly id: number) {
    super();
  }
}
