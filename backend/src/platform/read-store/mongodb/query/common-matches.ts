import type { Collection, FindCursor } from 'mongodb';
import type { Document, DocumentId } from '../../collection.js';
import type { SearchEntries } from '../search-entries.js';
import { documentsOf, StoredRecord } from '../stored-record.js';
import type { Condition } from './conditions.js';

type Identified = Pick<StoredRecord, '_id'>;

export interface Stretch {
  readonly skip: number;
  readonly limit: number;
}

export class CommonMatches {
  constructor(
    private readonly records: Collection<StoredRecord>,
    private readonly entries: SearchEntries,
    private readonly chunk: number,
  ) {}

  async count(sought: readonly string[], condition: Condition, meeting: number): Promise<number> {
    const matching = await this.entries.count(sought);
    let total = 0;
    if (meeting <= matching) {
      const ids = this.records.find(condition).project<Identified>({ _id: 1 });
      for await (const chunk of chunksOf(ids, this.chunk)) total += (await this.entries.among(chunk, sought)).size;
    } else {
      for await (const chunk of chunksOf(this.entries.find(sought), this.chunk))
        total += await this.records.countDocuments({ $and: [condition, { _id: { $in: chunk } }] });
    }
    return total;
  }

  async page(sought: readonly string[], walked: FindCursor<StoredRecord>, { skip, limit }: Stretch) {
    const documents: Document[] = [];
    let skipped = 0;
    for await (const chunk of chunksOf(walked.project<Identified>({ _id: 1 }), this.chunk)) {
      const matching = await this.entries.among(chunk, sought);
      const found = chunk.filter((id) => matching.has(id));
      const passed = Math.min(skip - skipped, found.length);
      skipped += passed;
      documents.push(...(await this.read(found.slice(passed, passed + limit - documents.length))));
      if (documents.length >= limit) break;
    }
    return { documents, skipped };
  }

  private async read(ids: readonly DocumentId[]): Promise<Document[]> {
    if (ids.length === 0) return [];
    const records = await this.records
      .find({ live: true, _id: { $in: ids } })
      .batchSize(ids.length)
      .toArray();
    const byId = new Map(records.map((record) => [record._id, record]));
    return documentsOf(ids.flatMap((id) => byId.get(id) ?? []));
  }
}

async function* chunksOf(found: FindCursor<Identified>, size: number): AsyncGenerator<DocumentId[]> {
  let chunk: DocumentId[] = [];
  try {
    for await (const { _id } of found.batchSize(size)) {
      chunk.push(_id);
      if (chunk.length < size) continue;
      yield chunk;
      chunk = [];
    }
    if (chunk.length > 0) yield chunk;
  } finally {
    await found.close();
  }
}
