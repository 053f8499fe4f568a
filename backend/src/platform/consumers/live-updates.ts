import { Subject, type Observable } from 'rxjs';
import type { EventBatch, RecordedEvent } from '../event-store/event-store.js';
import type { Consumer, ConsumerSubscription } from './consumer.js';
import type { Progress } from '../read-your-writes/progress.js';

/** Publishes live updates to the clients of this node, once the views include the event. */
export abstract class LiveUpdates<Update> implements Consumer {
  readonly name: string;
  private subject = new Subject<Update>();

  constructor(
    private readonly progress: Progress,
    readonly filter: ConsumerSubscription,
    private readonly views: readonly string[],
  ) {
    this.name = filter.name;
  }

  get updates(): Observable<Update> {
    return this.subject;
  }

  async handle({ events }: EventBatch): Promise<void> {
    const last = events.at(-1);
    if (last !== undefined) await this.progress.waitFor(last.position, this.views);
    for (const event of events) {
      const update = await this.toUpdate(event);
      if (update !== undefined) this.subject.next(update);
    }
  }

  async stop(): Promise<void> {
    this.subject.complete();
    this.subject = new Subject();
  }

  protected abstract toUpdate(event: RecordedEvent): Update | undefined | Promise<Update | undefined>;
}
