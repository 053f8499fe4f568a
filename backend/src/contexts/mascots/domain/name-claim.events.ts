import * as z from 'zod/mini';
import type { DomainEvent, EventCatalogue } from '../../../platform/decider/decider.js';

const NameClaimedData = z.object({ mascotId: z.int() });

export type NameClaimed = DomainEvent<'NameClaimed', z.infer<typeof NameClaimedData>>;

export const nameClaimEvents: EventCatalogue<NameClaimed> = {
  NameClaimed: { version: 1, schema: NameClaimedData, writtenBy: ['ClaimName'] },
};

export const NAME_CLAIM_STREAMS = 'claim-';

export const nameClaimStream = (digest: string): string => `${NAME_CLAIM_STREAMS}${digest}`;
