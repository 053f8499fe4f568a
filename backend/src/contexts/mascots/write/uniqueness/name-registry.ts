import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { mascots } from '../../domain/mascot.decider.js';
import type { MascotProfile } from '../../domain/mascot.events.js';
import type { MascotState } from '../../domain/mascot.state.js';
import { nameClaims, nameKey } from '../../domain/name-claim.decider.js';

type Named = Pick<MascotProfile, 'name' | 'brand'>;

/** Who holds a pair of name and brand: a mascot in the directory, one still on its way there, or nobody. */
export type NameHolder =
  | { readonly kind: 'nobody'; readonly lastOwner: number | null }
  | { readonly kind: 'published' | 'pending'; readonly mascotId: number };

@Injectable()
export class NameRegistry {
  constructor(private readonly decisions: DecisionRunner) {}

  /** A deleted or renamed mascot no longer holds the name it once claimed. */
  async holderOf(named: Named): Promise<NameHolder> {
    const { state: claim } = await this.decisions.load(nameClaims.at(digestOf(named)));
    if (claim.owner === null) return { kind: 'nobody', lastOwner: null };
    const { state: owner } = await this.decisions.load(mascots.at(claim.owner));
    if (owner.kind === 'absent') return { kind: 'pending', mascotId: claim.owner };
    const stillHolds = owner.kind === 'published' && nameKey(owner.profile) === nameKey(named);
    return stillHolds ? { kind: 'published', mascotId: claim.owner } : { kind: 'nobody', lastOwner: claim.owner };
  }

  /** Records the claim of whoever comes first; a living holder keeps the name. Answers the holder. */
  async claim(named: Named, mascotId: number, context: CommandContext): Promise<NameHolder> {
    const holder = await this.holderOf(named);
    if (holder.kind !== 'nobody') return holder;
    await this.decisions.run({
      ...nameClaims.at(digestOf(named)),
      command: { mascotId, insteadOf: holder.lastOwner },
      commandName: 'ClaimName',
      context,
    });
    return this.holderOf(named);
  }

  /** Records the claim of a mascot that is in the directory to the name that it has now. */
  async claimFor(mascot: MascotState, context: CommandContext): Promise<void> {
    if (mascot.kind === 'published') await this.claim(mascot.profile, mascot.mascotId, context);
  }
}

const digestOf = (named: Named): string => createHash('sha256').update(nameKey(named)).digest('hex');
