import { MongoBulkWriteError, type Collection, type Db, type Filter, type FindCursor } from 'mongodb';
import type { Position } from '../../event-store/event-store.js';
import { isDuplicateKey } from '../../mongodb/mongo-errors.js';
import type { Document, DocumentId } from '../collection.js';
import { searchTexts } from '../field-value.js';
import { bulkUpdate } from './bulk-update.js';
import type { CollectionLayout } from './collection-layout.js';
import { gramsOf, gramsToSeek, isGram } from './grams.js';
import { literalPattern } from './literal-pattern.js';

/** What searches look into for one document; empty once that is removed. */
export interface SearchEntry {
  readonly _id: DocumentId;
  readonly position: Position;
  readonly grams: string[];
  /** The folded search texts. */
  readonly texts: string[];
}

export function toSearchEntry(
  { definition }: CollectionLayout,
  { _id, position, document }: { _id: DocumentId; position: Position; document?: Document | undefined },
): SearchEntry {
  const texts = document === undefined ? [] : searchTexts(document, definition);
  return { _id, position, grams: gramsOf(texts), texts };
}

/** The search entries of one collection. */
export class SearchEntries {
  private readonly entries: Collection<SearchEntry>;

  constructor(db: Db, layout: CollectionLayout) {
    this.entries = db.collection(layout.searchEntries);
  }

  /** Writes entries, except where a newer one is there already. `made` are those of documents not known before. */
  async save(made: readonly SearchEntry[], changed: readonly SearchEntry[]): Promise<void> {
    const known = await this.insert(made);
    const updates = [...changed, ...known].map(({ _id, position, grams, texts }) =>
      bulkUpdate<SearchEntry>({ _id, position: { $lt: position } }, { $set: { position, grams, texts } }),
    );
    if (updates.length > 0) await this.entries.bulkWrite(updates, { ordered: false });
  }

  /** The entries of the documents that have each of the folded texts, taken literally, in one of theirs. */
  find(sought: readonly string[]): FindCursor<Pick<SearchEntry, '_id'>> {
    return this.entries.find(matching(sought)).project<Pick<SearchEntry, '_id'>>({ _id: 1 });
  }

  count(sought: readonly string[]): Promise<number> {
    return this.entries.countDocuments(matching(sought));
  }

  /** Which of the documents have them. */
  async among(ids: readonly DocumentId[], sought: readonly string[]): Promise<ReadonlySet<DocumentId>> {
    const found = this.entries
      .find({ ...matching(sought), _id: { $in: ids } })
      .project<Pick<SearchEntry, '_id'>>({ _id: 1 });
    return new Set((await found.batchSize(ids.length).toArray()).map(({ _id }) => _id));
  }

  /** Gives back those that were there already. */
  private async insert(entries: readonly SearchEntry[]): Promise<SearchEntry[]> {
    if (entries.length === 0) return [];
    try {
      await this.entries.insertMany(entries, { ordered: false });
      return [];
    } catch (error) {
      if (!(error instanceof MongoBulkWriteError) || !isDuplicateKey(error)) throw error;
      return [...error.result.getWriteErrors()].flatMap(({ index }) => entries[index] ?? []);
    }
  }
}

/** Pieces narrow it down by their index; what is longer than a piece must also stand there as a whole. */
const matching = (sought: readonly string[]): Filter<SearchEntry> => {
  const whole = sought.filter((text) => !isGram(text)).map((text) => ({ texts: { $regex: literalPattern(text) } }));
  return {
    grams: { $all: [...new Set(sought.flatMap(gramsToSeek))] },
    ...(whole.length > 0 && { $and: whole }),
  };
};
