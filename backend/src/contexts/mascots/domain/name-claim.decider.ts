import * as z from 'zod/mini';
import { aggregate, type Decider } from '../../../platform/decider/decider.js';
import type { MascotProfile } from './mascot.events.js';
import { nameClaimEvents, nameClaimStream, type NameClaimed } from './name-claim.events.js';

export interface ClaimName {
  readonly mascotId: number;
  /** The owner that was found gone; the claim only holds if it still is the owner. */
  readonly insteadOf: number | null;
}

const NameClaimState = z.readonly(z.object({ owner: z.nullable(z.int()) }));
export type NameClaimState = z.infer<typeof NameClaimState>;

export const nameClaimDecider: Decider<ClaimName, NameClaimed, NameClaimState> = {
  initialState: { owner: null },
  evolve: (_, event) => ({ owner: event.data.mascotId }),
  decide: ({ mascotId, insteadOf }, { owner }) =>
    owner === insteadOf && owner !== mascotId ? [{ type: 'NameClaimed', data: { mascotId } }] : [],
};

export const nameClaims = aggregate({
  stream: nameClaimStream,
  catalogue: nameClaimEvents,
  decider: nameClaimDecider,
  snapshots: { version: 1, schema: NameClaimState },
});

const fold = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export function nameKey({ name, brand }: Pick<MascotProfile, 'name' | 'brand'>): string {
  return JSON.stringify([fold(name), fold(brand)]);
}
