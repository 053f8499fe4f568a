import type { GenerationFailure } from '../domain/artwork.events.js';
import type { Commission } from '../domain/next-step.js';
import type { BlobStore } from '../../../platform/blob-store/blob-store.js';

/** The provider did not accept the order; a later attempt may succeed. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  constructor(
    readonly failure: GenerationFailure,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`The provider is unavailable: ${detail}`, options);
  }
}

/** The provider rejects this order; a retry does not help. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  constructor(
    readonly failure: GenerationFailure,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`The provider failed: ${detail}`, options);
  }
}

/** Width and height of every generated picture, in pixels. */
export const GENERATED_EDGE = 1024;

export interface ProvidedPicture {
  /** Untrusted bytes in any format that the decoder supports. */
  readonly bytes: Uint8Array;
  readonly sourceUrl: string | null;
}

export interface Job {
  readonly id: string;
  readonly materials: readonly string[];
}

/** Makes pictures asynchronously: `submit` orders one, and `collect` fetches it later, possibly in another process after a crash. */
export interface PictureProvider {
  readonly name: string;
  readonly paid: boolean;
  readonly models: readonly string[];
  offers(modelId: string): boolean;
  readonly repeatable: boolean;
  /**
   * Orders a picture. Awaits `intend` right before the order becomes binding; earlier steps may be repeated.
   * @throws ProviderUnavailable if the order was not accepted but may be later, ProviderFailure if it never will be; any other error after
   * `intend` leaves the outcome unknown
   */
  submit(commission: Commission, intend: () => Promise<void>, signal: AbortSignal): Promise<Job>;
  /**
   * Waits for a job and fetches its picture; may be called any number of times.
   * @throws ProviderUnavailable when a later call may succeed, ProviderFailure when none will
   */
  collect(jobId: string, commission: Commission, signal: AbortSignal): Promise<ProvidedPicture>;
  /**
   * Deletes the copies that the provider has of the input of a job and, for `all`, of its output; may be repeated. Undefined for providers
   * without copies.
   * @throws ProviderUnavailable when a later call may succeed, ProviderFailure when none will
   */
  forget?(job: Job, what: 'materials' | 'all', signal: AbortSignal): Promise<void>;
  close?(): Promise<void>;
}

export class PictureProviders {
  /** @param current takes new orders; the others finish earlier ones */
  constructor(
    readonly current: PictureProvider,
    private readonly others: readonly PictureProvider[] = [],
  ) {}

  /** @throws ProviderFailure for a provider that is no longer configured */
  named(name: string): PictureProvider {
    const provider = this.all().find((one) => one.name === name);
    if (provider === undefined) throw new ProviderFailure('unreachable', `${name} is not set up`);
    return provider;
  }

  async close(): Promise<void> {
    await Promise.all(this.all().map(async (provider) => provider.close?.()));
  }

  private all(): readonly PictureProvider[] {
    return [this.current, ...this.others];
  }
}

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
