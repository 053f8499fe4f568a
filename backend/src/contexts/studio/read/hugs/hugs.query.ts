import type { Hug, HugList, ListHugsQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';

export class ListHugs extends Query<HugList> {
  constructor(readonly request: ListHugsQuery) {
    super();
  }
}

/** A hug or drawing by id. @throws DomainError not_found */
export class FindHug extends Query<Hug> {
  constructor(readonly id: number) {
    super();
  }
}
