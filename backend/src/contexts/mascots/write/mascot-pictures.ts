import { Inject, Injectable } from '@nestjs/common';
import { isStoredPicture, MASCOT_MESSAGES, MAX_UPLOAD_BYTES, type FieldKind } from '@marcel/contracts';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.js';
import { PictureDecoder } from '../../../platform/pictures/decoding/picture-decoder.js';
import { PictureIntake } from '../../../platform/pictures/picture-intake.js';

export function tidyField<Value>(kind: FieldKind, value: Value): Value | string | string[] {
  if (Array.isArray(value)) return value.map((text) => String(text).trim()).filter((text) => text !== '');
  return typeof value === 'string' && (kind === 'name' || kind === 'picture') ? value.trim() : value;
}

export const isWebAddress = (address: string): boolean => /^https?:/i.test(address);

const FETCH_LIMITS = { bytes: MAX_UPLOAD_BYTES, timeoutMs: 10_000 };

/** Edge of the copy that a page shows before the picture is stored, in pixels. */
const PREVIEW_EDGE = 320;

@Injectable()
export class MascotPictures {
  constructor(
    private readonly intake: PictureIntake,
    private readonly fetcher: GuardedFetch,
    @Inject(PictureDecoder) private readonly decoder: Pick<PictureDecoder, 'encode'>,
  ) {}

  /**
   * Stores the picture at an address, so that pages load nothing from other sites; returns own addresses unchanged.
   * @throws DomainError `invalid_input` if it cannot be loaded, `unsupported_picture`, `too_large`
   */
  async fromAddress(address: string): Promise<string> {
    if (isStoredPicture(address)) return address;
    if (/^data:/i.test(address)) return (await this.intake.storeDataUrl(address)).url;
    return this.fromFile(await this.fetch(address));
  }

  async fromFile(bytes: Uint8Array): Promise<string> {
    return (await this.intake.store(bytes)).url;
  }

  /** Returns a small copy as a `data:` address, and own addresses unchanged; stores nothing. @throws DomainError as `fromAddress` does */
  async preview(address: string): Promise<string> {
    if (!isWebAddress(address)) return address;
    const upload = { kind: 'generated', bytes: await this.fetch(address), format: 'jpeg', edge: PREVIEW_EDGE } as const;
    const { bytes } = await this.decoder.encode(upload);
    return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
  }

  private async fetch(address: string): Promise<Uint8Array> {
    const fetched = await this.fetcher.get(address, FETCH_LIMITS).catch(() => undefined);
    if (fetched?.status === 200) return fetched.bytes;
    throw DomainError.fields([{ path: 'imageUrl', message: MASCOT_MESSAGES.imageUnreachable }]);
  }
}
