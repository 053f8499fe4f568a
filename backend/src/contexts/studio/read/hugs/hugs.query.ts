import type { Hug, HugList, ListHugsQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { Position } from '../../../../platform/event-store/event-store.js';

export class ListHugs extends Query<HugList> {
  constructor(readonly request: ListHugsQuery) {
    super();
  }
}

/** A hug or drawing by id, as it is shown or, with a position, as the log had told it by then. @throws DomainError not_found */
export class FindHug extends Query<Hug> {
  constructor(
    readonly id: number,
    readonly asOf?: Position,
  ) {
    super();
  }
}
