import type { GenerationProgress } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { RunsAsConsumer } from '../../../../platform/consumers/hosting.decorators.js';
import { NewsFeed } from '../../../../platform/consumers/news-feed.js';
import { PROGRESS, type Progress } from '../../../../platform/consumers/progress/progress.js';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../../../platform/event-store/event-store.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { ARTWORK_STREAMS, artworkOf } from '../../domain/artwork-streams.js';
import { HUGS_VIEW, IMAGES_VIEW } from '../../views.js';
import { GENERATION_EVENT_TYPES, progressOf } from './progress-of.js';

/** The steps of all generations as they happen. */
@Injectable()
@RunsAsConsumer('each-api-node')
export class GenerationNews extends NewsFeed<GenerationProgress> {
  readonly name = 'generation-news';
  readonly filter = { streamPrefixes: ARTWORK_STREAMS, eventTypes: GENERATION_EVENT_TYPES };
  protected readonly views = [HUGS_VIEW, IMAGES_VIEW];

  constructor(
    @Inject(EVENT_STORE) events: EventStore,
    @Inject(PROGRESS) progress: Progress,
    @Inject(READ_STORE) private readonly documents: ReadStore,
  ) {
    super({ events, progress });
  }

  protected async toNews({ stream, type }: RecordedEvent): Promise<GenerationProgress | undefined> {
    const progress = progressOf(type);
    if (progress === undefined) return undefined;
    const { series, id } = artworkOf(stream);
    return { kind: series === 'image' ? 'image' : await this.kindOfHug(id), id, ...progress };
  }

  private async kindOfHug(id: number): Promise<'hug' | 'drawing'> {
    const document = await this.documents.get(HUGS_VIEW, id);
    return document?.kind === 'drawing' ? 'drawing' : 'hug';
  }
}
