import * as z from 'zod/mini';
import { type DomainEvent, type EventCatalogue, aggregate, type Decider } from '../../../platform/decider/decider.js';
import type { MascotProfile } from './mascot.events.js';

const NameClaimedData = z.object({ mascotId: z.int() });

export type NameClaimed = DomainEvent<'NameClaimed', z.infer<typeof NameClaimedData>>;

export const nameClaimEvents: EventCatalogue<NameClaimed> = {
  NameClaimed: { version: 1, schema: NameClaimedData, writtenBy: ['ClaimName'] },
};

export const NAME_CLAIM_STREAMS = 'claim-';

export interface ClaimName {
  readonly mascotId: number;
  /** The previous owner, which has left the directory. The command does nothing if the name has another owner by now. */
  readonly previousOwner: number | null;
}

const NameClaimState = z.readonly(z.object({ owner: z.nullable(z.int()) }));
type NameClaimState = z.infer<typeof NameClaimState>;

export const nameClaimDecider: Decider<ClaimName, NameClaimed, NameClaimState> = {
  initialState: { owner: null },
  evolve: (_, event) => ({ owner: event.data.mascotId }),
  decide: ({ mascotId, previousOwner }, { owner }) =>
    owner === previousOwner && owner !== mascotId ? [{ type: 'NameClaimed', data: { mascotId } }] : [],
};

export const nameClaims = aggregate({
  stream: (digest: string) => `${NAME_CLAIM_STREAMS}${digest}`,
  catalogue: nameClaimEvents,
  decider: nameClaimDecider,
  snapshots: { version: 1, schema: NameClaimState },
});

const normalize = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export function nameKey({ name, brand }: Pick<MascotProfile, 'name' | 'brand'>): string {
  return JSON.stringify([normalize(name), normalize(brand)]);
}
