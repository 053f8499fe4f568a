import {
  type ItemState,
  ModerationQueue,
  ITEM_KINDS,
  ModeratedItem,
  MODERATION_MESSAGES,
  ModerationQueueQuery,
  ROUTES,
  type ItemKind,
  type ItemName,
  MODERATION_BULK_LIMIT,
  type ModerationSort,
  type QueueState,
} from '@marcel/contracts';
import {
  type ReadStore,
  applyChange,
  type Document,
  READ_STORE,
  type Found,
  type Query as ViewQuery,
} from '../../../../platform/read-store/read-store.js';
import { QUEUE_VIEW } from '../../views.js';
import * as z from 'zod/mini';
import { Controller, Get, Param, Query, Inject, Injectable } from '@nestjs/common';
import { QueryBus, Query as QueryOf, type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Admin } from '../../../../platform/http/access.js';
import { OneOf, PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse, QueryParameters } from '../../../../platform/openapi/decorators.js';
import { type Position, EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { decodeEvent } from '../../../../platform/event-store/event-codec.js';
import { documentAsOf } from '../../../../platform/history/replay.js';
import { PersonalData, witnessRecord } from '../../../../platform/personal-data/personal-data.js';
import { itemEvents, moderationStream } from '../../../moderation/index.js';
import { itemOfStream, streamOfRecord } from '../../record-streams.js';
import { projectJudgement, QueueDocument, queueKey, queueProjection } from './queue.projection.js';
import { LIKENESS_FIELDS, likenessKeys, likenessOf, wordsOf } from './text-likeness.js';
import { unlessUnavailable } from '../../../../platform/errors/store-unavailable.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { PictureLooks } from '../../../../platform/pictures/picture-looks.js';
import { PictureSharing } from '../../../pictures/index.js';
import { toModeratedItem } from './moderated-item.js';
import { Gauge } from 'prom-client';
import { Metrics } from '../../../../platform/observability/metrics/metrics.js';

async function countByState(views: Pick<ReadStore, 'find'>): Promise<ModerationQueue['counts']> {
  const count = async (state: ItemState) =>
    (await views.find(QUEUE_VIEW, { where: [{ field: 'state', oneOf: [state] }], limit: 1 })).total;
  const [reported, held, hidden, shown, erased] = await Promise.all([
    count('reported'),
    count('held'),
    count('hidden'),
    count('shown'),
    count('erased'),
  ]);
  return { reported, held, hidden, shown, erased };
}

/** Returns the current state; with a position, the state as of that position of the log. @throws DomainError not_found */
export class FindItem extends QueryOf<ModeratedItem> {
  constructor(
    readonly item: ItemName,
    readonly asOf?: Position,
  ) {
    super();
  }
}

const SIMILAR = 0.5;

async function similarItems(views: Pick<ReadStore, 'get' | 'find'>, id: string, query: ViewQuery): Promise<Found> {
  const text = textIn(await views.get(QUEUE_VIEW, id));
  const keys = likenessKeys(text);
  const candidates = new Map<unknown, Document>();
  for (const field of LIKENESS_FIELDS) {
    if (keys[field] === null) continue;
    const where = [...(query.where ?? []), { field, oneOf: [keys[field]] }];
    const { documents } = await views.find(QUEUE_VIEW, { ...query, where, limit: MODERATION_BULK_LIMIT });
    for (const document of documents) candidates.set(document.id, document);
  }
  const words = wordsOf(text ?? '');
  const documents = [...candidates.values()]
    .map((document) => ({ document, likeness: likenessOf(words, wordsOf(textIn(document) ?? '')) }))
    .filter(({ likeness }) => likeness >= SIMILAR)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MODERATION_BULK_LIMIT)
    .map(({ document }) => document);
  return { documents, total: documents.length };
}

const textIn = (document: Document | undefined): string | null =>
  document === undefined ? null : QueueDocument.parse(document).text;

const OPEN: readonly QueueState[] = ['reported', 'held'];

const UNJUDGED: readonly QueueState[] = [...OPEN, 'untouched'];

const SORTS: Readonly<Record<ModerationSort, NonNullable<ViewQuery['sort']>>> = {
  urgent: { field: 'urgency', direction: 'desc' },
  newest: { field: 'since', direction: 'desc' },
  oldest: { field: 'since', direction: 'asc' },
};

function toQueueQuery({ state, kind, search, sort, similarTo, after, limit }: ModerationQueueQuery): ViewQuery {
  const open = similarTo === undefined ? OPEN : UNJUDGED;
  const ofKind = kind === undefined ? [] : [{ field: 'kind', oneOf: [kind] }];
  const where = [{ field: 'state', oneOf: state === undefined ? open : [state] }, ...ofKind];
  return { where, search, sort: SORTS[sort], after, limit };
}

