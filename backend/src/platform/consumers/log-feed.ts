import { Subject, type Observable } from 'rxjs';
import type { EventFilter, EventStore, Position, RecordedEvent } from '../event-store/event-store.js';
import type { Log } from '../observability/logging/log.js';
import { DEFAULT_BACKOFF, persistently } from './projections/persistence.js';
import type { Progress } from '../read-your-writes/progress.js';

export interface LogFeedOptions<News> {
  readonly store: EventStore;
  readonly progress: Progress;
  readonly log: Log;
  readonly filter: EventFilter;
  /** News is told only once these views show it. */
  readonly views: readonly string[];
  /** What an event means to those who listen; undefined when it is no news to them. */
  readonly toNews: (event: RecordedEvent) => News | undefined | Promise<News | undefined>;
}

/** Tells what happens from now on; one subscription to the log serves all who listen. */
export class LogFeed<News> {
  private readonly stopping = new AbortController();
  private readonly subject = new Subject<News>();
  private running: Promise<void> | undefined;

  constructor(private readonly options: LogFeedOptions<News>) {}

  /** Completes when the feed stops. */
  get news(): Observable<News> {
    return this.subject;
  }

  async start(): Promise<void> {
    const from = await this.options.store.head();
    this.running = this.follow(from);
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.subject.complete();
    await this.running;
  }

  private async follow(from: Position | undefined): Promise<void> {
    const { store, filter, log } = this.options;
    const { signal } = this.stopping;
    let position = from;
    const tellAll = async () => {
      for await (const batch of store.subscribe({ from: position, filter, signal })) {
        await this.tell(batch.events);
        ({ position } = batch);
      }
    };
    const onFailure = (err: Error, attempt: number) => log.warn({ err, attempt, filter }, 'News of the log is late');
    try {
      await persistently(tellAll, { backoff: DEFAULT_BACKOFF, signal, onFailure });
    } catch (err) {
      if (!signal.aborted) log.error({ err, filter }, 'There is no news of the log any more');
    }
  }

  private async tell(events: readonly RecordedEvent[]): Promise<void> {
    const { progress, views, toNews } = this.options;
    const last = events.at(-1);
    if (last !== undefined) await progress.waitFor(last.position, views);
    for (const event of events) {
      const news = await toNews(event);
      if (news !== undefined) this.subject.next(news);
    }
  }
}
