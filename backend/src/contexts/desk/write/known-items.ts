import { MODERATION_MESSAGES, type ItemName } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { streamOfRecord } from '../record-streams.js';
import { FindItem } from '../read/queue/queue.js';

@Injectable()
export class KnownItems {
  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly queries: QueryBus,
  ) {}

  /** @throws DomainError not_found */
  async require(item: ItemName): Promise<void> {
    const { kind, id } = item;
    if (kind === 'comment') {
      await this.queries.execute(new FindItem(item));
      return;
    }
    for await (const _ of this.events.readStream(streamOfRecord(kind, id), { limit: 1 })) return;
    throw new DomainError('not_found', MODERATION_MESSAGES.notFound);
  }
}
