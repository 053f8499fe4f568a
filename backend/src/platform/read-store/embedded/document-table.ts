import { type Row, type Sql, type SqlValue, documentId, text, wholeNumber, inGroups } from './sql.js';
import {
  type Document,
  type CollectionDefinition,
  type DocumentId,
  type DocumentText,
  documentOf,
  isApart,
} from '../read-store.js';
import { fieldValue, searchTexts } from '../field-value.js';
import { kindOf } from '../prepared-query.js';
import type { CollectionLayout } from './collection-layout.js';
import { type Condition, storable } from './query/selection.js';
import type { Touched } from './query/match-finder.js';

class DocumentCodec {
  readonly columns: string;
  private readonly apart: readonly string[];

  constructor(layout: CollectionLayout) {
    this.apart = layout.apart;
    this.columns = [
      'd.document',
      `m.${layout.idColumn}`,
      ...this.apart.map((field) => `m.${layout.column(field)}`),
    ].join(', ');
  }

  encode(document: Document): string {
    const text: Record<string, unknown> = { ...document };
    for (const field of this.apart) if (isApart(text[field])) text[field] = undefined;
    return JSON.stringify(text);
  }

  holds(field: string, value: unknown): boolean {
    return isApart(value) && this.apart.includes(field);
  }

  decode([json, id, ...values]: Row): DocumentText {
    const apart: Record<string, unknown> = {};
    let column = 0;
    for (const field of this.apart) {
      const value = values[column++];
      if (isApart(value)) apart[field] = value;
    }
    return { id: documentId(id), text: text(json), apart };
  }
}

export interface StoredDocument {
  readonly row: number;
  readonly document: Document;
}

export type Sum = Readonly<Record<string, number>>;

export class DocumentTable {
  private readonly codec: DocumentCodec;
  private readonly select: string;
  private readonly from: string;
  private readonly fieldNames: ReadonlySet<string>;

  constructor(
    private readonly sql: Sql,
    private readonly layout: CollectionLayout,
  ) {
    this.codec = new DocumentCodec(layout);
    this.fieldNames = new Set(layout.fieldNames);
    this.select = `SELECT ${this.codec.columns}, m._row`;
    this.from = `FROM ${layout.fields} m JOIN ${layout.documents} d ON d._row = m._row`;
  }

  load(id: DocumentId): StoredDocument | undefined {
    if (!isIdOf(this.layout.definition, id)) return undefined;
    const row = this.sql.row(`${this.select} ${this.from} WHERE m.${this.layout.idColumn} = ?`, id);
    return row && { row: wholeNumber(row.at(-1)), document: documentOf(this.codec.decode(row)) };
  }

  all(rows: readonly number[]): DocumentText[] {
    const { fields, documents } = this.layout;
    const named = `json_each(?) j CROSS JOIN ${fields} m ON m._row = j.value CROSS JOIN ${documents} d ON d._row = j.value`;
    const found = this.sql.rows(`SELECT ${this.codec.columns} FROM ${named} ORDER BY j.key`, JSON.stringify(rows));
    if (found.length < rows.length) throw new Error(`Rows of ${fields} are gone`);
    return found.map((row) => this.codec.decode(row));
  }

  /** The only document that meets a condition, as a list of at most one; undefined when there are several. */
  onlyOne({ indexed, values }: Condition): DocumentText[] | undefined {
    const found = `SELECT count(*) FROM (SELECT 1 FROM ${this.layout.fields} m WHERE ${indexed} LIMIT 2)`;
    const row = this.sql.row(`${this.select}, (${found}) ${this.from} WHERE ${indexed} LIMIT 1`, ...values, ...values);
    if (row === undefined) return [];
    return row.at(-1) === 1 ? [this.codec.decode(row)] : undefined;
  }

  write(before: StoredDocument, after: Document | undefined): Touched | undefined {
    return after === undefined ? this.remove(before.row) : this.update(before, after);
  }

  /** Adds to numbers without reading the document; returns what they are now, undefined when there is no document. */
  increment(id: DocumentId, by: Sum): Document | undefined {
    const { definition, fields, idColumn } = this.layout;
    const names = Object.keys(by);
    if (!isIdOf(definition, id)) return undefined;
    const columns = names.map((name) => this.layout.column(name));
    const sums = columns.map((column) => `${column} = ifnull(${column}, 0) + ?`).join(', ');
    const update = `UPDATE ${fields} SET ${sums} WHERE ${idColumn} = ? RETURNING ${columns.join(', ')}`;
    const row = this.sql.row(update, ...Object.values(by), id);
    return row && Object.fromEntries(names.map((name, index) => [name, row[index]]));
  }

