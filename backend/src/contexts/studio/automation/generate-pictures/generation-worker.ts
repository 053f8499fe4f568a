import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pRetry from 'p-retry';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { ARTWORK_STREAMS } from '../../domain/artwork-streams.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { type Consumer, RunsAsConsumer } from '../../../../platform/consumers/consumer.js';
import { PROGRESS, type Progress } from '../../../../platform/read-your-writes/progress.js';
import { retryForeverOptions } from '../../../../platform/scheduling/retry.js';
import type { EventBatch, EventStore, Position } from '../../../../platform/event-store/event-store.js';
import { EVENT_STORE } from '../../../../platform/event-store/event-store.js';
import type { HeldLease } from '../../../../platform/leader-election/leader-election.js';
import { LOG, type Log } from '../../../../platform/observability/logging/log.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { PROMPT_IMPROVER, type PromptImprover } from '../../prompt-improver/prompt-improver.js';
import { PictureProviders } from '../../providers/picture-provider.js';
import { GenerationRun } from './generation-run.js';
import { GeneratedPictureStore } from './generated-picture-store.js';
import { RunQueue } from './run-queue.js';
import { GenerationGroups } from './generation-groups.js';
import { ARTWORKS_VIEW } from '../../read/artworks.js';

const UNFINISHED = [{ field: 'status', oneOf: ['pending', 'processing'] }];

async function unfinishedStreams(views: ReadStore): Promise<string[]> {
  const sort = { field: 'createdAt', direction: 'asc' } as const;
  const { documents } = await views.find(ARTWORKS_VIEW, { where: UNFINISHED, sort });
  return documents.map(({ id }) => String(id));
}

/** Interval between checks for an abort while waiting for the views, in milliseconds. */
const VIEW_POLL_MS = 1000;

/** Interval between searches for abandoned generations, in milliseconds. */
const SWEEP_MS = 5 * 60 * 1000;

@Injectable()
@RunsAsConsumer('worker')
export class GenerationWorker implements Consumer, OnApplicationShutdown {
  static readonly subscription = {
    name: 'generate-pictures',
    streamPrefixes: ARTWORK_STREAMS,
    eventTypes: ['GenerationRequested'],
  };

  readonly name = GenerationWorker.subscription.name;
  readonly filter = GenerationWorker.subscription;
  private stopping = new AbortController();
  private queue: RunQueue | undefined;
  private sweeping: NodeJS.Timeout | undefined;
  private lease: HeldLease | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'generation'>,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(PROGRESS) private readonly progress: Progress,
    @Inject(LOG) private readonly log: Log,
    @Inject(PROMPT_IMPROVER) private readonly improver: PromptImprover,
    private readonly decisions: DecisionRunner,
    private readonly providers: PictureProviders,
    private readonly pictureStore: GeneratedPictureStore,
    private readonly groups: GenerationGroups,
    private readonly personalData: PersonalData,
  ) {}

  async start(lease?: HeldLease): Promise<void> {
    this.lease = lease;
    this.stopping = new AbortController();
    this.queue = new RunQueue((stream) => this.work(stream), this.settings.generation.concurrency);
    this.sweeping = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  /** Queues generations that were requested before this start. */
  async startAt(head: Position, signal: AbortSignal): Promise<void> {
    while ((await this.progress.waitFor(head, [ARTWORKS_VIEW], VIEW_POLL_MS)) === 'late') signal.throwIfAborted();
    await this.addUnfinished();
  }

  async handle({ events }: EventBatch): Promise<void> {
    for (const event of events) this.queue?.add(event.stream, await this.groups.findGroup(event));
  }

  async sweep(): Promise<void> {
    try {
      await this.addUnfinished();
    } catch (err) {
      this.log.warn({ err }, 'Finding unfinished generations failed');
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.sweeping);
    this.stopping.abort();
    await this.queue?.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
    await this.providers.close();
  }

  private async addUnfinished(): Promise<void> {
    for (const stream of await unfinishedStreams(this.views))
      for await (const event of this.events.readStream(stream, { direction: 'backwards' }))
        if (GenerationWorker.subscription.eventTypes.includes(event.type)) {
          this.queue?.add(stream, await this.groups.findGroup(event));
          break;
        }
  }

  private async work(stream: string): Promise<void> {
    const { events, decisions, providers, improver, pictureStore, personalData, log } = this;
    const { signal } = this.stopping;
    const confirm = this.lease?.confirm;
    const tools = { events, decisions, providers, improver, pictureStore, personalData, confirm };
    const run = new GenerationRun(tools, stream, signal);
    try {
      await pRetry(() => run.runToEnd(), {
        ...retryForeverOptions(),
        signal,
        onFailedAttempt: ({ error, attemptNumber: attempt }) =>
          log.warn({ stream, attempt, err: error }, 'A generation was interrupted; retrying'),
      });
    } catch (error) {
      if (!signal.aborted) log.error({ stream, err: error }, 'A generation cannot continue');
    }
  }
}
