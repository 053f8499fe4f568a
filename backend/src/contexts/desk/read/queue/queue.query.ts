import type { ItemName, ModeratedItem, ModerationQueue, ModerationQueueQuery } from '@marcel/contracts';
import { Query } from '@nestjs/cqrs';
import type { Position } from '../../../../platform/event-store/event-store.js';

export class ListQueue extends Query<ModerationQueue> {
  constructor(readonly request: ModerationQueueQuery) {
    super();
  }
}

/** As it is shown or, with a position, as the log had told it by then. @throws DomainError not_found */
export class FindItem extends Query<ModeratedItem> {
  constructor(
    readonly item: ItemName,
    readonly asOf?: Position,
  ) {
    super();
  }
}
