import { Subject, type Observable } from 'rxjs';
import type { EventBatch, EventStore, Position, RecordedEvent } from '../event-store/event-store.js';
import type { Consumer, EventFilter } from './consumer.js';
import { LOG_START } from './log-feed.js';
import type { Progress } from './progress/progress.js';

export interface NewsFeedTools {
  readonly events: Pick<EventStore, 'head'>;
  readonly progress: Progress;
}

/** Sends the viewers of this node what has happened since it started, as soon as the views show it. */
export abstract class NewsFeed<News> implements Consumer {
  abstract readonly name: string;
  abstract readonly filter: EventFilter;
  protected abstract readonly views: readonly string[];
  private subject = new Subject<News>();
  private position: Position | undefined;

  constructor(private readonly tools: NewsFeedTools) {}

  get news(): Observable<News> {
    return this.subject;
  }

  async start(): Promise<void> {
    if (this.position !== undefined) this.subject = new Subject();
    this.position = undefined;
  }

  async from(): Promise<Position> {
    this.position ??= (await this.tools.events.head()) ?? LOG_START;
    return this.position;
  }

  async handle({ events, position }: EventBatch): Promise<void> {
    const last = events.at(-1);
    if (last !== undefined) await this.tools.progress.waitFor(last.position, this.views);
    for (const event of events) {
      const news = await this.toNews(event);
      if (news !== undefined) this.subject.next(news);
    }
    this.position = position;
  }

  async stop(): Promise<void> {
    this.subject.complete();
  }

  protected abstract toNews(event: RecordedEvent): News | undefined | Promise<News | undefined>;
}
