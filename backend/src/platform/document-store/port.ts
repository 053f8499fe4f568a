export interface StoredDocument {
  readonly key: string;
  /** Starts at 1 and rises with each put. */
  readonly version: number;
  readonly value: unknown;
}

export interface PutOptions {
  /** Writes only if the document has this version; 0: only if there is none; default: always. */
  readonly ifVersion?: number;
  readonly expiresAt?: Date;
}

/**
 * Small documents beside the event log and the read models. Strings that name collections contain no `/`. Every call may throw
 * StoreUnavailable; a call that was repeated after a lost connection counts once.
 */
export interface DocumentStore {
  get(collection: string, key: string): Promise<StoredDocument | undefined>;
  getMany(collection: string, keys: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>>;
  put(collection: string, key: string, value: unknown, options?: PutOptions): Promise<boolean>;
  delete(collection: string, key: string): Promise<void>;
  list(collection: string, prefix?: string): AsyncIterable<StoredDocument>;
  close(): Promise<void>;
}

export const DOCUMENT_STORE = Symbol('DocumentStore');
