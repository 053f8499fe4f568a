import { type Collection, type Db, type Filter, type FindCursor, MongoBulkWriteError } from 'mongodb';
import type { Position } from '../../event-store/event-store.js';
import { isDuplicateKey } from '../../mongodb/while-available.js';
import type { Document, DocumentId } from '../read-store.js';
import { searchTexts } from '../field-value.js';
import { bulkUpdate } from './stored-record.js';
import type { CollectionLayout } from './collection-layout.js';

const GRAM_LENGTH = 3;

const MAX_SOUGHT_GRAMS = 32;

export function gramsOf(texts: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const text of texts) {
    for (let length = 1; length <= GRAM_LENGTH; length++) addPieces(grams, [...text], length);
  }
  return [...grams];
}

export function gramsToSeek(sought: string): string[] {
  const grams = new Set<string>();
  const letters = [...sought];
  addPieces(grams, letters, Math.min(letters.length, GRAM_LENGTH));
  return [...grams].slice(0, MAX_SOUGHT_GRAMS);
}

/** Whether a text is a piece itself, so that having it and containing it are the same. */
export const isGram = (text: string): boolean => [...text].length <= GRAM_LENGTH;

function addPieces(grams: Set<string>, letters: readonly string[], length: number): void {
  for (let start = 0; start + length <= letters.length; start++)
    grams.add(letters.slice(start, start + length).join(''));
}

export function literalPattern(text: string): string {
  return [...text].map((letter) => (/[\p{L}\p{N}]/u.test(letter) ? letter : numbered(letter))).join('');
}

const numbered = (letter: string): string => `\\x{${(letter.codePointAt(0) ?? 0).toString(16)}}`;

export interface SearchEntry {
  readonly _id: DocumentId;
  readonly position: Position;
  readonly grams: string[];
  readonly texts: string[];
}

export function toSearchEntry(
  { definition }: CollectionLayout,
  { _id, position, document }: { _id: DocumentId; position: Position; document?: Document | undefined },
): SearchEntry {
  const texts = document === undefined ? [] : searchTexts(document, definition);
  return { _id, position, grams: gramsOf(texts), texts };
}

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

  find(sought: readonly string[]): FindCursor<Pick<SearchEntry, '_id'>> {
    return this.entries.find(matching(sought)).project<Pick<SearchEntry, '_id'>>({ _id: 1 });
  }

  count(sought: readonly string[]): Promise<number> {
    return this.entries.countDocuments(matching(sought));
  }

  async among(ids: readonly DocumentId[], sought: readonly string[]): Promise<ReadonlySet<DocumentId>> {
    const found = this.entries
      .find({ ...matching(sought), _id: { $in: ids } })
      .project<Pick<SearchEntry, '_id'>>({ _id: 1 });
    return new Set((await found.batchSize(ids.length).toArray()).map(({ _id }) => _id));
  }

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
