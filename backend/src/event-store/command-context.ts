import type { Actor } from './event-metadata.js';

/** Where a command came from; goes into the metadata of the events it leads to. */
export interface CommandContext {
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: Actor;
  readonly release?: string;
  /** The same for every repetition of one request: what it appended once it does not append again. */
  readonly idempotencySeed?: string;
}
