import { Inject, Injectable } from '@nestjs/common';
import { isStoredPicture, MASCOT_MESSAGES, MAX_UPLOAD_BYTES, type FieldKind } from '@marcel/contracts';
import { DomainError } from '../../platform/decider/domain-error.js';
import { TooLarge } from '../../platform/guarded-fetch/errors.js';
import { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.js';
import { PictureEncoder } from '../../platform/pictures/encoding/picture-encoder.js';
import { PictureIntake } from '../../platform/pictures/picture-intake.js';

export function trimField<Value>(kind: FieldKind, value: Value): Value | string | string[] {
  if (Array.isArray(value)) return value.map((text) => String(text).trim()).filter((text) => text !== '');
  return typeof value === 'string' && (kind === 'name' || kind === 'picture') ? value.trim() : value;
}

export const isWebAddress = (address: string): boolean => /^https?:/i.test(address);

const FETCH_LIMITS = { bytes: MAX_UPLOAD_BYTES, timeoutMs: 10_000 };

/** Number of failed requests to each host. */
export type HostFailures = Map<string, number>;

const MAX_FAILURES = 2;

/** Edge of the copy that a page shows before the picture is stored, in pixels. */
const PREVIEW_EDGE = 320;

@Injectable()
export class MascotPictures {
  constructor(
    private readonly intake: PictureIntake,
    private readonly fetcher: GuardedFetch,
    @Inject(PictureEncoder) private readonly encoder: Pick<PictureEncoder, 'encode'>,
  ) {}

  /**
   * Stores a copy of the picture, so that pages load nothing from other sites. Returns addresses of this site
   * unchanged, and also an address that cannot be loaded now.
   * @param hostFailures failures so far: skips a host that has failed twice
   * @throws DomainError `unsupported_picture`, `too_large`
   */
  async storeFromAddress(address: string, hostFailures?: HostFailures): Promise<string> {
    if (isStoredPicture(address)) return address;
    if (/^data:/i.test(address)) return (await this.intake.storeDataUrl(address)).url;
    const bytes = await this.fetch(address, hostFailures);
    return bytes === undefined ? address : this.storeFile(bytes);
  }

  async storeFile(bytes: Uint8Array): Promise<string> {
    return (await this.intake.store(bytes)).url;
  }

  /**
   * Returns a small copy as a `data:` address, and addresses of this site unchanged. Stores nothing.
   * @throws DomainError `invalid_input` if the picture cannot be loaded, `unsupported_picture`, `too_large`
   */
  async preview(address: string): Promise<string> {
    if (!isWebAddress(address)) return address;
    const bytes = await this.fetch(address);
    if (bytes === undefined)
      throw DomainError.fields([{ path: 'imageUrl', message: MASCOT_MESSAGES.imageUnreachable }]);
    const copy = await this.encoder.encode({ kind: 'generated', bytes, format: 'jpeg', edge: PREVIEW_EDGE });
    return `data:image/jpeg;base64,${Buffer.from(copy.bytes).toString('base64')}`;
  }

  private async fetch(address: string, hostFailures: HostFailures = new Map()): Promise<Uint8Array | undefined> {
    const { host } = new URL(address);
    const failures = () => hostFailures.get(host) ?? 0;
    if (failures() >= MAX_FAILURES) return undefined;
    const fetched = await this.fetcher.get(address, FETCH_LIMITS).catch((error: unknown) => {
      if (!(error instanceof TooLarge)) hostFailures.set(host, failures() + 1);
      return undefined;
    });
    return fetched?.status === 200 ? fetched.bytes : undefined;
  }
}
