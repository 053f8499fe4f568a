import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';

const LogSealedData = z.object({
  /** The last event that the seal covers, named so that it is found on any engine: positions are the engine's own. */
  last: z.object({ stream: z.string(), revision: z.int() }),
  /** How many events the log holds up to there. */
  events: z.int(),
  /** Running hash of the log up to there. */
  hash: z.string(),
  /** The first digits of the running hash after each event since the previous seal: they tell which one was changed. */
  marks: z.string(),
  /** Ed25519 over last, events, hash and marks, in base64; null when there is no key. */
  signature: z.nullable(z.string()),
});

/** What the log held, on record in the log itself. */
export type LogSealed = DomainEvent<'LogSealed', z.infer<typeof LogSealedData>>;

export const sealEvents: EventCatalogue<LogSealed> = {
  LogSealed: { version: 1, schema: LogSealedData, writtenBy: ['SealLog'] },
};

export const SEAL_STREAM = 'notary';
