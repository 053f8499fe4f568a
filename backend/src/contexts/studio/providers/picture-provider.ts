import type { Commission } from '../domain/next-step.js';

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

/** Makes pictures: ordered first, collected later, perhaps by another process after a crash. */
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
