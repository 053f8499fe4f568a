/** First answers to repeatable requests, as sealed bytes: the store can read none of them. */
export interface AnswerStore {
  find(fingerprint: string): Promise<Uint8Array | undefined>;
  /** Keeps the first answer for a day; a later one under the same fingerprint changes nothing. */
  keep(fingerprint: string, sealed: Uint8Array): Promise<void>;
  /** For one that must not be given again: the next one takes its place. */
  drop(fingerprint: string): Promise<void>;
  close(): Promise<void>;
}

/** How long an answer is kept, in milliseconds. */
export const ANSWER_LIFETIME = 24 * 60 * 60 * 1000;

/** Nest injection token of the port. */
export const ANSWER_STORE = Symbol('AnswerStore');
