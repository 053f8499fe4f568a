import type { Comment } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

/** A mascot's comments, newest first. @throws DomainError not_found for a mascot that is not in the directory */
export class ListComments extends Query<Comment[]> {
  constructor(readonly mascotId: number) {
    super();
  }
}
