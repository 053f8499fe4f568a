/** Content-addressed bytes: the name is the lower-case hex SHA-256 of the content. */
export interface BlobStore {
  /** Resolves with the name once the bytes are durable; storing the same bytes again is cheap. */
  put(bytes: Uint8Array): Promise<string>;
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Names of all blobs, in their order; one that is put meanwhile may be left out. */
  list(): AsyncIterable<string>;
  /** A derived file of a blob, such as a resized picture; may be thrown away at any time. */
  getVariant(name: string, variant: string): Promise<Buffer | undefined>;
  putVariant(name: string, variant: string, bytes: Uint8Array): Promise<void>;
}

/** Nest injection token of the port. */
export const BLOB_STORE = Symbol('BlobStore');