  insert(added: readonly (readonly [DocumentId, Document])[]): void {
    const { definition, documents, fieldNames, fields, idColumn, searchColumns, texts, trigrams } = this.layout;
    for (const [id] of added)
      if (!isIdOf(definition, id)) throw new TypeError(`${String(id)} cannot be an id in ${definition.name}`);
    if (added.length === 0) return;
    const rowOf = this.newRows();
    const rows = added.map(([id, document]) => ({ row: rowOf(id), id, document }));
    const named = idColumn === '_row' ? [] : [idColumn];
    const isApart = documents !== fields;
    const columns = [
      ...named,
      ...fieldNames.map((field) => this.layout.column(field)),
      ...(isApart ? [] : ['document']),
    ];
    this.insertRows(
      `${fields} (${['_row', ...columns].join(', ')})`,
      rows.map(({ row, id, document }) => [
        row,
        ...named.map(() => id),
        ...fieldNames.map((field) => fieldValue(document, field, kindOf(definition, field))),
        ...(isApart ? [] : [this.codec.encode(document)]),
      ]),
    );
    if (isApart) {
      const texts = rows.map(({ row, document }) => [row, this.codec.encode(document)]);
      this.insertRows(documents, texts);
    }
    if (!this.layout.searchable) return;
    const found = rows.map(({ row, document }) => [row, ...searchTexts(document, definition).map(storable)]);
    this.insertRows(texts, found);
    if (!this.layout.hasTrigrams) return;
    this.insertRows(
      `${trigrams} (${['rowid', ...searchColumns.map((field) => this.layout.column(field))].join(', ')})`,
      found,
    );
  }

  private newRows(): (id: DocumentId) => number {
    if (this.layout.idColumn === '_row') return Number;
    let last = wholeNumber(this.sql.row(`SELECT ifnull(max(_row), 0) FROM ${this.layout.fields}`)?.[0]);
    return () => ++last;
  }

  private insertRows(into: string, rows: readonly (readonly SqlValue[])[]): void {
    for (const some of inGroups(rows)) this.sql.run(`INSERT INTO ${into} VALUES ${rowMarks(some)}`, ...some.flat());
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
    if (changed.some((key) => searchColumns.includes(key))) this.updateTexts(row, before, after);
    return changedFields.length > 0 || text !== undefined ? new Set(changed) : undefined;
  }

  /** Undefined when the text stays as it is, as it does when only held numbers changed. */
  private changedText(before: Document, after: Document, changed: readonly string[]): string | undefined {
    const isHeld = (key: string): boolean => [before, after].every((document) => this.codec.holds(key, document[key]));
    if (changed.every(isHeld)) return undefined;
    const text = this.codec.encode(after);
    return text === this.codec.encode(before) ? undefined : text;
  }

  private updateTexts(row: number, before: Document, after: Document): void {
    const { definition, searchColumns, texts, trigrams } = this.layout;
    const found = searchTexts(after, definition);
    if (searchTexts(before, definition).some((text, index) => text !== '' && found[index] === ''))
      this.sql.forgetSoon();
    const values = [...found.map(storable), row];
    this.sql.run(`UPDATE ${texts} SET ${this.assignments(searchColumns)} WHERE _row = ?`, ...values);
    if (this.layout.hasTrigrams)
      this.sql.run(`UPDATE ${trigrams} SET ${this.assignments(searchColumns)} WHERE rowid = ?`, ...values);
  }

  private assignments(names: readonly string[]): string {
    return names.map((name) => `${this.layout.column(name)} = ?`).join(', ');
  }

  private remove(row: number): Touched {
    const { documents, fields, searchable, hasTrigrams, texts, trigrams } = this.layout;
    const tables = new Set([fields, documents, ...(searchable ? [texts] : [])]);
    for (const table of tables) this.sql.run(`DELETE FROM ${table} WHERE _row = ?`, row);
    if (hasTrigrams) this.sql.run(`DELETE FROM ${trigrams} WHERE rowid = ?`, row);
    this.sql.forgetSoon();
    return 'membership';
  }
}

const isIdOf = ({ id: kind }: CollectionDefinition, id: DocumentId): boolean =>
  kind === 'number' ? Number.isSafeInteger(id) : typeof id === 'string';

const rowMarks = (rows: readonly (readonly SqlValue[])[]): string => rows.map((row) => `(${marks(row)})`).join(', ');

const marks = (values: readonly SqlValue[]): string => values.map(() => '?').join(', ');

function changedKeys(before: Document, after: Document): string[] {
  const changed = Object.keys(after).filter((key) => before[key] !== after[key]);
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [...changed, ...gone];
}
