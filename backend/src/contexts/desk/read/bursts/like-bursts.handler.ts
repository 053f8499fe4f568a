import { LIKE_BURST, LIKE_BURSTS_MAX, type LikeBurst } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { takenBackLikesOfMascot } from '../../../mascots/index.js';
import { takenBackLikesOfArtwork } from '../../../studio/index.js';
import { LIKE_HOURS_VIEW, QUEUE_VIEW } from '../../views.js';
import { ItemView } from '../queue/queue.handlers.js';
import { QueueDocument, queueKey } from '../queue/queue.collection.js';
import { burstOf, type Burst } from './burst-of.js';
import { exactHour } from './exact-hour.js';
import { LikeHour } from './like-hours.collection.js';
import { ListLikeBursts, type FoundBursts } from './like-bursts.query.js';

interface Found {
  readonly burst: Burst;
  readonly item: Document;
}

/** What was taken back is asked of the log: a list that is read after a write shows it. */
@QueryHandler(ListLikeBursts)
export class ListLikeBurstsHandler implements IQueryHandler<ListLikeBursts> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly decisions: DecisionRunner,
    private readonly items: ItemView,
  ) {}

  async execute({ page: { offset, limit } }: ListLikeBursts): Promise<FoundBursts> {
    const where = [{ field: 'likes', from: LIKE_BURST.least }];
    const newest = { where, sort: { field: 'hour', direction: 'desc' }, limit: LIKE_BURSTS_MAX } as const;
    const { documents } = await this.views.find(LIKE_HOURS_VIEW, newest);
    const found = (await Promise.all(documents.map((document) => this.look(LikeHour.parse(document))))).flat();
    return { bursts: await this.shown(found.slice(offset, offset + limit)), total: found.length };
  }

  /** Nothing where an item is gone: nobody sees its likes. */
  private async look(hour: LikeHour): Promise<Found[]> {
    const { kind, itemId: id } = hour;
    const document = await this.views.get(QUEUE_VIEW, queueKey(kind, id));
    const item = document && QueueDocument.parse(document);
    if (document === undefined || item === undefined || item.isGone || item.state === 'erased') return [];
    const takenBack = await (kind === 'mascot'
      ? takenBackLikesOfMascot(this.decisions, id)
      : takenBackLikesOfArtwork(this.decisions, { series: kind, id }));
    const burst = burstOf(await exactHour(this.events, hour), { takenBack, createdAt: item.createdAt });
    return burst === undefined ? [] : [{ burst, item: document }];
  }

  private async shown(found: readonly Found[]): Promise<LikeBurst[]> {
    const items = await this.items.of(found.map(({ item }) => item));
    return found.flatMap(({ burst }, index) => {
      const subject = items[index]?.subject ?? null;
      return subject === null ? [] : [{ ...burst, subject }];
    });
  }
}
