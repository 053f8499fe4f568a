import { isFolded, type CollectionDefinition, assertSoundDefinition } from '../read-store.js';

export const VIEWS_PREFIX = 'read-models.';

const COLLECTION_NAME = /^[a-z][a-z0-9-]*$/i;

export type Index = Readonly<Record<string, 1>>;

/** Names and indexes of one collection of one build. Names come from declarations only, and only when they are plain words. */
export class CollectionLayout {
  readonly documents: string;
  /** What searches look into, apart, so that the documents stay small: a like does not carry every piece of text along. */
  readonly searchEntries: string;
  readonly searchFields: readonly string[];

  constructor(
    buildKey: string,
    readonly definition: CollectionDefinition,
  ) {
    const { name, search = [] } = definition;
    if (!COLLECTION_NAME.test(name)) throw new Error(`${name} cannot be the name of a collection`);
    assertSoundDefinition(definition);
    this.documents = `${VIEWS_PREFIX}${buildKey}.${name}`;
    this.searchEntries = `${this.documents}.search`;
    this.searchFields = search;
  }

  get names(): readonly string[] {
    return this.searchFields.length === 0 ? [this.documents] : [this.documents, this.searchEntries];
  }

  path(field: string): string {
    if (field === 'id') return '_id';
    return isFolded(this.definition.fields[field]) ? `folded.${field}` : `document.${field}`;
  }

  isQueried(field: string): boolean {
    return Object.hasOwn(this.definition.fields, field) || this.searchFields.includes(field);
  }

  concernsSearch(fields: readonly string[] | undefined): boolean {
    return (
      this.searchFields.length > 0 && (fields ?? this.searchFields).some((name) => this.searchFields.includes(name))
    );
  }

  documentIndexes(): Index[] {
    const { fields: declared, withoutIndex = [] } = this.definition;
    const fields = Object.keys(declared).filter((field) => field !== 'id' && !withoutIndex.includes(field));
    return [{ live: 1, _id: 1 }, ...fields.map((field): Index => ({ live: 1, [this.path(field)]: 1, _id: 1 }))];
  }

  searchIndexes(): Index[] {
    return this.searchFields.length === 0 ? [] : [{ grams: 1, _id: 1 }];
  }
}
