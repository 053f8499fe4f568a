import type { ItemName } from '@marcel/contracts';
import { decodeEvent } from '../../../../platform/event-store/event-codec.js';
import type { EventStore, Position } from '../../../../platform/event-store/event-store.js';
import { documentAsOf } from '../../../../platform/history/document-as-of.js';
import type { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import { applyChange } from '../../../../platform/read-store/apply-change.js';
import type { Document } from '../../../../platform/read-store/collection.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { itemEvents, moderationStream } from '../../../moderation/index.js';
import { streamOfRecord } from '../../record-streams.js';
import { QUEUE_VIEW } from '../../views.js';
import { projectJudgement } from './project-judgement.js';
import { queueKey } from './queue.collection.js';
import { queueProjection } from './queue.projection.js';

interface Sources {
  readonly events: EventStore;
  readonly personalData: PersonalData;
  readonly views: Pick<ReadStore, 'get'>;
}

/** The document of an item as the log had told it by then. What a comment says does not change: that is looked up in the view. */
export async function itemAsOf(sources: Sources, item: ItemName, asOf: Position): Promise<Document | undefined> {
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
  const told = { projection: queueProjection, collection: QUEUE_VIEW, stream, id: key, personalData };
  return documentAsOf(events, told, asOf);
}
