import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type CommandContext, withSeedSuffix } from '../../../platform/command-handling/command-context.js';
import { type Outcome, DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import type { DecidedStream, DomainEvent } from '../../../platform/decider/decider.js';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { loadStateAt } from '../../../platform/history/replay.js';
import { mascots, type MascotState } from '../domain/mascot.decider.js';
import type { MascotEvent, MascotProfile } from '../domain/mascot.events.js';
import { type ClaimName, nameClaims, nameKey } from '../domain/name-claim.js';
import { nextId } from '../../../platform/command-handling/next-id.js';
import { reserve } from '../../../platform/command-handling/reserve.js';
import { slugEvents, slugStream, isReservedSlug, toSlug } from '../domain/slug.js';

export type DecidedMascot = Outcome<MascotEvent, MascotState>;

type NameAndBrand = Pick<MascotProfile, 'name' | 'brand'>;

type NameHolder =
  | { readonly kind: 'nobody'; readonly lastOwner: number | null }
  | { readonly kind: 'published' | 'pending'; readonly mascotId: number };

@Injectable()
export class NameRegistry {
  constructor(
    private readonly decisions: DecisionRunner,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  findHolder(named: NameAndBrand): Promise<NameHolder> {
    return resolveHolder(named, async (on) => (await this.decisions.load(on)).state);
  }

  /** Claims a name for a mascot unless another holds it; a repetition has the same result. */
  async claimName(named: NameAndBrand, mascotId: number, context: CommandContext): Promise<NameHolder> {
    const unseeded = { ...context, idempotencySeed: undefined };
    let holder: NameHolder = { kind: 'nobody', lastOwner: null };
    while (holder.kind === 'nobody') {
      const { lastOwner: previousOwner } = holder;
      const { state } = await this.record(named, { mascotId, previousOwner }, unseeded, previousOwner === null);
      holder = state.owner === mascotId ? { kind: 'pending', mascotId } : await this.findHolder(named);
    }
    return holder;
  }

  /**
   * Records a claim for the name that a decision gave a mascot, or finishes an earlier claim. Reads the state of the name as of that
   * decision, so that a repetition has the same result.
   */
  async claimNameFor(decision: DecidedMascot, context: CommandContext): Promise<void> {
    const { state, position: decided } = decision;
    if (decided === undefined || state.kind !== 'published') return;
    const { profile, mascotId } = state;
    const holder = await resolveHolder(profile, async (on) => {
      const current = await this.decisions.load(on);
      return (current.position ?? '') <= decided ? current.state : loadStateAt(this.store, on, decided);
    });
    if (holder.kind !== 'nobody') return;
    const { position = '' } = await this.decisions.load(nameClaims.at(hashName(profile)));
    if (position <= decided) await this.record(profile, { mascotId, previousOwner: holder.lastOwner }, context);
  }

  private record(named: NameAndBrand, command: ClaimName, context: CommandContext, isNew = false) {
    return this.decisions.run({ ...nameClaims.at(hashName(named)), command, commandName: 'ClaimName', context, isNew });
  }
}

type Load = <Event extends DomainEvent, State>(on: DecidedStream<never, Event, State>) => Promise<State>;

async function resolveHolder(named: NameAndBrand, load: Load): Promise<NameHolder> {
  const claim = await load(nameClaims.at(hashName(named)));
  if (claim.owner === null) return { kind: 'nobody', lastOwner: null };
  const owner = await load(mascots.at(claim.owner));
  if (owner.kind === 'absent') return { kind: 'pending', mascotId: claim.owner };
  const isStillHeld = owner.kind === 'published' && nameKey(owner.profile) === nameKey(named);
  return isStillHeld ? { kind: 'published', mascotId: claim.owner } : { kind: 'nobody', lastOwner: claim.owner };
}

const hashName = (named: NameAndBrand): string => createHash('sha256').update(nameKey(named)).digest('hex');

@Injectable()
export class SlugRegistry {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async reserve(name: string, mascotId: number, context: CommandContext): Promise<string> {
    const base = toSlug(name);
    for (let [slug, attempt] = [base, 0]; ; attempt += 1) {
      if (!isReservedSlug(slug) && (await this.tryReserve(slug, mascotId, context))) return slug;
      // The seed gives a repeated request the same number in each attempt, and another number in the next attempt.
      const suffix = await nextId(this.store, `slug-${base}`, withSeedSuffix(attempt, context));
      slug = `${base}-${suffix + 1}`;
    }
  }

  private async tryReserve(slug: string, mascotId: number, context: CommandContext): Promise<boolean> {
    const first = await reserve(this.store, {
      stream: slugStream(slug),
      event: { type: 'SlugReserved', data: { slug, mascotId } },
      catalogue: slugEvents,
      commandName: 'ReserveSlug',
      // The owner in the stream shows whether this is a repetition.
      context: { ...context, idempotencySeed: undefined },
    });
    return first.data.mascotId === mascotId;
  }
}
