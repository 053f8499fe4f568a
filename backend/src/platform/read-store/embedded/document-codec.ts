import type { Document } from '../collection.js';
import { parseDocument, text } from './cells.js';
import type { CollectionLayout } from './collection-layout.js';
import type { Row } from './sql.js';

export class DocumentCodec {
  readonly columns: string;
  private readonly numberFields: ReadonlySet<string>;

  constructor(layout: CollectionLayout) {
    this.columns = ['d.document', ...layout.numberFields.map((field) => `m.${layout.column(field)}`)].join(', ');
    this.numberFields = new Set(layout.numberFields);
  }

  encode(document: Document): string {
    return JSON.stringify(
      Object.fromEntries(Object.entries(document).filter(([field, value]) => !this.holds(field, value))),
    );
  }

  holds(field: string, value: unknown): boolean {
    return typeof value === 'number' && this.numberFields.has(field);
  }

  decode([json, ...numbers]: Row): Document {
    // Numbers are put into what was parsed: a copy of it takes five times as long as parsing.
    const document = parseDocument(text(json));
    let column = 0;
    for (const field of this.numberFields) {
      const number = numbers[column++];
      if (typeof number === 'number') document[field] = number;
    }
    return document;
  }
}
