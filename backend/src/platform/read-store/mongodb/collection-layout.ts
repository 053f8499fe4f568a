import { isFolded, type CollectionDefinition } from '../collection.js';
import { assertSoundDefinition } from '../sound-names.js';

/** All collections of documents; what is named so and belongs to no known build is rubbish. */
export const VIEWS_PREFIX = 'read-models.';

const COLLECTION_NAME = /^[a-z][a-z0-9-]*$/i;

/** Which events of each stream a build has seen. */
export const streamHeadsOf = (buildKey: string): string => `${VIEWS_PREFIX}${buildKey}.stream-heads`;

/** Paths in their order, all ascending. */
export type Index = Readonly<Record<string, 1>>;

/** Names and indexes of one collection of one build. Names come from declarations only, and only when they are plain words. */
export class CollectionLayout {
  /** The documents, each with its position and the folded copies of its folded fields. */
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

  /** Of the collections that answers are made from. */
  get names(): readonly string[] {
    return this.searchFields.length === 0 ? [this.documents] : [this.documents, this.searchEntries];
  }

  /** Where the comparable value of a declared field lies. */
  path(field: string): string {
    if (field === 'id') return '_id';
    return isFolded(this.definition.fields[field]) ? `folded.${field}` : `document.${field}`;
  }

  /** Whether queries may depend on a field. */
  isQueried(field: string): boolean {
    return Object.hasOwn(this.definition.fields, field) || this.searchFields.includes(field);
  }

  /** Whether a change concerns searches: in these fields, or by making or removing the document. */
  concernsSearch(fields: readonly string[] | undefined): boolean {
    return (
      this.searchFields.length > 0 && (fields ?? this.searchFields).some((name) => this.searchFields.includes(name))
    );
  }

  /** One index a field serves its filters and both directions of its order, ties by id included; `live` leaves removed documents out. */
  documentIndexes(): Index[] {
    const fields = Object.keys(this.definition.fields).filter((field) => field !== 'id');
    return [{ live: 1, _id: 1 }, ...fields.map((field): Index => ({ live: 1, [this.path(field)]: 1, _id: 1 }))];
  }

  searchIndexes(): Index[] {
    return this.searchFields.length === 0 ? [] : [{ grams: 1, _id: 1 }];
  }
}
