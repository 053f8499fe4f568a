import { isIdOf } from '../definitions.js';
import { fieldValue, searchTexts } from '../field-value.js';
import { compareValues, kindOf, type PreparedFilter } from '../prepared-query.js';
import { type Document, type DocumentId, type DocumentText, documentOf, isApart } from '../read-store.js';
import type { CollectionLayout } from './collection-layout.js';
import { conditionOf, storable } from './page-query.js';
import { documentId, text, wholeNumber, type Row, type Sql, type SqlValue } from './sql.js';

export interface StoredDocument {
  readonly row: number;
  readonly document: Document;
}

/** Numbers to add, by field. */
export type Sum = Readonly<Record<string, number>>;

type Cells = readonly SqlValue[];

/** The documents of a collection, with their searchable texts. */
export class DocumentTable {
  private readonly columns: string;
  private readonly from: string;
  private readonly inserts: readonly { readonly insert: Inserts; readonly cellsOf: CellsOf }[];
  /** Largest id; undefined before the first use. */
  private largest: { id: DocumentId | null; row: number } | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {
    const { apart, documents, fields, idColumn } = layout;
    this.columns = ['d.document', `m.${idColumn}`, ...apart.map((field) => `m.${layout.column(field)}`)].join(', ');
    this.from = `FROM ${fields} m JOIN ${documents} d ON d._row = m._row`;
    this.inserts = tablesOf(layout, (document) => this.encode(document)).map(({ table, columns, cellsOf }) => ({
      insert: new Inserts(sql, table, columns),
      cellsOf,
    }));
  }

  load(id: DocumentId): StoredDocument | undefined {
    if (!isIdOf(this.layout.definition, id)) return undefined;
    const row = this.sql.row(`SELECT ${this.columns}, m._row ${this.from} WHERE m.${this.layout.idColumn} = ?`, [id]);
    return row && { row: wholeNumber(row.at(-1)), document: documentOf(this.decode(row)) };
  }

  texts(rows: readonly number[]): DocumentText[] {
    const select = `SELECT ${this.columns} ${this.from} WHERE m._row = ?`;
    return rows.map((key) => {
      const row = this.sql.row(select, [key]);
      if (row === undefined) throw new Error(`Row ${key} of ${this.layout.fields} is gone`);
      return this.decode(row);
    });
  }

  /** Returns the only matching document, as a list of at most one; undefined when several match. */
  onlyOne(filter: PreparedFilter): DocumentText[] | undefined {
    const { sql, values } = conditionOf(this.layout, filter);
    const found = `SELECT count(*) FROM (SELECT 1 FROM ${this.layout.fields} m WHERE ${sql} LIMIT 2)`;
    const select = `SELECT ${this.columns}, (${found}) ${this.from} WHERE ${sql} LIMIT 1`;
    const row = this.sql.row(select, [...values, ...values]);
    if (row === undefined) return [];
    return row.at(-1) === 1 ? [this.decode(row)] : undefined;
  }

  /** Returns whether the id is larger than every other, so that there is no document to read. */
  isBeyond(id: DocumentId): boolean {
    if (!isIdOf(this.layout.definition, id)) return false;
    const { id: largest } = this.last();
    return largest === null || compareValues(id, largest) > 0;
  }

  /** Adds to numbers without reading the document; returns the new numbers, undefined for a missing document. */
  increment(id: DocumentId, by: Sum): Document | undefined {
    const { definition, fields, idColumn } = this.layout;
    if (!isIdOf(definition, id)) return undefined;
    const names = Object.keys(by);
    const columns = names.map((name) => this.layout.column(name));
    const sums = columns.map((column) => `${column} = ifnull(${column}, 0) + ?`).join(', ');
    const update = `UPDATE ${fields} SET ${sums} WHERE ${idColumn} = ? RETURNING ${columns.join(', ')}`;
    const row = this.sql.row(update, [...Object.values(by), id]);
    return row && Object.fromEntries(names.map((name, index) => [name, row[index]]));
  }

  insert(added: readonly (readonly [DocumentId, Document])[]): void {
    const { definition } = this.layout;
    for (const [id] of added)
      if (!isIdOf(definition, id)) throw new TypeError(`${String(id)} cannot be an id in ${definition.name}`);
    if (added.length === 0) return;
    let last = this.last();
    const rows = added.map(([id, document]) => {
      const row = typeof id === 'number' ? id : last.row + 1;
      const isLast = last.id === null || compareValues(id, last.id) > 0;
      last = { id: isLast ? id : last.id, row: Math.max(row, last.row) };
      return { row, id, document };
    });
    this.largest = last;
    for (const { insert, cellsOf } of this.inserts)
      insert.run(rows.map(({ row, id, document }) => [row, ...cellsOf(id, document)]));
  }

  /** Writes only changed columns, so that other indexes are not touched. Returns whether the document has changed. */
  update({ row, document: before }: StoredDocument, after: Document, changed: ReadonlySet<string>): boolean {
    const { definition, documents, fields, fieldNames, searchColumns } = this.layout;
    const changedFields = fieldNames.filter((field) => changed.has(field));
    if (changedFields.length > 0) {
      const values = changedFields.map((field) => fieldValue(after, field, kindOf(definition, field)));
      this.sql.run(`UPDATE ${fields} SET ${this.assignments(changedFields)} WHERE _row = ?`, [...values, row]);
    }
    const encoded = this.encode(after);
    const isRewritten = encoded !== this.encode(before);
    if (isRewritten) this.sql.run(`UPDATE ${documents} SET document = ? WHERE _row = ?`, [encoded, row]);
    if (searchColumns.some((field) => changed.has(field))) this.updateTexts(row, before, after);
    return changedFields.length > 0 || isRewritten;
  }

