import type { Commission } from '../domain/next-step.js';

/** Width and height of every generated picture, in pixels. */
export const GENERATED_EDGE = 1024;

/** A picture that a provider has made. */
export interface ProvidedPicture {
  /** In any format that we decode; not to be trusted when they come from outside. */
  readonly bytes: Uint8Array;
  /** Where the provider keeps it; null when it was made here. */
  readonly sourceUrl: string | null;
}

/** An order that a provider has taken, by the provider's names. */
export interface Job {
  readonly id: string;
  /** What it was sent to make the picture from. */
  readonly materials: readonly string[];
}

/** Makes pictures: ordered first, collected later, perhaps by another process after a crash. */
export interface PictureProvider {
  /** Goes into the record. */
  readonly name: string;
  /** Whether each order costs money. */
  readonly paid: boolean;
  /** What visitors may choose among: ids of models, the default first. */
  readonly models: readonly string[];
  /** Whether visitors may name this model. */
  offers(modelId: string): boolean;
  /** Whether the same commission may be ordered again without anybody noticing. */
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
  /** Gives back what it holds; afterwards nothing is asked of it. */
  close?(): Promise<void>;
}
