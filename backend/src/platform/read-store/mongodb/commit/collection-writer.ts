import type { Db } from 'mongodb';
import type { CollectionLayout } from '../collection-layout.js';
import { SearchEntries } from '../search-entries.js';
import { RecordStore } from './record-store.js';

/** Where one collection is written to. */
export class CollectionWriter {
  readonly records: RecordStore;
  readonly entries: SearchEntries;

  constructor(
    db: Db,
    readonly layout: CollectionLayout,
  ) {
    this.records = new RecordStore(db, layout);
    this.entries = new SearchEntries(db, layout);
  }
}
