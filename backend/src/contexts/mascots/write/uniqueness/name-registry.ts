import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DecisionRunner, type CommandContext } from '../../../../platform/command-handling/decision-runner.js';
import { mascotDecider } from '../../domain/mascot.decider.js';
import { mascotEvents, mascotStream, type MascotProfile } from '../../domain/mascot.events.js';
import { nameClaimDecider } from '../../domain/name-claim.decider.js';
import { nameClaimEvents, nameClaimStream } from '../../domain/name-claim.events.js';
import { nameKey } from '../../domain/name-key.js';

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
    const { state: claim } = await this.decisions.load(streamOf(named), nameClaimDecider, nameClaimEvents);
    if (claim.owner === null) return { kind: 'nobody', lastOwner: null };
    const { state: owner } = await this.decisions.load(mascotStream(claim.owner), mascotDecider, mascotEvents);
    if (owner.kind === 'absent') return { kind: 'pending', mascotId: claim.owner };
    const stillHolds = owner.kind === 'published' && nameKey(owner.profile) === nameKey(named);
    return stillHolds ? { kind: 'published', mascotId: claim.owner } : { kind: 'nobody', lastOwner: claim.owner };
  }

  /** Records the claim of whoever comes first; a living holder keeps the name. Answers the holder. */
  async claim(named: Named, mascotId: number, context: CommandContext): Promise<NameHolder> {
    const holder = await this.holderOf(named);
    if (holder.kind !== 'nobody') return holder;
    await this.decisions.run({
      stream: streamOf(named),
      decider: nameClaimDecider,
      catalogue: nameClaimEvents,
      command: { mascotId, insteadOf: holder.lastOwner },
      commandName: 'ClaimName',
      context,
    });
    return this.holderOf(named);
  }
}

const streamOf = (named: Named): string => nameClaimStream(createHash('sha256').update(nameKey(named)).digest('hex'));
