import type { Mascot } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { Position } from '../../../../platform/event-store/event-store.js';

/** A published mascot by id, as it is shown or, with a position, as the log had told it by then. @throws DomainError not_found */
export class FindMascot extends Query<Mascot> {
  constructor(
    readonly id: number,
    readonly asOf?: Position,
  ) {
    super();
  }
}

/** A published mascot by its address in the directory. @throws DomainError not_found */
export class FindMascotBySlug extends Query<Mascot> {
  constructor(readonly slug: string) {
    super();
  }
}
