/**
 * Encryption keys, one per person's record, kept apart from the log: destroying a key makes every copy of what it
 * sealed unreadable, in events, read models and backups alike.
 */
export interface KeyVault {
  /** The subject's key, made and durable if there was none. 32 bytes. */
  provide(subject: string): Promise<Buffer>;
  /** undefined when it was never made or has been destroyed. */
  find(subject: string): Promise<Buffer | undefined>;
  destroy(subject: string): Promise<void>;
  close(): Promise<void>;
}

/** Nest injection token of the port. */
export const KEY_VAULT = Symbol('KeyVault');
