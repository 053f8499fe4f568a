/** Content-addressed bytes: the name is the lower-case hex SHA-256 of the content. */
export interface BlobStore {
  /** Resolves with the name once the bytes are durable; storing the same bytes again is cheap. @throws StorageFull */
  put(bytes: Uint8Array): Promise<string>;
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Yields all blobs in the order of their names. */
  entries(): AsyncIterable<BlobEntry>;
  /**
   * Removes a blob with its variants, unless it was put after that time: a concurrent put of the same bytes keeps it.
   * @returns whether this call removed it
   */
  remove(name: string, unlessPutAfter: Date): Promise<boolean>;
  getVariant(name: string, variant: string): Promise<Buffer | undefined>;
  /** Stores nothing for a blob that was removed meanwhile. @throws StorageFull */
  putVariant(name: string, variant: string, bytes: Uint8Array): Promise<void>;
  /** Free bytes of the storage; undefined where the storage does not report them. */
  freeBytes(): Promise<number | undefined>;
}

export interface BlobEntry {
  readonly name: string;
  readonly bytes: number;
  readonly putAt: Date;
}

export const BLOB_STORE = Symbol('BlobStore');

export const isBlobName = (name: string): boolean => /^[0-9a-f]{64}$/.test(name);

export const isVariantName = (variant: string): boolean => /^[a-z0-9][a-z0-9-]{0,31}(\.[a-z0-9]{1,8})?$/.test(variant);
