/** A JSON value under a collection and a key. */
export interface StoredDocument {
  readonly key: string;
  /** 1 for a new document; rises with each put. */
  readonly version: number;
  readonly value: unknown;
}

export interface PutOptions {
  /** Writes only while the document has this version; 0: only while there is none. Left out: writes in any case. */
  readonly ifVersion?: number;
  /** The document is gone from this time on. Left out: it stays. */
  readonly expiresAt?: Date;
}

/**
 * Small documents beside the event log and the read models. Strings that name collections contain no `/`. Every call may throw
 * StoreUnavailable; a call that was repeated after a lost connection counts once.
 */
export interface DocumentStore {
  get(collection: string, key: string): Promise<StoredDocument | undefined>;
  /** The documents of those keys that have one. */
  getMany(collection: string, keys: readonly string[]): Promise<ReadonlyMap<string, StoredDocument>>;
  /** Returns whether the document was written. */
  put(collection: string, key: string, value: unknown, options?: PutOptions): Promise<boolean>;
  /** Does nothing where there is no document. */
  delete(collection: string, key: string): Promise<void>;
  /** Documents whose keys start with the prefix, ordered by key. */
  list(collection: string, prefix?: string): AsyncIterable<StoredDocument>;
  close(): Promise<void>;
}

/** Nest injection token of the store for answers, snapshots, quotas, leases and rebuilds. */
export const DOCUMENT_STORE = Symbol('DocumentStore');
