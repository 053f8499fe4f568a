import {
  ModerationQueue,
  ITEM_KINDS,
  ModeratedItem,
  MODERATION_MESSAGES,
  ModerationQueueQuery,
  ROUTES,
  type ItemKind,
  type ItemRef,
  type ItemSubject,
  fillPath,
  MODERATION_PAGE,
  PAGES,
  windowPage,
  MODERATION_BULK_LIMIT,
  type ModerationSort,
  type QueueState,
} from '@marcel/contracts';
import type { ReadStore, Document, Found, Query as ViewQuery } from '../../../../platform/read-store/read-store.js';
import { applyChange, READ_STORE } from '../../../../platform/read-store/read-store.js';
import { QUEUE_VIEW } from '../../views.js';
import { Get, Param, Inject, Injectable } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Admin } from '../../../../platform/http/token-guard.js';
import { OneOf, PositiveId } from '../../../../platform/http/requests.js';
import { JsonResponse, QueryParameters, RestController } from '../../../../platform/openapi/decorators.js';
import { type Position, EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { decodeEvent } from '../../../../platform/event-store/event-codec.js';
import { loadDocumentAsOf } from '../../../../platform/history/replay.js';
import { PersonalData, trackRecord } from '../../../../platform/personal-data/personal-data.js';
import { itemEvents, moderationStream } from '../../../moderation/index.js';
import { itemOfStream, streamOfRecord } from '../../record-streams.js';
import { projectItemEvent, QueueDocument, queueKey, queueProjection, parseReports } from './queue.projection.js';
import { LIKENESS_FIELDS, minHashKeys, jaccardSimilarity, wordSet } from './text-likeness.js';
import { ifAvailable } from '../../../../platform/errors/store-unavailable.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { SignedPictureUrls } from '../../../../platform/pictures/signed-picture-urls.js';
import { SharedPictures } from '../../../pictures/index.js';
import { Metrics } from '../../../../platform/observability/metrics/metrics.js';

async function countByState(views: Pick<ReadStore, 'find'>): Promise<ModerationQueue['counts']> {
  const count = async (state: string) =>
    (await views.find(QUEUE_VIEW, { where: [{ field: 'state', oneOf: [state] }], limit: 1 })).total;
  const states = Object.keys(ModerationQueue.shape.counts.shape);
  const counts = await Promise.all(states.map(async (state) => [state, await count(state)] as const));
  return ModerationQueue.shape.counts.parse(Object.fromEntries(counts));
}

const MIN_SIMILARITY = 0.5;

async function findSimilarItems(views: Pick<ReadStore, 'get' | 'find'>, id: string, query: ViewQuery): Promise<Found> {
  const text = parseText(await views.get(QUEUE_VIEW, id));
  const keys = minHashKeys(text);
  const candidates = new Map<unknown, Document>();
  for (const field of LIKENESS_FIELDS) {
    if (keys[field] === null) continue;
    const where = [...(query.where ?? []), { field, oneOf: [keys[field]] }];
    const { documents } = await views.find(QUEUE_VIEW, { ...query, where, limit: MODERATION_BULK_LIMIT });
    for (const document of documents) candidates.set(document.id, document);
  }
  const words = wordSet(text ?? '');
  const documents = [...candidates.values()]
    .map((document) => ({ document, likeness: jaccardSimilarity(words, wordSet(parseText(document) ?? '')) }))
    .filter(({ likeness }) => likeness >= MIN_SIMILARITY)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MODERATION_BULK_LIMIT)
    .map(({ document }) => document);
  return { documents, total: documents.length };
}

const parseText = (document: Document | undefined): string | null =>
  document === undefined ? null : QueueDocument.parse(document).text;

const OPEN_STATES: readonly QueueState[] = ['reported', 'held'];
const UNDECIDED_STATES: readonly QueueState[] = [...OPEN_STATES, 'untouched'];

const SORTS: Readonly<Record<ModerationSort, NonNullable<ViewQuery['sort']>>> = {
  urgent: { field: 'urgency', direction: 'desc' },
  newest: { field: 'since', direction: 'desc' },
  oldest: { field: 'since', direction: 'asc' },
};

function toQueueQuery({ state, kind, search, sort, similarTo, after, limit }: ModerationQueueQuery): ViewQuery {
  const open = similarTo === undefined ? OPEN_STATES : UNDECIDED_STATES;
  const kindFilter = kind === undefined ? [] : [{ field: 'kind', oneOf: [kind] }];
  const where = [{ field: 'state', oneOf: state === undefined ? open : [state] }, ...kindFilter];
  return { where, search, sort: SORTS[sort], after, limit };
}

interface ItemSources {
  findMascot(mascotId: number): Promise<Document | undefined>;
  readonly samePicture: readonly ItemRef[];
  /** Returns the signed address of a hidden picture for an admin. */
  signUrl(pictureUrl: string): string;
}

export async function toModeratedItem(document: Document, sources: ItemSources): Promise<ModeratedItem> {
  const item = QueueDocument.parse(document);
  const { kind, itemId: id, state, round, heldFor, reportCount, since, verdict } = item;
  return {
    kind,
    id,
    state: state === 'untouched' ? 'shown' : state,
    isGone: item.isGone && !INVISIBLE_STATES.has(state),
    round,
    heldFor,
    reportCount,
    reports: parseReports(document, reportCount).map(({ number: _, ...report }) => report),
    since,
    subject: state === 'erased' ? null : await toSubject(item, sources),
    verdict,
    samePicture: sources.samePicture.slice(0, MODERATION_PAGE.samePicture),
  };
}

