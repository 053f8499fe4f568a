import type { Mascot } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { Shown } from '../../../../platform/http/caching.js';

/** A published mascot by id, as it is shown or, with a position, as the log had told it by then. @throws DomainError not_found */
export class FindMascot extends Query<Mascot> {
  constructor(
    readonly id: number,
    readonly asOf?: Position,
  ) {
    super();
  }
}

/** A published mascot by its id or its address in the directory, and the version of it that is shown; or as it was at the end of a day, which is no version to change. @throws DomainError not_found */
export class ShowMascot extends Query<Shown<Mascot>> {
  constructor(
    readonly by: { readonly id: number } | { readonly slug: string },
    readonly day?: number,
  ) {
    super();
  }
}
