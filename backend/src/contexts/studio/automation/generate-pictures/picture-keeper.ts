import type { PictureFormat } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../../platform/blob-store/blob-store.js';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { decoder, inTurn } from '../../../../platform/pictures/picture-engine.js';
import { readHeader } from '../../../../platform/pictures/picture-header.js';
import { PictureIntake } from '../../../../platform/pictures/picture-intake.js';
import type { StoredPicture } from '../../domain/generation-steps.js';
import { ProviderFailure } from '../../providers/errors.js';
import { GENERATED_EDGE, type ProvidedPicture } from '../../providers/picture-provider.js';

const QUALITY = 90;

/** Keeps a provider's picture in our own store: as it was asked for, to download, and as all pictures are, to show. */
@Injectable()
export class PictureKeeper {
  constructor(
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    private readonly intake: PictureIntake,
  ) {}

  /** Keeping the same picture again changes nothing. @throws ProviderFailure when it is no picture */
  async keep({ bytes, sourceUrl }: ProvidedPicture, format: PictureFormat): Promise<StoredPicture> {
    const original = await inTurn(() => encode(bytes, format));
    const blob = await this.blobs.put(original);
    const { url } = await this.intake.store(original);
    return { url, sourceUrl, original: { blob, format } };
  }
}

async function encode(bytes: Uint8Array, format: PictureFormat): Promise<Buffer> {
  try {
    await readHeader(bytes);
    const picture = decoder(bytes)
      .autoOrient()
      .resize({ width: GENERATED_EDGE, height: GENERATED_EDGE, fit: 'inside', withoutEnlargement: true });
    return await (format === 'jpeg' ? picture.flatten({ background: '#fff' }) : picture)
      .toFormat(format, { quality: QUALITY })
      .toBuffer();
  } catch (cause) {
    const detail = cause instanceof DomainError ? cause.message : String(cause);
    throw new ProviderFailure('garbled', detail, { cause });
  }
}
