import type { BlobStore } from '../../../platform/blob-store/blob-store.js';
import { ProviderFailure } from './errors.js';

const FILE = /([0-9a-f]{64})\.webp$/;

export class PictureSources {
  constructor(private readonly blobs: BlobStore) {}

  /** @throws ProviderFailure `sourceGone` */
  async bytesAt(url: string): Promise<Buffer> {
    const blob = FILE.exec(url)?.[1];
    const bytes = blob === undefined ? undefined : await this.blobs.get(blob);
    if (bytes === undefined) throw new ProviderFailure('sourceGone', `There is no picture at ${url}`);
    return bytes;
  }
}
