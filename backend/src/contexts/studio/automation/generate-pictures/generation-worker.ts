import pRetry from 'p-retry';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { Log } from '../../../../platform/observability/logging/log.js';
import { DEFAULT_BACKOFF, persistently, type Backoff } from '../../../../platform/consumers/projections/persistence.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import type { Progress } from '../../../../platform/read-your-writes/progress.js';
import { ARTWORK_STREAMS } from '../../domain/artwork-streams.js';
import { HUGS_VIEW, IMAGES_VIEW } from '../../views.js';
import { GenerationRun, type GenerationTools } from './generation-run.js';
import { RunQueue } from './run-queue.js';
import { unfinishedStreams } from './unfinished.js';

export interface WorkerOptions {
  readonly tools: GenerationTools;
  readonly views: ReadStore;
  readonly progress: Progress;
  readonly log: Log;
  readonly atOnce: number;
  /** Pauses between attempts while a store is unavailable. */
  readonly backoff?: Backoff;
}

/** How long the views are waited for before it is asked whether to stop, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Makes the pictures that are asked for: at the start those that were left unfinished, then every new one as the log tells
 * of it. One at a time may work on a log.
 */
export class GenerationWorker {
  static readonly reads = {
    kind: 'worker',
    name: 'generate-pictures',
    streamPrefixes: ARTWORK_STREAMS,
    eventTypes: ['GenerationRequested'],
  } as const;

  private readonly stopping = new AbortController();
  private readonly queue: RunQueue;
  private following: Promise<void> = Promise.resolve();
  /** Every request up to here is in the queue. */
  private position: Position | undefined;

  constructor(private readonly options: WorkerOptions) {
    this.queue = new RunQueue((stream) => this.work(stream), options.atOnce);
  }

  async start(): Promise<void> {
    this.following = this.follow();
  }

  /** Resolves once nothing is under way; what is unfinished goes on at the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.queue.stop();
    await this.following;
  }

  private async follow(): Promise<void> {
    try {
      const start = await this.patiently(() => this.options.tools.events.head());
      await this.patiently(() => this.resume(start));
      this.position = start;
      await this.patiently(() => this.takeRequests());
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      this.options.log.error({ err: error }, 'Stopped: no pictures are made any more');
    }
  }

  /** What was asked for up to a position is in the views once they have come to it. */
  private async resume(position: Position | undefined): Promise<void> {
    if (position === undefined) return;
    const { progress, views } = this.options;
    while ((await progress.waitFor(position, [HUGS_VIEW, IMAGES_VIEW], PATIENCE_MS)) === 'late')
      this.stopping.signal.throwIfAborted();
    for (const stream of await unfinishedStreams(views)) this.queue.add(stream);
  }

  private async takeRequests(): Promise<void> {
    const subscription = { from: this.position, filter: GenerationWorker.reads, signal: this.stopping.signal };
    for await (const { events, position } of this.options.tools.events.subscribe(subscription)) {
      for (const { stream } of events) this.queue.add(stream);
      this.position = position;
    }
  }

  /** When the log is away, a generation is taken up again where it stands. */
  private async work(stream: string): Promise<void> {
    const { tools, log, backoff = DEFAULT_BACKOFF } = this.options;
    const { signal } = this.stopping;
    const run = new GenerationRun(tools, stream, signal);
    try {
      await pRetry(() => run.toTheEnd(), {
        retries: Number.POSITIVE_INFINITY,
        minTimeout: backoff.firstMs,
        maxTimeout: backoff.longestMs,
        randomize: true,
        signal,
        onFailedAttempt: ({ error, attemptNumber: attempt }) =>
          log.warn({ stream, attempt, err: error }, 'A generation was interrupted; taking it up again'),
      });
    } catch (error) {
      if (!signal.aborted) log.error({ stream, err: error }, 'A generation cannot be taken any further');
    }
  }

  private patiently<T>(operation: () => Promise<T>): Promise<T> {
    const { log, backoff = DEFAULT_BACKOFF } = this.options;
    const onFailure = (error: Error, attempt: number): void =>
      log.warn({ attempt, err: error }, 'A store is unavailable; pictures have to wait');
    return persistently(operation, { backoff, signal: this.stopping.signal, onFailure });
  }
}
