import type { GenerationProgress } from '@marcel/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../../../platform/event-store/event-store.js';
import { LogFeed } from '../../../../platform/consumers/log-feed.js';
import { LOG, type Log } from '../../../../platform/observability/logging/log.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { VIEW_PROGRESS, type Progress } from '../../../../platform/read-your-writes/progress.js';
import { ARTWORK_STREAMS, artworkOf } from '../../domain/artwork-streams.js';
import { HUGS_VIEW, IMAGES_VIEW } from '../../views.js';
import { GENERATION_EVENT_TYPES, progressOf } from './progress-of.js';

/** The steps of all generations as they happen. */
@Injectable()
export class GenerationNews implements OnApplicationBootstrap, OnModuleDestroy {
  static readonly reads = {
    kind: 'live updates',
    name: 'generation-news',
    streamPrefixes: ARTWORK_STREAMS,
    eventTypes: GENERATION_EVENT_TYPES,
  } as const;

  private readonly feed: LogFeed<GenerationProgress>;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(VIEW_PROGRESS) progress: Progress,
    @Inject(LOG) log: Log,
    @Inject(READ_STORE) private readonly documents: ReadStore,
  ) {
    const filter = GenerationNews.reads;
    const views = [HUGS_VIEW, IMAGES_VIEW];
    this.feed = new LogFeed({ store, progress, log, filter, views, toNews: (event) => this.toProgress(event) });
  }

  /** Completes when the application ends. */
  get steps(): Observable<GenerationProgress> {
    return this.feed.news;
  }

  onApplicationBootstrap(): Promise<void> {
    return this.feed.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.feed.stop();
  }

  private async toProgress({ stream, type }: RecordedEvent): Promise<GenerationProgress | undefined> {
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
