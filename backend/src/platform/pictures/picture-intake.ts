import { fillPath, MAX_UPLOAD_BYTES, PICTURE_MESSAGES, ROUTES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../blob-store/blob-store.js';
import { DomainError } from '../decider/domain-error.js';
import { bytesOfDataUrl } from './data-url.js';
import { encodeOwnArt, encodeUpload, type EncodedPicture } from './encode-picture.js';
import { inTurn } from './picture-engine.js';

export interface StoredPicture {
  /** Name under which it is served: its content's SHA-256 and `.webp`. */
  readonly file: string;
  /** Path under which it is served. */
  readonly url: string;
  /** In pixels, of one frame. */
  readonly width: number;
  readonly height: number;
}

/** The only way of a picture into the store. What is refused leaves nothing behind. */
@Injectable()
export class PictureIntake {
  constructor(@Inject(BLOB_STORE) private readonly blobs: BlobStore) {}

  /**
   * Takes any bytes that somebody sent.
   * @throws DomainError `unsupported_picture`, `too_large`, `unavailable`
   */
  async store(bytes: Uint8Array): Promise<StoredPicture> {
    return this.keep(await this.encode(bytes));
  }

  /**
   * Makes of any bytes that somebody sent what `keep` takes, and keeps nothing yet.
   * @throws DomainError `unsupported_picture`, `too_large`, `unavailable`
   */
  async encode(bytes: Uint8Array): Promise<EncodedPicture> {
    if (bytes.length > MAX_UPLOAD_BYTES) throw new DomainError('too_large', PICTURE_MESSAGES.tooLarge.body);
    return inTurn(() => encodeUpload(bytes));
  }

  /**
   * Takes the picture inside a `data:image/…` address.
   * @throws DomainError as `store` does
   */
  async storeDataUrl(address: string): Promise<StoredPicture> {
    return this.store(bytesOfDataUrl(address));
  }

  /** Takes SVG that we drew ourselves; never one that came from outside. */
  async storeOwnArt(svg: string): Promise<StoredPicture> {
    return this.keep(await inTurn(() => encodeOwnArt(svg)));
  }

  async keep({ bytes, width, height }: EncodedPicture): Promise<StoredPicture> {
    const file = `${await this.blobs.put(bytes)}.webp`;
    return { file, url: fillPath(ROUTES.picture, { file }), width, height };
  }
}
