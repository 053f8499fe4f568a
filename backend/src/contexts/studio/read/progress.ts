import { type GenerationProgress, type GenerationStatus, ROUTES, STUDIO_MESSAGES } from '@marcel/contracts';
import { Controller, Get, Inject, Injectable, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import type { GenerationEvent } from '../domain/artwork.events.js';
import { RunsAsConsumer } from '../../../platform/consumers/hosting.js';
import { NewsFeed } from '../../../platform/consumers/news-feed.js';
import { PROGRESS, type Progress } from '../../../platform/consumers/progress/progress.js';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../../platform/event-store/event-store.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { ARTWORK_STREAMS, artworkOf } from '../domain/artwork-streams.js';
import { ARTWORKS_VIEW } from '../views.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { EVENT_STREAM, EventStreams, serverSentEvent } from '../../../platform/http/event-streams.js';
import { Gauge } from 'prom-client';

interface StepProgress {
  readonly status: GenerationStatus;
  readonly step: string;
  /** A fraction from 0 to 1. */
  readonly progress: number;
}

const queued: StepProgress = { step: 'Waiting in the queue', progress: 0.05, status: 'pending' };

const STEPS: Readonly<Record<GenerationEvent['type'], StepProgress>> = {
  GenerationRequested: queued,
  PromptImproved: { step: 'Thinking the picture through', progress: 0.15, status: 'pending' },
  SubmissionIntended: { step: 'Mixing the colours', progress: 0.25, status: 'processing' },
  SubmissionDeclined: queued,
  GenerationStarted: { step: 'Painting', progress: 0.4, status: 'processing' },
  PictureStored: { step: 'Framing the picture', progress: 0.9, status: 'processing' },
  GenerationCompleted: { step: 'Done', progress: 1, status: 'completed' },
  GenerationFailed: { step: 'It did not work out', progress: 1, status: 'failed' },
};

const GENERATION_EVENT_TYPES = Object.keys(STEPS);

const isGenerationEvent = (type: string): type is GenerationEvent['type'] => Object.hasOwn(STEPS, type);

function progressOf(type: string): StepProgress | undefined {
  return isGenerationEvent(type) ? STEPS[type] : undefined;
}

@Injectable()
@RunsAsConsumer('each-api-node')
export class GenerationNews extends NewsFeed<GenerationProgress> {
  static readonly reads = {
    name: 'generation-news',
    streamPrefixes: ARTWORK_STREAMS,
    eventTypes: GENERATION_EVENT_TYPES,
  };

  readonly name = GenerationNews.reads.name;
  readonly filter = GenerationNews.reads;
  protected readonly views = [ARTWORKS_VIEW];

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
    return { kind: series === 'image' ? 'image' : await this.kindOfHug(stream), id, ...progress };
  }

  private async kindOfHug(stream: string): Promise<'hug' | 'drawing'> {
    const document = await this.documents.get(ARTWORKS_VIEW, stream);
    return document?.kind === 'drawing' ? 'drawing' : 'hug';
  }
}

@ApiTags('studio')
@Controller()
export class GenerationNewsController {
  private readonly viewers: EventStreams;

  constructor(
    private readonly news: GenerationNews,
    @Inject(SETTINGS) settings: Pick<Settings, 'eventStreams'>,
    metrics: Metrics,
  ) {
    this.viewers = new EventStreams(
      { name: 'studio', ...settings.eventStreams, tooMany: STUDIO_MESSAGES.tooManyViewers },
      metrics,
    );
  }

  @Get(ROUTES.studioEvents)
  @ApiOkResponse({ description: 'Server-sent events', content: { [EVENT_STREAM]: {} } })
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.viewers.send(this.news.news.pipe(map((step) => serverSentEvent(step))), reply);
  }
}

const STATES = { pending: 'waiting', processing: 'working' };

@Injectable()
export class GenerationFigures {
  constructor(@Inject(READ_STORE) views: ReadStore, { registry }: Metrics) {
    const count = async (status: string): Promise<number> => {
      const query = { where: [{ field: 'status', oneOf: [status] }], limit: 1 };
      return (await views.find(ARTWORKS_VIEW, query)).total;
    };
    new Gauge({
      name: 'generations_unfinished',
      help: 'Pictures that are still to be made: those that wait, and those that a worker has begun',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        this.reset();
        // Health checks report unavailable views; the other metrics are still wanted then.
        const counted = Object.entries(STATES).map(async ([status, state]) => ({ state, now: await count(status) }));
        for (const { state, now } of await Promise.all(counted).catch(() => [])) this.set({ state }, now);
      },
    });
  }
}
