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

/** An import brings thousands: that it does is told of it, no more. */
export const IMPORTED = 'imported';

/** Mascots as they come into the directory. Of approved submissions it is told what stands there. */
@Injectable()
@RunsAsConsumer('each-api-node')
export class NewMascots extends NewsFeed<NewMascot | typeof IMPORTED> {
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

  protected async toNews(recorded: RecordedEvent): Promise<NewMascot | typeof IMPORTED | undefined> {
    const { type, data } = decodeEvent(mascotEvents, recorded);
    if (type !== 'MascotPublished') return undefined;
    if (data.origin.kind === 'import') return IMPORTED;
    const document = await this.documents.get(DIRECTORY_VIEW, data.mascotId);
    return NewMascot.safeParse(document).data;
  }
}
