import type { PictureFormat } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { PictureDecoder } from '../../../../platform/pictures/decoding/picture-decoder.js';
import { PictureIntake } from '../../../../platform/pictures/picture-intake.js';
import type { StoredPicture } from '../../domain/artwork.events.js';
import { ProviderFailure, GENERATED_EDGE, type ProvidedPicture } from '../../providers/picture-provider.js';

@Injectable()
export class PictureKeeper {
  constructor(
    private readonly intake: PictureIntake,
    @Inject(PictureDecoder) private readonly decoder: Pick<PictureDecoder, 'encode'>,
  ) {}

  /** Stores a picture; repeating it changes nothing. @throws ProviderFailure when it is no picture, StoreUnavailable */
  async keep({ bytes, sourceUrl }: ProvidedPicture, format: PictureFormat): Promise<StoredPicture> {
    const original = await this.encode(bytes, format);
    const blob = await this.intake.keepBytes(original);
    const { url } = await this.intake.store(original);
    return { url, sourceUrl, original: { blob, format } };
  }

  private async encode(bytes: Uint8Array, format: PictureFormat): Promise<Uint8Array> {
    try {
      return (await this.decoder.encode({ kind: 'generated', bytes, format, edge: GENERATED_EDGE })).bytes;
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw cause;
      throw new ProviderFailure('garbled', cause.message, { cause });
    }
  }
}
