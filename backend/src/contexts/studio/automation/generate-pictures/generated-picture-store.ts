import { PICTURE_WIDTHS, type PictureFormat } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '../../../../platform/decider/domain-error.js';
import { PictureEncoder } from '../../../../platform/pictures/encoding/picture-encoder.js';
import { PictureGallery } from '../../../../platform/pictures/picture-gallery.js';
import { PictureIntake } from '../../../../platform/pictures/picture-intake.js';
import type { GeneratedPicture } from '../../domain/artwork.events.js';
import { ProviderFailure, GENERATED_EDGE, type ProvidedPicture } from '../../providers/picture-provider.js';

/** Stands in for a visitor's network: thumbnail processes are shared fairly between networks. */
const STUDIO_NETWORK = 'studio';

@Injectable()
export class GeneratedPictureStore {
  constructor(
    private readonly intake: PictureIntake,
    @Inject(PictureEncoder) private readonly encoder: Pick<PictureEncoder, 'encode'>,
    @Inject(PictureGallery) private readonly gallery: Pick<PictureGallery, 'findAtWidth'>,
  ) {}

  /** Stores a picture in all widths, so that its first viewer does not wait; repeating it changes nothing. @throws ProviderFailure if the bytes are not a picture, StoreUnavailable */
  async store({ bytes, sourceUrl }: ProvidedPicture, format: PictureFormat): Promise<GeneratedPicture> {
    const original = await this.encode(bytes, format);
    const blob = await this.intake.storeBytes(original);
    const { file, url } = await this.intake.store(original);
    // One after the other, so that many new pictures do not crowd out visitors' thumbnails.
    for (const width of PICTURE_WIDTHS) await this.gallery.findAtWidth(file, width, STUDIO_NETWORK);
    return { url, sourceUrl, original: { blob, format } };
  }

  private async encode(bytes: Uint8Array, format: PictureFormat): Promise<Uint8Array> {
    try {
      return (await this.encoder.encode({ kind: 'generated', bytes, format, edge: GENERATED_EDGE })).bytes;
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw cause;
      throw new ProviderFailure('garbled', cause.message, { cause });
    }
  }
}
