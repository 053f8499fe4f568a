import { Controller, Get, Inject, Injectable, Res } from '@nestjs/common';
import { type ImportedMascots, LikeCount, LIKES_AT_ONCE, MASCOT_NEWS, NewMascot, ROUTES } from '@marcel/contracts';
import {
  bufferTime,
  concatMap,
  defer,
  endWith,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  share,
  takeWhile,
} from 'rxjs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RunsAsConsumer } from '../../../platform/consumers/hosting.js';
import { NewsFeed } from '../../../platform/consumers/news-feed.js';
import { PROGRESS, type Progress } from '../../../platform/consumers/progress/progress.js';
import { EVENT_STORE, type EventStore, type RecordedEvent } from '../../../platform/event-store/event-store.js';
import { LIKE_STREAMS } from '../domain/like.js';
import { MASCOT_STREAMS, mascotEvents } from '../domain/mascot.events.js';
import { DIRECTORY_VIEW } from '../views.js';
import { EVENT_STREAM, EventStreams, serverSentEvent } from '../../../platform/http/event-streams.js';
import { READ_STORE, type ReadStore } from '../../../platform/read-store/read-store.js';
import { decodeEvent } from '../../../platform/event-store/event-codec.js';
import { SETTINGS, type Settings } from '../../../platform/config/settings.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';

/** The ids of mascots whose likes are others than a moment before. */
@Injectable()
@RunsAsConsumer('each-api-node')
export class LikedMascots extends NewsFeed<number> {
  static readonly reads = {
    name: 'liked-mascots',
    streamPrefixes: [LIKE_STREAMS, MASCOT_STREAMS],
    eventTypes: ['MascotLiked', 'MissedLikesCounted'],
  };

  readonly name = LikedMascots.reads.name;
  readonly filter = LikedMascots.reads;
  protected readonly views = [DIRECTORY_VIEW];

  constructor(@Inject(EVENT_STORE) events: EventStore, @Inject(PROGRESS) progress: Progress) {
    super({ events, progress });
  }

  protected toNews({ stream }: RecordedEvent): number {
    const prefix = stream.startsWith(LIKE_STREAMS) ? LIKE_STREAMS : MASCOT_STREAMS;
    return Number(stream.slice(prefix.length));
  }
}

/** However often something is liked, its count is told once in so many milliseconds. */
export const COUNTS_PACE_MS = 1000;

export type ReadCounts = (ids: readonly number[]) => Promise<readonly LikeCount[]>;

export const tellCounts = (liked: Observable<number>, read: ReadCounts): Observable<readonly LikeCount[]> =>
  liked.pipe(
    bufferTime(COUNTS_PACE_MS),
    concatMap((ids) => (ids.length === 0 ? [] : from(read([...new Set(ids)]).catch(() => [])))),
    mergeMap(inParts),
  );

function* inParts(counts: readonly LikeCount[]): Generator<readonly LikeCount[]> {
  for (let from = 0; from < counts.length; from += LIKES_AT_ONCE) yield counts.slice(from, from + LIKES_AT_ONCE);
}

@Injectable()
export class LikeCounts {
  readonly told: Observable<string>;

  constructor(
    liked: LikedMascots,
    @Inject(READ_STORE) private readonly views: Pick<ReadStore, 'get'>,
  ) {
    const counts = tellCounts(
      defer(() => liked.news),
      (ids) => this.read(ids),
    );
    this.told = counts.pipe(
      map((some) => serverSentEvent(some, MASCOT_NEWS.likes)),
      share(),
    );
  }

  private async read(ids: readonly number[]): Promise<LikeCount[]> {
    const found = await Promise.all(ids.map((id) => this.views.get(DIRECTORY_VIEW, id)));
    return found.flatMap((mascot) => LikeCount.safeParse(mascot).data ?? []);
  }
}

const IMPORTED = 'imported';

@Injectable()
@RunsAsConsumer('each-api-node')
export class NewMascots extends NewsFeed<NewMascot | typeof IMPORTED> {
  static readonly reads = {
    name: 'new-mascots',
    streamPrefixes: [MASCOT_STREAMS],
    eventTypes: ['MascotPublished'],
  };

  readonly name = NewMascots.reads.name;
  readonly filter = NewMascots.reads;
  protected readonly views = [DIRECTORY_VIEW];

  constructor(
    @Inject(EVENT_STORE) events: EventStore,
    @Inject(PROGRESS) progress: Progress,
    @Inject(READ_STORE) private readonly documents: Pick<ReadStore, 'get'>,
  ) {
    super({ events, progress });
  }

  protected async toNews(recorded: RecordedEvent): Promise<NewMascot | typeof IMPORTED | undefined> {
    const { type, data } = decodeEvent(mascotEvents, recorded);
    if (type !== 'MascotPublished') return undefined;
    if (data.origin.kind === 'import') return IMPORTED;
    const document = await this.documents.get(DIRECTORY_VIEW, data.mascotId);
    return NewMascot.safeParse(document).data;
  }
}

/** However fast an import goes, it is told of once in so many milliseconds. */
const IMPORTS_PACE_MS = 1000;

const tellImported = (news: Observable<unknown>): Observable<string> =>
  news.pipe(
    filter((one) => one === IMPORTED),
    bufferTime(IMPORTS_PACE_MS),
    filter(({ length }) => length > 0),
    map(({ length: count }) => serverSentEvent({ count } satisfies ImportedMascots, MASCOT_NEWS.imported)),
  );

type Told = () => Observable<string>;

/** All news of mascots in one stream, for browsers have few connections; other contexts join in with theirs. */
@Injectable()
export class MascotNews {
  private readonly sources: Told[];

  constructor(
    @Inject(NewMascots) mascots: Pick<NewMascots, 'news'>,
    @Inject(LikeCounts) likes: Pick<LikeCounts, 'told'>,
  ) {
    const approved = () =>
      mascots.news.pipe(
        filter((mascot) => mascot !== IMPORTED),
        map((mascot) => serverSentEvent(mascot)),
      );
    this.sources = [approved, () => tellImported(mascots.news), () => likes.told];
  }

  /** @param told asked anew for each who listens; server-sent events, written as text */
  join(told: Told): void {
    this.sources.push(told);
  }

  /** Ends with the first that ends, so that whoever listens asks again and has all of them. */
  get all(): Observable<string> {
    const sources = this.sources.map((told) => told().pipe(endWith(null)));
    return merge(...sources).pipe(takeWhile((text) => text !== null));
  }
}

@ApiTags('mascots')
@Controller()
export class MascotNewsController {
  private readonly visitors: EventStreams;

  constructor(
    private readonly news: MascotNews,
    @Inject(SETTINGS) settings: Pick<Settings, 'eventStreams'>,
    metrics: Metrics,
  ) {
    this.visitors = new EventStreams({ name: 'mascots', ...settings.eventStreams }, metrics);
  }

  @Get(ROUTES.mascotEvents)
  @ApiOkResponse({ description: 'Server-sent events', content: { [EVENT_STREAM]: {} } })
  follow(@Res() reply: FastifyReply): Promise<void> {
    return this.visitors.send(this.news.all, reply);
  }
}
