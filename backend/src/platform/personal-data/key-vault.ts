import type { StandingKeeper } from '../event-store/log-standing.js';

/**
 * Encryption keys, one per person's record, kept apart from the log: destroying a key makes every copy of what it
 * sealed unreadable, in events, read models and backups alike. How far the log's erasures have come is kept among the keys: those
 * that are put back from a backup bring it along. Each call may throw StoreUnavailable.
 */
export interface KeyVault {
  /** The subject's key, durable if there was none: the one that is given, or one of 32 bytes at random. @throws KeyDestroyed */
  provide(subject: string, key?: Buffer): Promise<Buffer>;
  /** undefined when it was never made or has been destroyed. */
  find(subject: string): Promise<Buffer | undefined>;
  /** Those that are there, in one look-up. */
  findAll(subjects: readonly string[]): Promise<Map<string, Buffer>>;
  /** Whether it has been destroyed; not so for one that was never made, or is missing beside a newer log. */
  isDestroyed(subject: string): Promise<boolean>;
  /** For good: the subject never gets another key. */
  destroy(subject: string): Promise<void>;
  /** The same for all keys of what begins so, such as `comment-7.`. */
  destroyAll(prefix: string): Promise<void>;
  /** How far an automation that destroys keys has come. */
  standingsOf(automation: string): StandingKeeper;
  /** Whether no subject ever got a key. */
  isEmpty(): Promise<boolean>;
  /** A record of every subject that ever got a key, in order of the subjects. Only for backups. */
  records(): AsyncIterable<KeyRecord>;
  /**
   * Takes a record over from a backup, durably. A key that was destroyed here stays destroyed.
   * @throws Error when the subject has another key here: what that one sealed would be lost
   */
  restore(record: KeyRecord): Promise<void>;
  /** The different beginnings, of so many bytes, of the keys that are longer than `KEY_BYTES`. */
  beginnings(bytes: number): Promise<readonly Buffer[]>;
  /** Keeps a key in another form; nothing happens when it is no longer as it was. */
  replace(subject: string, from: Buffer, to: Buffer): Promise<void>;
  close(): Promise<void>;
}

export interface KeyRecord {
  readonly subject: string;
  /** undefined: it was destroyed. */
  readonly key: Buffer | undefined;
}

/** Nothing can be sealed any more for a subject whose data were erased. */
export class KeyDestroyed extends Error {
  override readonly name = 'KeyDestroyed';
  constructor(readonly subject: string) {
    super(`The key of ${subject} has been destroyed`);
  }
}

/** Nest injection token of the port. */
export const KEY_VAULT = Symbol('KeyVault');
