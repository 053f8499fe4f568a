/**
 * How much has been used of something on a day (UTC, `2026-01-31`), under names that mean nothing to whoever reads the store. It
 * holds after a restart and for all nodes, and forgets a day once `DAYS_KEPT` later ones are on record: days that have a secret.
 */
export interface QuotaStore {
  /** Adds to what was used unless that would be more than `most` then: all of it or nothing, however many ask at once. */
  take(day: string, name: string, amount: number, most: number): Promise<boolean>;
  used(day: string, name: string): Promise<number>;
  /** Random bytes of a day, for whoever asks the same; gone with the day. */
  secretOf(day: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Nest injection token of the port. */
export const QUOTA_STORE = Symbol('QuotaStore');
