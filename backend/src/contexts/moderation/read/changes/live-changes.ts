import type { DeskChange } from '@marcel/contracts';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../../../platform/event-store/event-store.js';
import { LogFeed } from '../../../../platform/consumers/log-feed.js';
import { MASCOT_STREAMS } from '../../../mascots/index.js';
import { LOG, type Log } from '../../../../platform/observability/logging/log.js';
import { SUBMISSION_STREAMS } from '../../../submissions/index.js';
import { VIEW_PROGRESS, type Progress } from '../../../../platform/read-your-writes/progress.js';

/** Views that a desk reads. */
const DESK_VIEWS = ['submissions', 'mascots'];

const KINDS = [
  { prefix: SUBMISSION_STREAMS, kind: 'submission' },
  { prefix: MASCOT_STREAMS, kind: 'mascot' },
] as const;

/** What changes on the desks of all admins, from now on. */
@Injectable()
export class LiveChanges implements OnApplicationBootstrap, OnModuleDestroy {
  static readonly reads = {
    kind: 'live updates',
    name: 'desk-changes',
    streamPrefixes: KINDS.map(({ prefix }) => prefix),
  } as const;

  private readonly feed: LogFeed<DeskChange>;

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(VIEW_PROGRESS) progress: Progress,
    @Inject(LOG) log: Log,
  ) {
    this.feed = new LogFeed({ store, progress, log, filter: LiveChanges.reads, views: DESK_VIEWS, toNews: toChange });
  }

  /** Completes when the application ends. */
  get changes(): Observable<DeskChange> {
    return this.feed.news;
  }

  onApplicationBootstrap(): Promise<void> {
    return this.feed.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.feed.stop();
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
