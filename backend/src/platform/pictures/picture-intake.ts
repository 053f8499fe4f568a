import { fillPath, MAX_UPLOAD_BYTES, PICTURE_MESSAGES, ROUTES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../decider/domain-error.js';
import { unsupported } from './picture-header.js';
import { BLOB_STORE, type BlobStore } from '../blob-store/blob-store.js';
import { PictureEncoder } from './encoding/picture-encoder.js';
import type { EncodedPicture } from './encoding/encode-picture.js';
import { StorageQuota } from './storage-quota.js';

const DATA_PICTURE = /^data:image\/[a-z0-9.+-]+;base64,/i;

/**
 * Returns the bytes of a `data:image/…;base64,` address.
 * @throws DomainError `unsupported_picture`, `too_large`
 */
function bytesOfDataUrl(address: string): Buffer {
  const [prefix] = DATA_PICTURE.exec(address) ?? [];
  if (prefix === undefined) throw unsupported();
  const bytes = Buffer.from(address.slice(prefix.length), 'base64');
  if (bytes.length > MAX_UPLOAD_BYTES) throw new DomainError('too_large', PICTURE_MESSAGES.tooLarge.body);
  return bytes;
}

export interface StoredPicture {
  /** File name: the content's SHA-256 and `.webp`. */
  readonly file: string;
  readonly url: string;
  /** Pixels of one frame. */
  readonly width: number;
  readonly height: number;
}

/** Stores all pictures, and nothing of a rejected one. Each visitor network has a quota; admins and built-in pictures do not. */
@Injectable()
export class PictureIntake {
  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(PictureEncoder) private readonly encoder: Pick<PictureEncoder, 'encode'>,
    @Inject(StorageQuota) private readonly quota: Pick<StorageQuota, 'assertAvailable' | 'reserve'>,
  ) {}

  /**
   * Encodes and stores uploaded bytes.
   * @throws DomainError `unsupported_picture`, `too_large`; TooBusy, TryLater, StorageFull
   */
  async store(bytes: Uint8Array, visitor?: string): Promise<StoredPicture> {
    return this.storeEncoded(await this.encode(bytes, visitor), visitor);
  }

  /**
   * Encodes uploaded bytes for `storeEncoded`, and stores nothing yet.
   * @throws DomainError `unsupported_picture`, `too_large`; TooBusy, TryLater, StorageFull
   */
  async encode(bytes: Uint8Array, visitor?: string): Promise<EncodedPicture> {
    await this.quota.assertAvailable(visitor);
    if (bytes.length > MAX_UPLOAD_BYTES) throw new DomainError('too_large', PICTURE_MESSAGES.tooLarge.body);
    return this.encoder.encode({ kind: 'upload', bytes }, visitor);
  }

  /**
   * Stores the picture in a `data:image/…` address.
   * @throws DomainError as `store` does
   */
  async storeDataUrl(address: string): Promise<StoredPicture> {
    return this.store(bytesOfDataUrl(address));
  }

  /** Stores our own SVG; never pass one from outside. */
  async storeOwnArt(svg: string): Promise<StoredPicture> {
    return this.storeEncoded(await this.encoder.encode({ kind: 'art', svg }));
  }

  /** @throws QuotaSpent, StorageFull */
  async storeEncoded({ bytes, width, height }: EncodedPicture, visitor?: string): Promise<StoredPicture> {
    const file = `${await this.storeBytes(bytes, visitor)}.webp`;
    return { file, url: fillPath(ROUTES.picture, { file }), width, height };
  }

  /**
   * Stores a picture of our own without encoding it again.
   * @returns its name
   * @throws StorageFull
   */
  async storeBytes(bytes: Uint8Array, visitor?: string): Promise<string> {
    await this.quota.reserve(bytes.length, visitor);
    return this.blobs.put(bytes);
  }
}
