import { type CollectionDefinition, assertValidDefinition, listSeparateFields } from '../read-store.js';

/** Names of a collection's tables and columns. Identifiers come only from declarations, and only as plain words. */
export class CollectionLayout {
  readonly table: string;
  readonly texts: string;
  readonly trigrams: string;
  readonly idColumn: string;
  readonly fieldNames: readonly string[];
  /** Fields stored in columns only. */
  readonly separateFields: readonly string[];
  readonly searchColumns: readonly string[];
  /** Fields held in memory, which have no index. */
  readonly inMemory: readonly string[];
  /** Is true if searches have an index. Collections that only admins search are small enough to be scanned. */
  readonly hasTrigrams: boolean;

  constructor(
    readonly key: number,
    readonly definition: CollectionDefinition,
  ) {
    assertValidDefinition(definition);
    this.fieldNames = Object.keys(definition.fields).filter((field) => field !== 'id');
    this.separateFields = listSeparateFields(definition);
    this.searchColumns = definition.search ?? [];
    this.inMemory = definition.id === 'number' ? (definition.columns ?? []).filter((name) => name !== 'id') : [];
    this.hasTrigrams = this.inMemory.length > 0;
    this.table = `c${key}`;
    this.texts = `c${key}_text`;
    this.trigrams = `c${key}_trigram`;
    this.idColumn = definition.id === 'number' ? '_row' : '"id"';
  }

  /** Returns the tables of searchable texts, which have the row keys of the documents. */
  get textTables(): readonly string[] {
    if (this.searchColumns.length === 0) return [];
    return this.hasTrigrams ? [this.texts, this.trigrams] : [this.texts];
  }

  column(field: string): string {
    return field === 'id' ? this.idColumn : quoted(field);
  }

  /** Returns the SQL for tables without query indexes, which are much cheaper to create after the initial load. */
  create(): string {
    const columns = [
      '_row INTEGER PRIMARY KEY',
      ...(this.definition.id === 'number' ? [] : ['"id" TEXT NOT NULL UNIQUE']),
      ...this.fieldNames.map(
        (field) => `${quoted(field)} ${this.definition.fields[field] === 'number' ? 'NUMERIC' : 'TEXT'}`,
      ),
      'document TEXT NOT NULL',
    ];
    return `CREATE TABLE ${this.table} (${columns.join(', ')}); ${this.createTexts()}`;
  }

  createIndexes(): string[] {
    const { withoutIndex = [] } = this.definition;
    const indexed = this.fieldNames.filter((field) => !this.inMemory.includes(field) && !withoutIndex.includes(field));
    const tie = this.definition.id === 'number' ? '' : ', "id"';
    return indexed.map(
      (field) => `CREATE INDEX IF NOT EXISTS i${this.key}_${field} ON ${this.table} (${quoted(field)}${tie})`,
    );
  }

  drop(): string {
    return [this.table, ...this.textTables].map((table) => `DROP TABLE ${table}`).join('; ');
  }

  private createTexts(): string {
    const columns = this.searchColumns.map(quoted).join(', ');
    if (columns === '') return '';
    const options = `content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1'`;
    const trigrams = `
      CREATE VIRTUAL TABLE ${this.trigrams} USING fts5 (${columns}, ${options});
      -- Merge later than by default, which makes inserts a quarter cheaper.
      INSERT INTO ${this.trigrams} (${this.trigrams}, rank) VALUES ('automerge', 16);`;
    return `CREATE TABLE ${this.texts} (${columns}); ${this.hasTrigrams ? trigrams : ''}`;
  }
}

const quoted = (name: string): string => `"${name}"`;
