import type { Commission } from '../domain/next-step.js';

/** Width and height of every generated picture, in pixels. */
export const GENERATED_EDGE = 1024;

export interface ProvidedPicture {
  /** In any format that we decode; not to be trusted when they come from outside. */
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
   * Orders a picture. `intend` is called, and awaited, right before the point of no return; what comes before may happen
   * any number of times.
   * @throws ProviderUnavailable when the order was surely not taken and may be later, ProviderFailure when it never will be;
   * anything else thrown after `intend` leaves open whether it was
   */
  submit(commission: Commission, intend: () => Promise<void>, signal: AbortSignal): Promise<Job>;
  /**
   * Waits for a job and fetches its picture; may be called any number of times.
   * @throws ProviderUnavailable when a later call may succeed, ProviderFailure when none will
   */
  collect(jobId: string, commission: Commission, signal: AbortSignal): Promise<ProvidedPicture>;
  /**
   * Has the provider delete its copies of what it was sent for a job and, where `all` is asked for, of what it made; may be called any number
   * of times. Left out by those who keep none.
   * @throws ProviderUnavailable when a later call may succeed, ProviderFailure when none will
   */
  forget?(job: Job, what: 'materials' | 'all', signal: AbortSignal): Promise<void>;
  close?(): Promise<void>;
}
