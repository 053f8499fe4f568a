import { isDeepStrictEqual } from 'node:util';
import { fieldValue, searchTexts } from '../field-value.js';
import { fieldKind, type PreparedFilter } from '../prepared-query.js';
import { type Document, type DocumentId, type DocumentText, toDocument, isSeparable, toJson } from '../read-store.js';
import type { CollectionLayout } from './collection-layout.js';
import { createCondition, storable } from './page-query.js';
import type { Row, Sql, SqlValue } from './sql.js';

export interface StoredDocument {
  readonly row: number;
  readonly document: Document;
}

/** Numbers by field. */
export type Numbers = Readonly<Record<string, number>>;

type Cells = readonly SqlValue[];

/** The documents of a collection, with their searchable texts. */
export class DocumentTable {
  /** The SQL columns of a document: its text, its id and the fields that are stored separately. */
  private readonly selected: string;
  private readonly columns: readonly string[];
  private readonly insertion: string;
  private readonly textInsertions: readonly string[];

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {
    const { separateFields, fieldNames, idColumn, searchColumns, table, textTables } = layout;
    const columnsOf = (fields: readonly string[]) => fields.map((field) => layout.column(field));
    this.selected = ['document', idColumn, ...columnsOf(separateFields)].join(', ');
    this.columns = [...columnsOf(fieldNames), 'document'];
    this.insertion = `${insertInto(table, [idColumn, ...this.columns])} ON CONFLICT DO NOTHING`;
    this.textInsertions = textTables.map((texts) => insertInto(texts, ['rowid', ...columnsOf(searchColumns)]));
  }

  load(id: DocumentId): StoredDocument | undefined {
    const { idColumn, table } = this.layout;
    const row = this.sql.row(`SELECT ${this.selected}, _row FROM ${table} WHERE ${idColumn} = ?`, [id]);
    return row && { row: Number(row.at(-1)), document: toDocument(this.decode(row)) };
  }

  texts(rows: readonly number[]): DocumentText[] {
    const select = `SELECT ${this.selected} FROM ${this.layout.table} WHERE _row = ?`;
    return rows.map((key) => {
      const row = this.sql.row(select, [key]);
      if (row === undefined) throw new Error(`Row ${key} of ${this.layout.table} is gone`);
      return this.decode(row);
    });
  }

  /** Returns the only matching document, as a list of at most one; undefined when several match. */
  findOnly(filter: PreparedFilter): DocumentText[] | undefined {
    const { sql, values } = createCondition(this.layout, filter);
    const fromMatches = `FROM ${this.layout.table} m WHERE ${sql}`;
    const select = `SELECT ${this.selected}, (SELECT count(*) FROM (SELECT 1 ${fromMatches} LIMIT 2)) ${fromMatches} LIMIT 1`;
    const row = this.sql.row(select, [...values, ...values]);
    if (row === undefined) return [];
    return row.at(-1) === 1 ? [this.decode(row)] : undefined;
  }

  /** Adds to numbers without reading the document; returns the new numbers, undefined for a missing document. */
  increment(id: DocumentId, by: Numbers): Numbers | undefined {
    const names = Object.keys(by);
    const columns = names.map((name) => this.layout.column(name));
    const sums = columns.map((column) => `${column} = ifnull(${column}, 0) + ?`).join(', ');
    const update = `UPDATE ${this.layout.table} SET ${sums} WHERE ${this.layout.idColumn} = ? RETURNING ${columns.join(', ')}`;
    const row = this.sql.row(update, [...Object.values(by), id]);
    return row && Object.fromEntries(names.map((name, index) => [name, Number(row[index])]));
  }

  /** Returns false, without a change, when there is a document with this id. */
  insert(id: DocumentId, document: Document): boolean {
    const { changes, lastInsertRowid } = this.sql.run(this.insertion, [id, ...this.cellsOf(document)]);
    if (changes === 0) return false;
    this.insertTexts(Number(lastInsertRowid), this.textsOf(document));
    return true;
  }

  /** Writes only changed columns, so that indexes of others are not touched. Returns false when none has changed. */
  update({ row, document: before }: StoredDocument, after: Document): boolean {
    const [old, cells] = [this.cellsOf(before), this.cellsOf(after)];
    const changed = [...this.columns.keys()].filter((index) => old[index] !== cells[index]);
    if (changed.length === 0) return false;
    const assignments = changed.map((index) => `${this.columns[index]} = ?`).join(', ');
    const values = changed.map((index) => cells[index] ?? null);
    this.sql.run(`UPDATE ${this.layout.table} SET ${assignments} WHERE _row = ?`, [...values, row]);
    const texts = this.textsOf(after);
    if (!isDeepStrictEqual(texts, this.textsOf(before))) {
      this.removeTexts(row);
      this.insertTexts(row, texts);
    }
    return true;
  }

  remove(row: number): void {
    this.sql.run(`DELETE FROM ${this.layout.table} WHERE _row = ?`, [row]);
    this.removeTexts(row);
  }

  private insertTexts(row: number, texts: Cells): void {
    for (const insertion of this.textInsertions) this.sql.run(insertion, [row, ...texts]);
  }

  private removeTexts(row: number): void {
    for (const table of this.layout.textTables) this.sql.run(`DELETE FROM ${table} WHERE rowid = ?`, [row]);
    this.sql.truncateWalSoon();
  }

  private cellsOf(document: Document): Cells {
    const { separateFields, definition, fieldNames } = this.layout;
    return [
      ...fieldNames.map((field) => fieldValue(document, field, fieldKind(definition, field))),
      toJson(document, separateFields),
    ];
  }

  private textsOf(document: Document): Cells {
    return searchTexts(document, this.layout.definition).map(storable);
  }

  private decode([json, id, ...values]: Row): DocumentText {
    const separateValues: Record<string, unknown> = {};
    for (const [index, field] of this.layout.separateFields.entries()) {
      const value = values[index];
      if (isSeparable(value)) separateValues[field] = value;
    }
    return { id: typeof id === 'number' ? id : String(id), text: String(json), values: separateValues };
  }
}

const insertInto = (table: string, columns: readonly string[]): string =>
  `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
