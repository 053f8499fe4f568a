import { hashOfStoredPicture } from '@marcel/contracts';
import type { BlobStore } from '../../../../platform/blob-store/blob-store.js';
import type { GuardedFetch } from '../../../../platform/guarded-fetch/guarded-fetch.js';
import { readHeader } from '../../../../platform/pictures/picture-header.js';
import type { PictureChecked } from '../../domain/artwork.events.js';
import type { StoredPicture } from '../../domain/generation-steps.js';

type Check = PictureChecked['data'];

/** Enough for any picture that a provider makes. */
const LIMITS = { bytes: 32 * 1024 * 1024, timeoutMs: 20_000 };

/** Looks for itself whether a picture can be seen. */
export class PictureInspector {
  constructor(
    private readonly blobs: Pick<BlobStore, 'get'>,
    private readonly fetcher: GuardedFetch,
  ) {}

  /** Healthy is what visitors are given: our own copies, the one that is shown and the one to keep. */
  async look({ url, sourceUrl, original }: StoredPicture, now: Date): Promise<Check> {
    const copies = new Set([hashOfStoredPicture(url) ?? original.blob, original.blob]);
    const [health, source] = await Promise.all([this.ownCopies(copies), this.atProvider(sourceUrl)]);
    return { url, health, source, checkedAt: now.toISOString() };
  }

  private async ownCopies(blobs: ReadonlySet<string>): Promise<Check['health']> {
    const areSound = await Promise.all([...blobs].map((blob) => this.isSound(blob)));
    return areSound.every(Boolean) ? 'healthy' : 'broken';
  }

  private async isSound(blob: string): Promise<boolean> {
    const bytes = await this.blobs.get(blob);
    return bytes !== undefined && isPicture(bytes);
  }

  private async atProvider(sourceUrl: string | null): Promise<Check['source']> {
    if (sourceUrl === null) return 'none';
    try {
      const { status, bytes } = await this.fetcher.get(sourceUrl, LIMITS);
      return status === 200 && (await isPicture(bytes)) ? 'reachable' : 'gone';
    } catch {
      return 'gone';
    }
  }
}

const isPicture = (bytes: Uint8Array): Promise<boolean> =>
  readHeader(bytes).then(
    () => true,
    () => false,
  );
