import { IMAGE_SEARCH_LIMITS } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import type { Consumer } from '../../../../platform/consumers/consumer.js';
import { RunsAsConsumer } from '../../../../platform/consumers/hosting.decorators.js';
import { DEFAULT_BACKOFF, persistently } from '../../../../platform/consumers/retry.js';
import {
  EVENT_STORE,
  type EventBatch,
  type EventStore,
  type Position,
} from '../../../../platform/event-store/event-store.js';
import { TenureOver, type Tenure } from '../../../../platform/leader-election/tenure.js';
import { LOG, type Log } from '../../../../platform/observability/logging/log.js';
import { IMAGE_SEARCH_STREAM } from '../../domain/image-search.events.js';
import { IMAGE_SEARCH, type ImageSearch } from '../../image-search/image-search.js';
import { MissingImages } from '../../read/image-search/missing-images.js';
import { searchMissingImages } from './search-missing-images.js';

/** Searches for all mascots without an image once an admin has begun it. One node does; what it leaves, the next one goes on with. */
@Injectable()
@RunsAsConsumer('worker')
export class ImageSearcher implements Consumer {
  static readonly reads = {
    name: 'search-missing-images',
    streamPrefixes: [IMAGE_SEARCH_STREAM],
    eventTypes: ['ImageSearchBegun'],
  };

  readonly name = ImageSearcher.reads.name;
  readonly filter = ImageSearcher.reads;
  private stopping = new AbortController();
  private tenure: Tenure | undefined;
  /** Every beginning up to here has been seen. */
  private position: Position | undefined;
  private underway: Promise<void> | undefined;
  /** Whether another search has been begun since this one was looked at. */
  private isWanted = false;

  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(IMAGE_SEARCH) private readonly provider: ImageSearch,
    @Inject(LOG) private readonly log: Log,
    private readonly decisions: DecisionRunner,
    private readonly missing: MissingImages,
  ) {}

  async start(tenure?: Tenure): Promise<void> {
    this.tenure = tenure;
    this.stopping = new AbortController();
    this.position = undefined;
  }

  /** At the beginning of a term, what is under way goes on. */
  async from(): Promise<Position | undefined> {
    this.position ??= await this.events.head();
    this.begin();
    return this.position;
  }

  async handle({ events, position }: EventBatch): Promise<number> {
    this.begin();
    this.position = position;
    return events.length;
  }

  /** Resolves once no search is under way. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.underway;
  }

  private begin(): void {
    this.isWanted = true;
    this.underway ??= this.work().finally(() => {
      this.underway = undefined;
      if (this.isWanted && !this.stopping.signal.aborted) this.begin();
    });
  }

  private async work(): Promise<void> {
    this.isWanted = false;
    const { signal } = this.stopping;
    const { decisions, missing, provider, log, name: actor } = this;
    const pause = () => sleep(IMAGE_SEARCH_LIMITS.pauseMs, undefined, { signal });
    const tools = { decisions, missing, provider, actor, pause, confirm: this.tenure?.confirm };
    try {
      await persistently(() => searchMissingImages(tools, signal), {
        signal,
        backoff: DEFAULT_BACKOFF,
        isWorthRetrying: (error) => !signal.aborted && !(error instanceof TenureOver),
        onFailure: (err, attempt) =>
          log.warn({ err, attempt }, 'The search for images was interrupted; taking it up again'),
      });
    } catch (err) {
      if (!signal.aborted) log.warn({ err }, 'The search for images is left to another node');
    }
  }
}
