import * as z from 'zod/mini';
import type { DomainEvent } from '../../../platform/decider/decider.js';
import type { EventCatalogue } from '../../../platform/decider/event-catalogue.js';

const NameClaimedData = z.object({ mascotId: z.int() });

/** A mascot took this pair of name and brand; the latest claim counts. */
export type NameClaimed = DomainEvent<'NameClaimed', z.infer<typeof NameClaimedData>>;

export const nameClaimEvents: EventCatalogue<NameClaimed> = {
  NameClaimed: { version: 1, schema: NameClaimedData, writtenBy: ['ClaimName'] },
};

export const NAME_CLAIM_STREAMS = 'claim-';

/** Stream of one pair of name and brand, by the digest of its key. */
export const nameClaimStream = (digest: string): string => `${NAME_CLAIM_STREAMS}${digest}`;
