/** Content-addressed bytes: the name is the lower-case hex SHA-256 of the content. */
export interface BlobStore {
  /** Resolves with the name once the bytes are durable; storing the same bytes again is cheap. @throws StorageFull */
  put(bytes: Uint8Array): Promise<string>;
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Names of all blobs, in their order; one that is put meanwhile may be left out. */
  list(): AsyncIterable<string>;
  /** The same blobs, with what is known about them. */
  entries(): AsyncIterable<BlobEntry>;
  /**
   * Removes a blob with its variants, unless it was put after that time: whoever puts it again at the same moment has it.
   * @returns whether this call removed it
   */
  remove(name: string, unlessPutAfter: Date): Promise<boolean>;
  /** A derived file of a blob, such as a resized picture; may be thrown away at any time. */
  getVariant(name: string, variant: string): Promise<Buffer | undefined>;
  /** Nothing is kept of a blob that was removed meanwhile. @throws StorageFull */
  putVariant(name: string, variant: string, bytes: Uint8Array): Promise<void>;
  /** Bytes that the storage could still take; undefined where it does not tell. */
  freeBytes(): Promise<number | undefined>;
}

export interface BlobEntry {
  readonly name: string;
  /** Of the blob itself, without its variants. */
  readonly bytes: number;
  /** When it was put last. */
  readonly putAt: Date;
}

/** Nest injection token of the port. */
export const BLOB_STORE = Symbol('BlobStore');
