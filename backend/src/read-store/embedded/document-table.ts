import { fieldValue, searchTexts } from '../field-value.js';
import type { CollectionDefinition, Document, DocumentId } from '../collection.js';
import { kindOf } from '../prepared-query.js';
import { wholeNumber } from './cells.js';
import type { CollectionLayout } from './collection-layout.js';
import { DocumentCodec } from './document-codec.js';
import type { Touched } from './query/match-cache.js';
import { storable } from './query/search-term.js';
import type { Sql, SqlValue } from './sql.js';

export interface StoredDocument {
  readonly row: number;
  readonly document: Document;
}

/** Reads and writes the documents of one collection, with all that is derived from them. */
export class DocumentTable {
  private readonly codec: DocumentCodec;
  private readonly select: string;

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {
    this.codec = new DocumentCodec(layout);
    this.select = `SELECT ${this.codec.columns}, _row FROM ${layout.fields} m JOIN ${layout.documents} d USING (_row)`;
  }

  load(id: DocumentId): StoredDocument | undefined {
    if (!isIdOf(this.layout.definition, id)) return undefined;
    const found = this.sql.row(`${this.select} WHERE m.${this.layout.idColumn} = ?`, id);
    return found && { row: wholeNumber(found.at(-1)), document: this.codec.decode(found) };
  }

  at(row: number): Document {
    const found = this.sql.row(`${this.select} WHERE _row = ?`, row);
    if (found === undefined) throw new Error(`There is no row ${row} in ${this.layout.fields}`);
    return this.codec.decode(found);
  }

  *inIdOrder(): Generator<Document> {
    for (const row of this.sql.each(`${this.select} ORDER BY m.${this.layout.idColumn}`)) yield this.codec.decode(row);
  }

  /** Brings the tables from one state of a document to the next. Undefined when that changes nothing. */
  write(id: DocumentId, before: StoredDocument | undefined, after: Document | undefined): Touched | undefined {
    if (after === undefined) return before && this.remove(before.row);
    if (!isIdOf(this.layout.definition, id)) throw new TypeError(`${String(id)} cannot be an id in ${this.layout.definition.name}`);
    return before === undefined ? this.insert(id, after) : this.update(before, after);
  }

  private insert(id: DocumentId, document: Document): Touched {
    const { definition, documents, fieldNames, fields, idColumn } = this.layout;
    const columns = [idColumn, ...fieldNames.map((field) => this.layout.column(field))];
    const values = [id, ...fieldNames.map((field) => fieldValue(document, field, kindOf(definition, field)))];
    const [row] = this.sql.row(`INSERT INTO ${fields} (${columns.join(', ')}) VALUES (${marks(values)}) RETURNING _row`, ...values) ?? [];
    const key = wholeNumber(row);
    this.sql.run(`INSERT INTO ${documents} VALUES (?, ?)`, key, this.codec.encode(document));
    if (this.layout.searchable) this.insertTexts(key, document);
    return 'membership';
  }

  private insertTexts(row: number, document: Document): void {
    const { definition, searchColumns, texts, trigrams } = this.layout;
    const values = [row, ...searchTexts(document, definition).map(storable)];
    const columns = ['rowid', ...searchColumns.map((field) => this.layout.column(field))].join(', ');
    this.sql.run(`INSERT INTO ${texts} VALUES (${marks(values)})`, ...values);
    this.sql.run(`INSERT INTO ${trigrams} (${columns}) VALUES (${marks(values)})`, ...values);
  }

  /** Writes only what changed, so that only the indexes of changed fields are touched. */
  private update({ row, document: before }: StoredDocument, after: Document): Touched | undefined {
    const { definition, fieldNames, fields, searchColumns } = this.layout;
    const differs = (field: string): boolean => before[field] !== after[field];
    const rewritten = this.rewrite(row, before, after);
    const changed = fieldNames.filter(differs);
    if (changed.length > 0) {
      const values = changed.map((field) => fieldValue(after, field, kindOf(definition, field)));
      this.sql.run(`UPDATE ${fields} SET ${this.assignments(changed)} WHERE _row = ?`, ...values, row);
    }
    const searchChanged = searchColumns.filter(differs);
    if (searchChanged.length > 0) this.updateTexts(row, after);
    return rewritten || changed.length > 0 ? new Set([...changed, ...searchChanged]) : undefined;
  }

  /** Rewrites the document's text unless only held numbers changed. */
  private rewrite(row: number, before: Document, after: Document): boolean {
    const all = Object.keys({ ...before, ...after });
    const changed = all.filter((field) => before[field] !== after[field]);
    if (changed.every((field) => this.codec.holds(field, before[field]) && this.codec.holds(field, after[field]))) return false;
    const text = this.codec.encode(after);
    if (text === this.codec.encode(before)) return false;
    this.sql.run(`UPDATE ${this.layout.documents} SET document = ? WHERE _row = ?`, text, row);
    return true;
  }

  private updateTexts(row: number, document: Document): void {
    const { definition, searchColumns, texts, trigrams } = this.layout;
    const values = [...searchTexts(document, definition).map(storable), row];
    this.sql.run(`UPDATE ${texts} SET ${this.assignments(searchColumns)} WHERE _row = ?`, ...values);
    this.sql.run(`UPDATE ${trigrams} SET ${this.assignments(searchColumns)} WHERE rowid = ?`, ...values);
  }

  private assignments(names: readonly string[]): string {
    return names.map((name) => `${this.layout.column(name)} = ?`).join(', ');
  }

  private remove(row: number): Touched {
    const { documents, fields, searchable, texts, trigrams } = this.layout;
    for (const table of [fields, documents, ...(searchable ? [texts] : [])]) this.sql.run(`DELETE FROM ${table} WHERE _row = ?`, row);
    if (searchable) this.sql.run(`DELETE FROM ${trigrams} WHERE rowid = ?`, row);
    return 'membership';
  }
}

const isIdOf = ({ id: kind }: CollectionDefinition, id: DocumentId): boolean =>
  kind === 'number' ? Number.isSafeInteger(id) : typeof id === 'string';

const marks = (values: readonly SqlValue[]): string => values.map(() => '?').join(', ');
