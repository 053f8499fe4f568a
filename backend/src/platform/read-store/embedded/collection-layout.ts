import { type CollectionDefinition, assertSoundDefinition, fieldsApart } from '../read-store.js';

/** Names of a collection's tables and columns. Identifiers come only from declarations, and only as plain words. */
export class CollectionLayout {
  readonly fields: string;
  readonly documents: string;
  readonly texts: string;
  readonly trigrams: string;
  readonly idColumn: string;
  readonly fieldNames: readonly string[];
  /** Fields stored in columns only. */
  readonly apart: readonly string[];
  readonly searchColumns: readonly string[];
  /** Fields held in memory without an index. Their table is read as a whole, so that documents have another table. */
  readonly inMemory: readonly string[];

  constructor(
    private readonly key: number,
    readonly definition: CollectionDefinition,
  ) {
    assertSoundDefinition(definition);
    this.fieldNames = Object.keys(definition.fields).filter((field) => field !== 'id');
    this.apart = fieldsApart(definition);
    this.searchColumns = definition.search ?? [];
    this.inMemory = definition.id === 'number' ? (definition.columns ?? []).filter((name) => name !== 'id') : [];
    this.fields = `c${key}`;
    this.documents = this.inMemory.length > 0 ? `c${key}_document` : this.fields;
    this.texts = `c${key}_text`;
    this.trigrams = `c${key}_trigram`;
    this.idColumn = definition.id === 'number' ? '_row' : '"id"';
  }

  get searchable(): boolean {
    return this.searchColumns.length > 0;
  }

  /** Returns whether searches have an index. Collections that only admins search are small enough to be scanned. */
  get hasTrigrams(): boolean {
    return this.searchable && this.inMemory.length > 0;
  }

  column(field: string): string {
    return field === 'id' ? this.idColumn : quoted(field);
  }

  /** Returns the SQL for tables without query indexes, which are much cheaper to create after the initial load. */
  create(): string {
    const id = this.definition.id === 'number' ? '' : ', "id" TEXT NOT NULL';
    const columns = this.fieldNames.map(
      (field) => `, ${quoted(field)} ${this.definition.fields[field] === 'number' ? 'NUMERIC' : 'TEXT'}`,
    );
    const document = ', document TEXT NOT NULL';
    const isApart = this.documents !== this.fields;
    return [
      `CREATE TABLE ${this.fields} (_row INTEGER PRIMARY KEY${id}${columns.join('')}${isApart ? '' : document})`,
      ...(isApart ? [`CREATE TABLE ${this.documents} (_row INTEGER PRIMARY KEY${document})`] : []),
      ...(id ? [`CREATE UNIQUE INDEX ${this.index('id')} ON ${this.fields} ("id")`] : []),
      ...(this.searchable ? this.createSearch() : []),
    ].join(';\n');
  }

  createIndexes(): string[] {
    const { withoutIndex = [] } = this.definition;
    const indexed = this.fieldNames.filter((field) => !this.inMemory.includes(field) && !withoutIndex.includes(field));
    const tie = this.definition.id === 'number' ? '' : ', "id"';
    return indexed.map(
      (field) => `CREATE INDEX IF NOT EXISTS ${this.index(field)} ON ${this.fields} (${quoted(field)}${tie})`,
    );
  }

  drop(): string {
    const tables = [
      ...new Set([this.fields, this.documents]),
      ...(this.searchable ? [this.texts] : []),
      ...(this.hasTrigrams ? [this.trigrams] : []),
    ];
    return tables.map((table) => `DROP TABLE ${table}`).join(';\n');
  }

  private createSearch(): string[] {
    const columns = this.searchColumns.map(quoted).join(', ');
    const options = `content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'`;
    return [
      `CREATE TABLE ${this.texts} (_row INTEGER PRIMARY KEY, ${columns})`,
      ...(this.hasTrigrams
        ? [
            `CREATE VIRTUAL TABLE ${this.trigrams} USING fts5 (${columns}, ${options})`,
            // Merges later than by default, which makes inserts a quarter cheaper.
            `INSERT INTO ${this.trigrams} (${this.trigrams}, rank) VALUES ('automerge', 16)`,
          ]
        : []),
    ];
  }

  private index(field: string): string {
    return `i${this.key}_${field}`;
  }
}

const quoted = (name: string): string => `"${name}"`;
