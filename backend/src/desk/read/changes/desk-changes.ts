import type { DeskChange } from '@marcel/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Subject, type Observable } from 'rxjs';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../../event-store/event-store.js';
import { MASCOT_STREAMS } from '../../../mascots/index.js';
import { LOG, type Log } from '../../../read-store/log.js';
import { DEFAULT_BACKOFF, persistently } from '../../../read-store/projector/persistence.js';
import { SUBMISSION_STREAMS } from '../../../submissions/index.js';
import { VIEW_PROGRESS, type Progress } from '../../../visible-writes/progress.js';

/** Views that a desk reads; a change is told only when they show it. */
const DESK_VIEWS = ['submissions', 'mascots'];

const KINDS = [
  { prefix: SUBMISSION_STREAMS, kind: 'submission' },
  { prefix: MASCOT_STREAMS, kind: 'mascot' },
] as const;

/** What changes on the desks of all admins, from now on; one subscription serves them all. */
@Injectable()
export class DeskChanges implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly subject = new Subject<DeskChange>();
  private running: Promise<void> | undefined;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(VIEW_PROGRESS) private readonly views: Progress,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Completes when the application ends. */
  get changes(): Observable<DeskChange> {
    return this.subject;
  }

  async onApplicationBootstrap(): Promise<void> {
    const from = await this.store.head();
    this.running = this.follow(from);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    this.subject.complete();
    await this.running;
  }

  private async follow(from: string | undefined): Promise<void> {
    const { signal } = this.stopping;
    let position = from;
    const tellAll = async () => {
      const filter = { streamPrefixes: KINDS.map(({ prefix }) => prefix) };
      for await (const batch of this.store.subscribe({ from: position, filter, signal })) {
        const last = batch.events.at(-1);
        if (last !== undefined) await this.views.waitFor(last.position, DESK_VIEWS);
        for (const event of batch.events) this.subject.next(toChange(event));
        ({ position } = batch);
      }
    };
    const onFailure = (err: Error, attempt: number) => this.log.warn({ err, attempt }, 'Desks hear of no changes now');
    try {
      await persistently(tellAll, { backoff: DEFAULT_BACKOFF, signal, onFailure });
    } catch (err) {
      if (!signal.aborted) this.log.error({ err }, 'Desks hear of no changes any more');
    }
  }
}

function toChange({ stream, type, metadata }: RecordedEvent): DeskChange {
  const found = KINDS.find(({ prefix }) => stream.startsWith(prefix));
  if (found === undefined) throw new Error(`${stream} is no stream of the desk`);
  const { time, actor, correlationId } = metadata;
  return {
    kind: found.kind,
    id: Number(stream.slice(found.prefix.length)),
    type,
    time,
    actor: actor.kind,
    correlationId,
  };
}
