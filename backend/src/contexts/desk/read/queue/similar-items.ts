import { MODERATION_BULK_LIMIT } from '@marcel/contracts';
import type { Document } from '../../../../platform/read-store/collection.js';
import type { Found, Query } from '../../../../platform/read-store/query.js';
import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { QUEUE_VIEW } from '../../views.js';
import { QueueDocument } from './queue.collection.js';
import { LIKENESS_FIELDS, likenessKeys, likenessOf, wordsOf } from './text-likeness.js';

/** From here on, the share of common words makes two texts similar. */
const SIMILAR = 0.5;

/** Those of a query that say nearly what one item says, most alike first, itself included; as many as one decision may name. */
export async function similarItems(views: Pick<ReadStore, 'get' | 'find'>, id: string, query: Query): Promise<Found> {
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
