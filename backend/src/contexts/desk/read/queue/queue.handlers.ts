import { MODERATION_MESSAGES, type ModeratedItem, type ModerationQueue } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import * as z from 'zod/mini';
import { unlessUnavailable } from '../../../../platform/errors/store-unavailable.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { PersonalData, witnessRecord } from '../../../../platform/personal-data/personal-data.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import { nextAfter } from '../../../../platform/read-store/cursor.js';
import { READ_STORE, type ReadStore } from '../../../../platform/read-store/read-store.js';
import { PictureLooks } from '../../../../platform/pictures/picture-looks.js';
import { PictureSharing } from '../../../pictures/index.js';
import { itemOfStream, streamOfRecord } from '../../record-streams.js';
import { QUEUE_VIEW } from '../../views.js';
import { countByState } from './count-by-state.js';
import { itemAsOf } from './item-as-of.js';
import { toModeratedItem } from './moderated-item.js';
import { similarItems } from './similar-items.js';
import { toQueueQuery } from './queue-request.js';
import { QueueDocument, queueKey } from './queue.collection.js';
import { FindItem, ListQueue } from './queue.query.js';

/** Shows documents of the queue to admins. */
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
    // A verdict can be told of without it.
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

/** What is erased shows nothing that an answer could repeat. */
function witnessShown(document: Document): void {
  const { kind, itemId, state } = QueueDocument.parse(document);
  if (state !== 'erased') witnessRecord(`${kind}-${itemId}`);
}

const Recorded = z.object({ kind: z.enum(['hug', 'image', 'mascot']), itemId: z.int() });

/** Undefined for a comment, which shows no pictures. */
function streamOf(document: Document): string | undefined {
  const { data: record } = Recorded.safeParse(document);
  return record && streamOfRecord(record.kind, record.itemId);
}

@QueryHandler(ListQueue)
export class ListQueueHandler implements IQueryHandler<ListQueue> {
  constructor(
    @Inject(READ_STORE) private readonly views: ReadStore,
    private readonly view: ItemView,
  ) {}

  async execute({ request }: ListQueue): Promise<ModerationQueue> {
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
