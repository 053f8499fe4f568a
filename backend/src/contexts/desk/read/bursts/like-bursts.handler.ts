import { LIKE_BURST, LIKE_BURSTS_MAX, type LikeBurst } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { groupBy } from '../../../../platform/read-store/group-by.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { takenBackLikesOfMascot } from '../../../mascots/index.js';
import { takenBackLikesOfArtwork } from '../../../studio/index.js';
import { LIKE_HOURS_VIEW, QUEUE_VIEW } from '../../views.js';
import { ItemView } from '../queue/queue.handlers.js';
import { QueueDocument, queueKey } from '../queue/queue.collection.js';
import { burstsOf, type Burst } from './bursts-of.js';
import { exactHour } from './exact-hour.js';
import { HOUR_MS, LikeHour } from './like-hours.collection.js';
import { ListLikeBursts, type FoundBursts } from './like-bursts.query.js';

const WEEK_MS = 7 * 24 * HOUR_MS;

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
    const items = groupBy(await this.candidates(), ({ kind, itemId }) => queueKey(kind, itemId));
    const found = (await Promise.all([...items.values()].map((hours) => this.look(hours)))).flat();
    found.sort(({ burst: one }, { burst: other }) => other.hour.localeCompare(one.hour) || other.likes - one.likes);
    return { bursts: await this.shown(found.slice(offset, offset + limit)), total: found.length };
  }

  /**
   * Those with the most likes of the last week in which something got many, the oldest first: however many small ones there are,
   * they do not hide a large one.
   */
  private async candidates(): Promise<LikeHour[]> {
    const enough = { field: 'likes', from: LIKE_BURST.least };
    const newest = { where: [enough], sort: { field: 'hour', direction: 'desc' }, limit: 1 } as const;
    const [last] = (await this.views.find(LIKE_HOURS_VIEW, newest)).documents;
    if (last === undefined) return [];
    const ofAWeek = { field: 'hour', from: LikeHour.parse(last).hour - WEEK_MS };
    const most = {
      where: [enough, ofAWeek],
      sort: { field: 'likes', direction: 'desc' },
      limit: LIKE_BURSTS_MAX,
    } as const;
    const { documents } = await this.views.find(LIKE_HOURS_VIEW, most);
    return documents.map((document) => LikeHour.parse(document)).toSorted((one, other) => one.hour - other.hour);
  }

  /** The bursts among hours of one item. Nothing where it is gone: nobody sees its likes. */
  private async look(hours: readonly LikeHour[]): Promise<Found[]> {
    const [first] = hours;
    if (first === undefined) return [];
    const { kind, itemId: id } = first;
    const document = await this.views.get(QUEUE_VIEW, queueKey(kind, id));
    const item = document && QueueDocument.parse(document);
    if (document === undefined || item === undefined || item.isGone || item.state === 'erased') return [];
    const takenBack = await (kind === 'mascot'
      ? takenBackLikesOfMascot(this.decisions, id)
      : takenBackLikesOfArtwork(this.decisions, { series: kind, id }));
    const exact = await Promise.all(hours.map((hour) => exactHour(this.events, hour)));
    return burstsOf(exact, { takenBack, createdAt: item.createdAt }).map((burst) => ({ burst, item: document }));
  }

  private async shown(found: readonly Found[]): Promise<LikeBurst[]> {
    const items = await this.items.of(found.map(({ item }) => item));
    return found.flatMap(({ burst }, index) => {
      const subject = items[index]?.subject ?? null;
      return subject === null ? [] : [{ ...burst, subject }];
    });
  }
}
