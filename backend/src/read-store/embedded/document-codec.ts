import type { Document } from '../collection.js';
import { parseDocument, text } from './cells.js';
import type { CollectionLayout } from './collection-layout.js';
import type { Row } from './sql.js';

/** Turns documents into the text that the documents table keeps, and back together with the numbers of the fields table. */
export class DocumentCodec {
  /** Columns to read, over `d` and `m`; `decode` takes them in this order. */
  readonly columns: string;
  private readonly numbers: ReadonlySet<string>;

  constructor(private readonly layout: CollectionLayout) {
    this.columns = ['d.document', ...layout.numberFields.map((field) => `m.${layout.column(field)}`)].join(', ');
    this.numbers = new Set(layout.numberFields);
  }

  encode(document: Document): string {
    return JSON.stringify(document, (key, value: unknown) => (typeof value === 'number' && this.numbers.has(key) ? undefined : value));
  }

  decode([json, ...numbers]: Row): Document {
    const held = this.layout.numberFields.flatMap((field, index) => (typeof numbers[index] === 'number' ? [[field, numbers[index]]] : []));
    return { ...parseDocument(text(json)), ...Object.fromEntries(held) };
  }
}