  remove(row: number): void {
    const { documents, fields, searchable, hasTrigrams, texts, trigrams } = this.layout;
    const tables = new Set([fields, documents, ...(searchable ? [texts] : [])]);
    for (const table of tables) this.sql.run(`DELETE FROM ${table} WHERE _row = ?`, [row]);
    if (hasTrigrams) this.sql.run(`DELETE FROM ${trigrams} WHERE rowid = ?`, [row]);
    this.sql.forgetSoon();
  }

  private updateTexts(row: number, before: Document, after: Document): void {
    const { definition, searchColumns, texts, trigrams } = this.layout;
    const found = searchTexts(after, definition);
    if (searchTexts(before, definition).some((text, index) => text !== '' && found[index] === ''))
      this.sql.forgetSoon();
    const values = [...found.map(storable), row];
    this.sql.run(`UPDATE ${texts} SET ${this.assignments(searchColumns)} WHERE _row = ?`, values);
    if (this.layout.hasTrigrams)
      this.sql.run(`UPDATE ${trigrams} SET ${this.assignments(searchColumns)} WHERE rowid = ?`, values);
  }

  private assignments(names: readonly string[]): string {
    return names.map((name) => `${this.layout.column(name)} = ?`).join(', ');
  }

  private last(): { id: DocumentId | null; row: number } {
    if (this.largest !== undefined) return this.largest;
    const { fields, idColumn } = this.layout;
    const select = `SELECT (SELECT max(${idColumn}) FROM ${fields}), ifnull(max(_row), 0) FROM ${fields}`;
    const [id, row] = this.sql.row(select) ?? [];
    this.largest = { id: id === null ? null : documentId(id), row: wholeNumber(row) };
    return this.largest;
  }

  private encode(document: Document): string {
    const rest: Record<string, unknown> = { ...document };
    for (const field of this.layout.apart) if (isApart(rest[field])) rest[field] = undefined;
    return JSON.stringify(rest);
  }

  private decode([json, id, ...values]: Row): DocumentText {
    const apart: Record<string, unknown> = {};
    for (const [index, field] of this.layout.apart.entries()) {
      const value = values[index];
      if (isApart(value)) apart[field] = value;
    }
    return { id: documentId(id), text: text(json), apart };
  }
}

type CellsOf = (id: DocumentId, document: Document) => Cells;

interface Table {
  readonly table: string;
  readonly columns: readonly string[];
  /** Cells of all columns but the row key. */
  readonly cellsOf: CellsOf;
}

/** Returns the columns of each table besides the row key. */
function tablesOf(layout: CollectionLayout, encode: (document: Document) => string): Table[] {
  const { definition, documents, fieldNames, fields, idColumn, searchColumns } = layout;
  const kinds = fieldNames.map((field) => [field, kindOf(definition, field)] as const);
  const valuesOf = (document: Document) => kinds.map(([field, kind]) => fieldValue(document, field, kind));
  const names = fieldNames.map((field) => layout.column(field));
  const [ids, idOf] = idColumn === '_row' ? [[], () => []] : [[idColumn], (id: DocumentId) => [id]];
  const isBeside = documents !== fields;
  const searched = searchColumns.map((field) => layout.column(field));
  const textsOf: CellsOf = (_, document) => searchTexts(document, definition).map(storable);
  const encoded = isBeside ? [] : ['document'];
  const ownOf: CellsOf = (id, document) => [
    ...idOf(id),
    ...valuesOf(document),
    ...(isBeside ? [] : [encode(document)]),
  ];
  const textOf: CellsOf = (_, document) => [encode(document)];
  return [
    { table: fields, columns: ['_row', ...ids, ...names, ...encoded], cellsOf: ownOf },
    ...(isBeside ? [{ table: documents, columns: ['_row', 'document'], cellsOf: textOf }] : []),
    ...(layout.searchable ? [{ table: layout.texts, columns: ['_row', ...searched], cellsOf: textsOf }] : []),
    ...(layout.hasTrigrams ? [{ table: layout.trigrams, columns: ['rowid', ...searched], cellsOf: textsOf }] : []),
  ];
}

/** Numbers of rows that the insert statements take. */
const GROUPS = [32, 8, 1];

class Inserts {
  private readonly statements: ReadonlyMap<number, string>;

  constructor(
    private readonly sql: Sql,
    table: string,
    columns: readonly string[],
  ) {
    const row = `(${columns.map(() => '?').join(', ')})`;
    const into = `INSERT INTO ${table} (${columns.join(', ')}) VALUES`;
    this.statements = new Map(GROUPS.map((size) => [size, `${into} ${Array(size).fill(row).join(', ')}`]));
  }

  run(rows: readonly Cells[]): void {
    let start = 0;
    for (const [size, statement] of this.statements)
      for (; rows.length - start >= size; start += size)
        this.sql.run(statement, rows.slice(start, start + size).flat());
  }
}
