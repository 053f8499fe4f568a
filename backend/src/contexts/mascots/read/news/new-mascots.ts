import { NewMascot } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { RunsAsConsumer } from '../../../../platform/consumers/hosting.decorators.js';
import { NewsFeed } from '../../../../platform/consumers/news-feed.js';
import { PROGRESS, type Progress } from '../../../../platform/consumers/progress/progress.js';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../../../platform/event-store/event-store.js';
import { decodeEvent } from '../../../../platform/event-store/event-codec.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { mascotEvents, MASCOT_STREAMS } from '../../domain/mascot.events.js';
import { DIRECTORY_VIEW } from '../../views.js';

/** The mascots of approved submissions as they come into the directory: what is told of them is what stands there. */
@Injectable()
@RunsAsConsumer('each-api-node')
export class NewMascots extends NewsFeed<NewMascot> {
  static readonly reads = {
    name: 'new-mascots',
    streamPrefixes: [MASCOT_STREAMS],
    eventTypes: ['MascotPublished'],
  };

  readonly name = NewMascots.reads.name;
  readonly filter = NewMascots.reads;
  protected readonly views = [DIRECTORY_VIEW];

  constructor(
    @Inject(EVENT_STORE) events: EventStore,
    @Inject(PROGRESS) progress: Progress,
    @Inject(READ_STORE) private readonly documents: Pick<ReadStore, 'get'>,
  ) {
    super({ events, progress });
  }

  protected async toNews(recorded: RecordedEvent): Promise<NewMascot | undefined> {
    const { type, data } = decodeEvent(mascotEvents, recorded);
    if (type !== 'MascotPublished' || data.origin.kind !== 'submission') return undefined;
    const document = await this.documents.get(DIRECTORY_VIEW, data.mascotId);
    return NewMascot.safeParse(document).data;
  }
}
