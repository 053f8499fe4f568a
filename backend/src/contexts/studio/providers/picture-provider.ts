import { hashOfStoredPicture } from '@marcel/contracts';
import type { GenerationFailure } from '../domain/artwork.events.js';
import type { PictureRequest } from '../domain/next-step.js';
import type { BlobStore } from '../../../platform/blob-store/blob-store.js';

/** The provider did not accept the request; a later attempt may succeed. */
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

/** The provider rejects this request; a retry does not help. */
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
  /** Ids of the uploaded inputs. */
  readonly materials: readonly string[];
}

/** Makes pictures asynchronously: `submit` starts a job, and `collect` fetches its picture later, possibly in another process after a crash. */
export interface PictureProvider {
  readonly name: string;
  readonly isPaid: boolean;
  readonly models: readonly string[];
  hasModel(modelId: string): boolean;
  /** True if a submission may be repeated without harm, such as a second payment. */
  readonly isRepeatable: boolean;
  /**
   * Starts a job. Awaits `intend`, which records the attempt, right before the request that starts it; earlier steps may be repeated.
   * @throws ProviderUnavailable if a later request may be accepted, ProviderFailure if none will be; any other error after
   * `intend` leaves the outcome unknown
   */
  submit(request: PictureRequest, intend: () => Promise<void>, signal: AbortSignal): Promise<Job>;
  /**
   * Waits for a job and fetches its picture; may be called any number of times.
   * @throws ProviderUnavailable when a later call may succeed, ProviderFailure when none will
   */
  collect(jobId: string, request: PictureRequest, signal: AbortSignal): Promise<ProvidedPicture>;
  /**
   * Deletes the copies that the provider has of the input of a job and, for `all`, of its output; may be repeated. Undefined for providers
   * without copies.
   * @throws ProviderUnavailable when a later call may succeed, ProviderFailure when none will
   */
  deleteCopies?(job: Job, scope: 'inputs' | 'all', signal: AbortSignal): Promise<void>;
  close?(): Promise<void>;
}

export class PictureProviders {
  /** @param current receives new requests; the others finish earlier ones */
  constructor(
    readonly current: PictureProvider,
    private readonly others: readonly PictureProvider[] = [],
  ) {}

  /** @throws ProviderFailure for a provider that is no longer configured */
  find(name: string): PictureProvider {
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

export class PictureSources {
  constructor(private readonly blobs: BlobStore) {}

  /** @throws ProviderFailure `sourceGone` */
  async readBytes(url: string): Promise<Buffer> {
    const blob = hashOfStoredPicture(url);
    const bytes = blob === undefined ? undefined : await this.blobs.get(blob);
    if (bytes === undefined) throw new ProviderFailure('sourceGone', `There is no picture at ${url}`);
    return bytes;
  }
}
