import type { MascotImport } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { Position } from '../../../../platform/event-store/event-store.js';

/** An import as it is shown or, with a position, as the log had told it by then. @throws DomainError not_found */
export class FindImport extends Query<MascotImport> {
  constructor(
    readonly id: number,
    readonly asOf?: Position,
  ) {
    super();
  }
}
