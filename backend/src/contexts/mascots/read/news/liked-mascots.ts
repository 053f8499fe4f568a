import { Inject, Injectable } from '@nestjs/common';
import { RunsAsConsumer } from '../../../../platform/consumers/hosting.decorators.js';
import { NewsFeed } from '../../../../platform/consumers/news-feed.js';
import { PROGRESS, type Progress } from '../../../../platform/consumers/progress/progress.js';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../../../platform/event-store/event-store.js';
import { LIKE_STREAMS } from '../../domain/like.events.js';
import { MASCOT_STREAMS } from '../../domain/mascot.events.js';
import { DIRECTORY_VIEW } from '../../views.js';

/** The ids of mascots whose likes are others than a moment before. */
@Injectable()
@RunsAsConsumer('each-api-node')
export class LikedMascots extends NewsFeed<number> {
  static readonly reads = {
    name: 'liked-mascots',
    streamPrefixes: [LIKE_STREAMS, MASCOT_STREAMS],
    eventTypes: ['MascotLiked', 'MissedLikesCounted'],
  };

  readonly name = LikedMascots.reads.name;
  readonly filter = LikedMascots.reads;
  protected readonly views = [DIRECTORY_VIEW];

  constructor(@Inject(EVENT_STORE) events: EventStore, @Inject(PROGRESS) progress: Progress) {
    super({ events, progress });
  }

  protected toNews({ stream }: RecordedEvent): number {
    const prefix = stream.startsWith(LIKE_STREAMS) ? LIKE_STREAMS : MASCOT_STREAMS;
    return Number(stream.slice(prefix.length));
  }
}
