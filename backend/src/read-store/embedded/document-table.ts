import { fieldValue, searchTexts } from '../field-value.js';
import type { CollectionDefinition, Document, DocumentId } from '../collection.js';
import { kindOf } from '../prepared-query.js';
import { parseDocument, text, wholeNumber } from './cells.js';
import type { CollectionLayout } from './collection-layout.js';
import type { Touched } from './query/match-cache.js';
import { storable } from './query/search-term.js';
import type { Sql, SqlValue } from './sql.js';

export interface StoredDocument {
  readonly row: number;
  readonly json: string;
  readonly document: Document;
}

/** Reads and writes the documents of one collection, with all that is derived from them. */
export class DocumentTable {
  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {}

  load(id: DocumentId): StoredDocument | undefined {
    if (!isIdOf(this.layout.definition, id)) return undefined;
    const { documents, fields, idColumn } = this.layout;
    const source = idColumn === '_row' ? `${documents} d WHERE d._row = ?` : `${fields} m JOIN ${documents} d USING (_row) WHERE m.id = ?`;
    const found = this.sql.row(`SELECT d._row, d.document FROM ${source}`, id);
    if (found === undefined) return undefined;
    const json = text(found[1]);
    return { row: wholeNumber(found[0]), json, document: parseDocument(json) };
  }

  at(row: number): Document {
    const [json] = this.sql.row(`SELECT document FROM ${this.layout.documents} WHERE _row = ?`, row) ?? [];
    return parseDocument(text(json));
  }

  *inIdOrder(): Generator<Document> {
    const { documents, fields, idColumn } = this.layout;
    const rows = this.sql.each(`SELECT d.document FROM ${fields} m JOIN ${documents} d USING (_row) ORDER BY m.${idColumn}`);
    for (const [json] of rows) yield parseDocument(text(json));
  }

  /** Brings the tables from one state of a document to the next. Undefined when that changes nothing. */
  write(id: DocumentId, before: StoredDocument | undefined, after: Document | undefined): Touched | undefined {
    if (after === undefined) return before && this.remove(before.row);
    if (!isIdOf(this.layout.definition, id)) throw new TypeError(`${String(id)} cannot be an id in ${this.layout.definition.name}`);
    const json = JSON.stringify(after);
    if (before === undefined) return this.insert(id, after, json);
    return json === before.json ? undefined : this.update(before, after, json);
  }

  private insert(id: DocumentId, document: Document, json: string): Touched {
    const { definition, documents, fieldNames, fields, idColumn } = this.layout;
    const columns = [idColumn, ...fieldNames.map((field) => this.layout.column(field))];
    const values = [id, ...fieldNames.map((field) => fieldValue(document, field, kindOf(definition, field)))];
    const [row] = this.sql.row(`INSERT INTO ${fields} (${columns.join(', ')}) VALUES (${marks(values)}) RETURNING _row`, ...values) ?? [];
    const key = wholeNumber(row);
    this.sql.run(`INSERT INTO ${documents} VALUES (?, ?)`, key, json);
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
  private update({ row, document: before }: StoredDocument, after: Document, json: string): Touched {
    const { definition, documents, fieldNames, fields, searchColumns } = this.layout;
    const differs = (field: string): boolean => before[field] !== after[field];
    const changed = fieldNames.filter(differs);
    const searchChanged = searchColumns.filter(differs);
    this.sql.run(`UPDATE ${documents} SET document = ? WHERE _row = ?`, json, row);
    if (changed.length > 0) {
      const values = changed.map((field) => fieldValue(after, field, kindOf(definition, field)));
      this.sql.run(`UPDATE ${fields} SET ${this.assignments(changed)} WHERE _row = ?`, ...values, row);
    }
    if (searchChanged.length > 0) this.updateTexts(row, after);
    return new Set([...changed, ...searchChanged]);
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
