import { Subject, type Observable } from 'rxjs';
import type { EventBatch, RecordedEvent } from '../event-store/event-store.js';
import type { Consumer, EventFilter } from './consumer.js';
import type { Progress } from '../read-your-writes/progress.js';

/** Publishes live updates to the clients of this node, once the views include the event. */
export abstract class NewsFeed<News> implements Consumer {
  abstract readonly name: string;
  abstract readonly filter: EventFilter;
  protected abstract readonly views: readonly string[];
  private subject = new Subject<News>();

  constructor(private readonly progress: Progress) {}

  get news(): Observable<News> {
    return this.subject;
  }

  async handle({ events }: EventBatch): Promise<void> {
    const last = events.at(-1);
    if (last !== undefined) await this.progress.waitFor(last.position, this.views);
    for (const event of events) {
      const news = await this.toNews(event);
      if (news !== undefined) this.subject.next(news);
    }
  }

  async stop(): Promise<void> {
    this.subject.complete();
    this.subject = new Subject();
  }

  protected abstract toNews(event: RecordedEvent): News | undefined | Promise<News | undefined>;
}