@Injectable()
export class ItemView {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly looks: PictureLooks,
    private readonly sharing: PictureSharing,
  ) {}

  async of(documents: readonly Document[]): Promise<ModeratedItem[]> {
    for (const document of documents) witnessShown(document);
    const streams = documents.flatMap((document) => streamOf(document) ?? []);
    // The queue is useful without it.
    const sharing = await unlessUnavailable(() => this.sharing.others(streams));
    return Promise.all(
      documents.map((document) =>
        toModeratedItem(document, {
          mascotOf: (mascotId) => this.views.get(QUEUE_VIEW, queueKey('mascot', mascotId)),
          samePicture: [...(sharing?.get(streamOf(document) ?? '') ?? [])].flatMap(
            (other) => itemOfStream(other) ?? [],
          ),
          lookAt: (pictureUrl) => this.looks.at(pictureUrl, new Date()),
        }),
      ),
    );
  }
}

function witnessShown(document: Document): void {
  const { kind, itemId, state } = QueueDocument.parse(document);
  if (state !== 'erased') witnessRecord(`${kind}-${itemId}`);
}

const Recorded = z.object({ kind: z.enum(['hug', 'image', 'mascot']), itemId: z.int() });

function streamOf(document: Document): string | undefined {
  const { data: record } = Recorded.safeParse(document);
  return record && streamOfRecord(record.kind, record.itemId);
}

@QueryHandler(FindItem)
export class FindItemHandler implements IQueryHandler<FindItem> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly personalData: PersonalData,
    private readonly view: ItemView,
  ) {}

  async execute({ item, asOf }: FindItem): Promise<ModeratedItem> {
    const { events, views, personalData } = this;
    const document = await (asOf === undefined
      ? views.get(QUEUE_VIEW, queueKey(item.kind, item.id))
      : itemAsOf({ events, views, personalData }, item, asOf));
    const [shown] = document === undefined ? [] : await this.view.of([document]);
    if (shown === undefined) throw new DomainError('not_found', MODERATION_MESSAGES.notFound);
    return shown;
  }
}

interface Sources {
  readonly events: EventStore;
  readonly personalData: PersonalData;
  readonly views: Pick<ReadStore, 'get'>;
}

async function itemAsOf(sources: Sources, item: ItemName, asOf: Position): Promise<Document | undefined> {
  const { kind, id: itemId } = item;
  let document = await publishedAsOf(sources, item, asOf);
  for await (const stored of sources.events.readStream(moderationStream({ kind, itemId }))) {
    if (stored.position > asOf) break;
    for (const change of projectJudgement(decodeEvent(itemEvents, stored))) document = applyChange(document, change);
  }
  return document;
}

function publishedAsOf({ events, views, personalData }: Sources, { kind, id }: ItemName, asOf: Position) {
  const key = queueKey(kind, id);
  if (kind === 'comment') return views.get(QUEUE_VIEW, key);
  const stream = streamOfRecord(kind, id);
  const view = { projection: queueProjection, collection: QUEUE_VIEW, stream, id: key, personalData };
  return documentAsOf(events, view, asOf);
}

@ApiTags('moderation')
@Admin()
@Controller()
export class QueueController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly view: ItemView,
    private readonly queries: QueryBus,
  ) {}

  @Get(ROUTES.moderation)
  @QueryParameters(ModerationQueueQuery)
  @JsonResponse(ModerationQueue, 'ModerationQueue')
  async list(@Query() request: ModerationQueueQuery): Promise<ModerationQueue> {
    const query = toQueueQuery(request);
    const { similarTo } = request;
    const { documents, total } =
      similarTo === undefined
        ? await this.views.find(QUEUE_VIEW, query)
        : await similarItems(this.views, similarTo, query);
    const items = await this.view.of(documents);
    const next = similarTo === undefined ? nextAfter(query, documents) : null;
    return { items, total, counts: await countByState(this.views), next };
  }

  @ApiParam({ name: 'kind', type: String })
  @Get(ROUTES.moderatedItem)
  @JsonResponse(ModeratedItem, 'ModeratedItem')
  find(
    @Param('kind', new OneOf(ITEM_KINDS, MODERATION_MESSAGES.kind)) kind: ItemKind,
    @Param('id', new PositiveId(MODERATION_MESSAGES.notFound)) id: number,
  ): Promise<ModeratedItem> {
    return this.queries.execute(new FindItem({ kind, id }));
  }
}

@Injectable()
export class QueueMetrics {
  constructor(@Inject(READ_STORE) views: ReadStore, { registry }: Metrics) {
    new Gauge({
      name: 'moderation_items',
      help: 'Reported or judged items by state; reported and held ones wait for an admin',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        this.reset();
        // Health checks report unavailable views; the other metrics are still wanted then.
        const counts = await countByState(views).catch(() => ({}));
        for (const [state, now] of Object.entries(counts)) this.set({ state }, now);
      },
    });
  }
}