const INVISIBLE_STATES: ReadonlySet<QueueDocument['state']> = new Set(['held', 'hidden', 'erased']);

async function toSubject(item: QueueDocument, sources: ItemSources): Promise<ItemSubject> {
  const { text, author, picture, createdAt, state } = item;
  const isWithheld = item.isGone || INVISIBLE_STATES.has(state);
  const pictureUrl = picture !== null && isWithheld ? sources.signUrl(picture) : picture;
  return { ...(await toTitleAndPath(item, sources)), text, author, pictureUrl, createdAt };
}

async function toTitleAndPath(item: QueueDocument, sources: ItemSources): Promise<Pick<ItemSubject, 'title' | 'path'>> {
  switch (item.kind) {
    case 'comment': {
      const mascot = item.mascotId === null ? undefined : await sources.findMascot(item.mascotId);
      return mascot === undefined ? { title: 'A mascot', path: null } : toMascotPage(QueueDocument.parse(mascot));
    }
    case 'mascot':
      return toMascotPage(item);
    case 'image':
      return { title: 'Image', path: PAGES.imageGenerator };
    case 'hug':
      if (item.isDrawing) return { title: 'Drawing', path: windowPage('gallery') };
      return { title: item.name ?? 'Hug', path: PAGES.hugs };
  }
}

const toMascotPage = ({ name, slug, isGone }: QueueDocument) => ({
  title: name ?? 'A mascot',
  path: slug === null || isGone ? null : fillPath(PAGES.mascot, { slug }),
});

@Injectable()
export class ItemReader {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    private readonly personalData: PersonalData,
    private readonly signedUrls: SignedPictureUrls,
    private readonly sharedPictures: SharedPictures,
  ) {}

  /** Returns the current state; with a position, the state as of that position of the log. @throws DomainError not_found */
  async find(item: ItemRef, asOf?: Position): Promise<ModeratedItem> {
    const key = queueKey(item.kind, item.id);
    const document = await (asOf === undefined ? this.views.get(QUEUE_VIEW, key) : this.findItemAsOf(item, asOf));
    const [result] = document === undefined ? [] : await this.toItems([document]);
    if (result === undefined) throw new DomainError('not_found', MODERATION_MESSAGES.notFound);
    return result;
  }

  async toItems(documents: readonly Document[]): Promise<ModeratedItem[]> {
    const items = documents.map((document) => QueueDocument.parse(document));
    for (const { kind, itemId, state } of items) if (state !== 'erased') trackRecord(`${kind}-${itemId}`);
    const streams = items.map(({ kind, itemId }) => (kind === 'comment' ? '' : streamOfRecord(kind, itemId)));
    // Lists the queue without shared pictures while that view is unavailable.
    const sharing = await ifAvailable(() => this.sharedPictures.findOthers(streams.filter(Boolean)));
    return Promise.all(
      documents.map((document, index) =>
        toModeratedItem(document, {
          findMascot: (mascotId) => this.views.get(QUEUE_VIEW, queueKey('mascot', mascotId)),
          samePicture: [...(sharing?.get(streams[index] ?? '') ?? [])].flatMap((other) => itemOfStream(other) ?? []),
          signUrl: (pictureUrl) => this.signedUrls.sign(pictureUrl, new Date()),
        }),
      ),
    );
  }

  private async findItemAsOf({ kind, id }: ItemRef, asOf: Position): Promise<Document | undefined> {
    const { events, personalData } = this;
    const key = queueKey(kind, id);
    const view = { projection: queueProjection, collection: QUEUE_VIEW, id: key, personalData };
    let document = await (kind === 'comment'
      ? this.views.get(QUEUE_VIEW, key)
      : loadDocumentAsOf(events, { ...view, stream: streamOfRecord(kind, id) }, asOf));
    for await (const stored of events.readStream(moderationStream({ kind, itemId: id }))) {
      if (stored.position > asOf) break;
      for (const change of projectItemEvent(decodeEvent(itemEvents, stored))) document = applyChange(document, change);
    }
    return document;
  }
}

@Admin()
@RestController('moderation')
export class QueueController {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly items: ItemReader,
  ) {}

  @Get(ROUTES.moderation)
  @JsonResponse(ModerationQueue, 'ModerationQueue')
  async list(@QueryParameters() request: ModerationQueueQuery): Promise<ModerationQueue> {
    const query = toQueueQuery(request);
    const { similarTo } = request;
    const { documents, total } =
      similarTo === undefined
        ? await this.views.find(QUEUE_VIEW, query)
        : await findSimilarItems(this.views, similarTo, query);
    const items = await this.items.toItems(documents);
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
    return this.items.find({ kind, id });
  }
}

@Injectable()
export class QueueMetrics {
  constructor(@Inject(READ_STORE) views: ReadStore, metrics: Metrics) {
    const help = 'Reported or moderated items by state; reported and held ones wait for an admin';
    metrics.gauge('moderation_items', help, ['state'], async (gauge) => {
      // Skips this metric while the view is unavailable, so that the others can still be scraped.
      const counts = await countByState(views).catch(() => ({}));
      for (const [state, now] of Object.entries(counts)) gauge.set({ state }, now);
    });
  }
}
