import { fieldValue, searchTexts } from '../field-value.js';
import type { CollectionDefinition, Document, DocumentId } from '../collection.js';
import { kindOf } from '../prepared-query.js';
import { wholeNumber } from './cells.js';
import type { CollectionLayout } from './collection-layout.js';
import { DocumentCodec } from './document-codec.js';
import type { Condition } from './query/condition.js';
import type { Touched } from './query/match-cache.js';
import { storable } from './query/search-term.js';
import type { Sql, SqlValue } from './sql.js';

export interface StoredDocument {
  /** Its key in every table of the collection. */
  readonly row: number;
  readonly document: Document;
}

/** Reads and writes the documents of one collection, with all that is derived from them. */
export class DocumentTable {
  private readonly codec: DocumentCodec;
  private readonly select: string;
  private readonly fieldNames: ReadonlySet<string>;

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {
    this.codec = new DocumentCodec(layout);
    this.fieldNames = new Set(layout.fieldNames);
    this.select = `SELECT ${this.codec.columns}, _row FROM ${layout.fields} m JOIN ${layout.documents} d USING (_row)`;
  }

  load(id: DocumentId): StoredDocument | undefined {
    if (!isIdOf(this.layout.definition, id)) return undefined;
    const found = this.sql.row(`${this.select} WHERE m.${this.layout.idColumn} = ?`, id);
    return found && { row: wholeNumber(found.at(-1)), document: this.codec.decode(found) };
  }

  /** Those of some rows, in their order. */
  all(rows: readonly number[]): Document[] {
    const { fields, documents } = this.layout;
    const named = `json_each(?) j CROSS JOIN ${fields} m ON m._row = j.value CROSS JOIN ${documents} d ON d._row = j.value`;
    const found = this.sql.rows(`SELECT ${this.codec.columns} FROM ${named} ORDER BY j.key`, JSON.stringify(rows));
    if (found.length < rows.length) throw new Error(`Rows of ${fields} are gone`);
    return found.map((row) => this.codec.decode(row));
  }

  /** The first ones that meet a condition, in no order. */
  meeting({ indexed, values }: Condition, count: number): Document[] {
    const found = this.sql.rows(`${this.select} WHERE ${indexed} LIMIT ?`, ...values, count);
    return found.map((row) => this.codec.decode(row));
  }

  /** Each document as it is when its turn comes; one that was removed meanwhile is left out. */
  *inIdOrder(): Generator<Document> {
    const { fields, idColumn } = this.layout;
    const rows = this.sql.rows(`SELECT _row FROM ${fields} ORDER BY ${idColumn}`);
    for (const [row] of rows) {
      const found = this.sql.row(`${this.select} WHERE _row = ?`, wholeNumber(row));
      if (found !== undefined) yield this.codec.decode(found);
    }
  }

  /** Brings the tables from one state of a document to the next. Undefined when that changes nothing. */
  write(id: DocumentId, before: StoredDocument | undefined, after: Document | undefined): Touched | undefined {
    if (after === undefined) return before && this.remove(before.row);
    const { definition } = this.layout;
    if (!isIdOf(definition, id)) throw new TypeError(`${String(id)} cannot be an id in ${definition.name}`);
    return before === undefined ? this.insert(id, after) : this.update(before, after);
  }

  /** Adds to numbers that the fields table holds, and tells the sums; undefined for a document that is not there. */
  increment(id: DocumentId, by: Readonly<Record<string, number>>): Document | undefined {
    if (!isIdOf(this.layout.definition, id)) return undefined;
    const names = Object.keys(by);
    const columns = names.map((name) => this.layout.column(name));
    const sums = columns.map((column) => `${column} = ifnull(${column}, 0) + ?`).join(', ');
    const { fields, idColumn } = this.layout;
    const update = `UPDATE ${fields} SET ${sums} WHERE ${idColumn} = ? RETURNING ${columns.join(', ')}`;
    const found = this.sql.row(update, ...Object.values(by), id);
    return found && Object.fromEntries(names.map((name, index) => [name, found[index]]));
  }

  private insert(id: DocumentId, document: Document): Touched {
    const { definition, documents, fieldNames, fields, idColumn } = this.layout;
    const columns = [idColumn, ...fieldNames.map((field) => this.layout.column(field))];
    const values = [id, ...fieldNames.map((field) => fieldValue(document, field, kindOf(definition, field)))];
    const row = this.sql.insert(`INSERT INTO ${fields} (${columns.join(', ')}) VALUES (${marks(values)})`, ...values);
    this.sql.run(`INSERT INTO ${documents} VALUES (?, ?)`, row, this.codec.encode(document));
    if (this.layout.searchable) this.insertTexts(row, document);
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
    const { definition, documents, fields, searchColumns } = this.layout;
    const changed = changedKeys(before, after);
    const changedFields = changed.filter((key) => this.fieldNames.has(key));
    if (changedFields.length > 0) {
      const values = changedFields.map((field) => fieldValue(after, field, kindOf(definition, field)));
      this.sql.run(`UPDATE ${fields} SET ${this.assignments(changedFields)} WHERE _row = ?`, ...values, row);
    }
    const text = this.changedText(before, after, changed);
    if (text !== undefined) this.sql.run(`UPDATE ${documents} SET document = ? WHERE _row = ?`, text, row);
    if (changed.some((key) => searchColumns.includes(key))) this.updateTexts(row, after);
    return changedFields.length > 0 || text !== undefined ? new Set(changed) : undefined;
  }

  /** Undefined when the text stays as it is, as it does when only held numbers changed. */
  private changedText(before: Document, after: Document, changed: readonly string[]): string | undefined {
    const isHeld = (key: string): boolean => [before, after].every((document) => this.codec.holds(key, document[key]));
    if (changed.every(isHeld)) return undefined;
    const text = this.codec.encode(after);
    return text === this.codec.encode(before) ? undefined : text;
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
    const tables = [fields, documents, ...(searchable ? [texts] : [])];
    for (const table of tables) this.sql.run(`DELETE FROM ${table} WHERE _row = ?`, row);
    if (searchable) this.sql.run(`DELETE FROM ${trigrams} WHERE rowid = ?`, row);
    return 'membership';
  }
}

const isIdOf = ({ id: kind }: CollectionDefinition, id: DocumentId): boolean =>
  kind === 'number' ? Number.isSafeInteger(id) : typeof id === 'string';

const marks = (values: readonly SqlValue[]): string => values.map(() => '?').join(', ');

function changedKeys(before: Document, after: Document): string[] {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [...changed, ...gone];
}
