import { Get, Inject, Injectable, Res } from '@nestjs/common';
import type { ImportedMascots } from '@marcel/contracts';
import { LikeCount, MAX_LIKES_PER_MESSAGE, LIVE_EVENTS, NewMascot, ROUTES } from '@marcel/contracts';
import type { Observable } from 'rxjs';
import { bufferTime, concatMap, defer, endWith, filter, from, map, merge, mergeMap, share, takeWhile } from 'rxjs';
import type { FastifyReply } from 'fastify';
import { RunsAsConsumer } from '../../../platform/consumers/consumer.js';
import { LiveUpdates } from '../../../platform/consumers/live-updates.js';
import { PROGRESS, type Progress } from '../../../platform/read-your-writes/progress.js';
import type { RecordedEvent } from '../../../platform/event-store/event-store.js';
import { LIKE_STREAMS } from '../domain/like.js';
import { MASCOT_STREAMS, mascotEvents } from '../domain/mascot.events.js';
import { DIRECTORY_VIEW } from '../views.js';
import { SendsEvents, ServerSentEvents, formatServerSentEvent } from '../../../platform/http/server-sent-events.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { RestController } from '../../../platform/openapi/decorators.js';

/** The ids of mascots whose like counts have changed. */
@Injectable()
@RunsAsConsumer('each-api-node')
export class LikedMascotUpdates extends LiveUpdates<number> {
  static readonly subscription = {
    name: 'liked-mascots',
    streamPrefixes: [LIKE_STREAMS, MASCOT_STREAMS],
    eventTypes: ['MascotLiked', 'MissedLikesCounted'],
  };

  constructor(@Inject(PROGRESS) progress: Progress) {
    super(progress, LikedMascotUpdates.subscription, [DIRECTORY_VIEW]);
  }

  protected toUpdate({ stream }: RecordedEvent): number {
    const prefix = stream.startsWith(LIKE_STREAMS) ? LIKE_STREAMS : MASCOT_STREAMS;
    return Number(stream.slice(prefix.length));
  }
}

/** The interval at which changed like counts and the progress of an import are sent. */
export const COUNTS_INTERVAL_MS = 1000;

export type LoadCounts = (ids: readonly number[]) => Promise<readonly LikeCount[]>;

export const sampleCounts = (liked: Observable<number>, read: LoadCounts): Observable<readonly LikeCount[]> =>
  liked.pipe(
    bufferTime(COUNTS_INTERVAL_MS),
    concatMap((ids) => (ids.length === 0 ? [] : from(read([...new Set(ids)]).catch(() => [])))),
    mergeMap(splitIntoMessages),
  );

function* splitIntoMessages(counts: readonly LikeCount[]): Generator<readonly LikeCount[]> {
  for (let from = 0; from < counts.length; from += MAX_LIKES_PER_MESSAGE)
    yield counts.slice(from, from + MAX_LIKES_PER_MESSAGE);
}

@Injectable()
export class LikeCountUpdates {
  readonly messages: Observable<string>;

  constructor(
    liked: LikedMascotUpdates,
    @Inject(READ_STORE) private readonly views: Pick<ReadStore, 'get'>,
  ) {
    const counts = sampleCounts(
      defer(() => liked.updates),
      (ids) => this.read(ids),
    );
    this.messages = counts.pipe(
      map((some) => formatServerSentEvent(some, LIVE_EVENTS.likes)),
      share(),
    );
  }

  private async read(ids: readonly number[]): Promise<LikeCount[]> {
    const documents = await Promise.all(ids.map((id) => this.views.get(DIRECTORY_VIEW, id)));
    return documents.flatMap((mascot) => LikeCount.safeParse(mascot).data ?? []);
  }
}

const IMPORTED = 'imported';

@Injectable()
@RunsAsConsumer('each-api-node')
export class NewMascotUpdates extends LiveUpdates<NewMascot | typeof IMPORTED> {
  static readonly subscription = {
    name: 'new-mascots',
    streamPrefixes: [MASCOT_STREAMS],
    eventTypes: ['MascotPublished'],
  };

  constructor(
    @Inject(PROGRESS) progress: Progress,
    @Inject(READ_STORE) private readonly documents: Pick<ReadStore, 'get'>,
  ) {
    super(progress, NewMascotUpdates.subscription, [DIRECTORY_VIEW]);
  }

  protected async toUpdate(recorded: RecordedEvent): Promise<NewMascot | typeof IMPORTED | undefined> {
    const { type, data } = decodeEvent(mascotEvents, recorded);
    if (type !== 'MascotPublished') return undefined;
    if (data.origin.kind === 'import') return IMPORTED;
    const document = await this.documents.get(DIRECTORY_VIEW, data.mascotId);
    return NewMascot.safeParse(document).data;
  }
}

const countImported = (updates: Observable<unknown>): Observable<string> =>
  updates.pipe(
    filter((one) => one === IMPORTED),
    bufferTime(COUNTS_INTERVAL_MS),
    filter(({ length }) => length > 0),
    map(({ length: count }) => formatServerSentEvent({ count } satisfies ImportedMascots, LIVE_EVENTS.imported)),
  );

type Source = () => Observable<string>;

/** Merges all live updates about mascots into one stream, because browsers limit connections; other contexts add sources. */
@Injectable()
export class MascotLiveUpdates {
  private readonly sources: Source[];

  constructor(
    @Inject(NewMascotUpdates) mascots: Pick<NewMascotUpdates, 'updates'>,
    @Inject(LikeCountUpdates) likes: Pick<LikeCountUpdates, 'messages'>,
  ) {
    const approved = () =>
      mascots.updates.pipe(
        filter((mascot) => mascot !== IMPORTED),
        map((mascot) => formatServerSentEvent(mascot)),
      );
    this.sources = [approved, () => countImported(mascots.updates), () => likes.messages];
  }

  /** @param source makes a stream of server-sent events, as text, for each listener */
  addSource(source: Source): void {
    this.sources.push(source);
  }

  /** Ends when any source ends, so that clients reconnect to all of them. */
  get all(): Observable<string> {
    const sources = this.sources.map((source) => source().pipe(endWith(null)));
    return merge(...sources).pipe(takeWhile((text) => text !== null));
  }
}

@RestController('mascots')
export class MascotLiveUpdatesController {
  private readonly visitors: ServerSentEvents;

  constructor(
    private readonly liveUpdates: MascotLiveUpdates,
    @Inject(SETTINGS) settings: Pick<Settings, 'eventStreams'>,
    metrics: Metrics,
  ) {
    this.visitors = new ServerSentEvents({ name: 'mascots', ...settings.eventStreams }, metrics);
  }

  @Get(ROUTES.mascotEvents)
  @SendsEvents()
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.visitors.send(this.liveUpdates.all, reply);
  }
}
