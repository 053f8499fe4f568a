import { Query } from '@nestjs/cqrs';

/** Whom a comment belongs to; null for nobody. @throws DomainError not_found */
export class FindOwnerOfComment extends Query<string | null> {
  constructor(readonly id: number) {
    super();
  }
}
