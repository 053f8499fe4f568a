import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { mascots } from '../../domain/mascot.decider.js';
import type { MascotProfile, MascotEvent } from '../../domain/mascot.events.js';
import { PublishMascot } from '../mascot-registry.js';
import { NameRegistry, SlugRegistry } from '../uniqueness.js';

export type ImportedMascot = MascotEvent<'MascotPublished'>['data'];

export interface ImportedRow {
  readonly mascot: ImportedMascot;
  readonly position: Position | undefined;
}

/** Publishes the mascot of a row, unless one of the same name and brand is in the directory. */
@Injectable()
export class RowImporter {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
    private readonly slugs: SlugRegistry,
  ) {}

  /** Imports a row; repeated calls with the same idempotency seed import it once. @returns undefined if the name and brand exist */
  async import(
    profile: MascotProfile,
    imageOf: () => Promise<string | null>,
    context: CommandContext,
  ): Promise<ImportedRow | undefined> {
    const mascotId = await this.claimName(profile, context);
    if (mascotId === undefined) return undefined;
    // Ids derive from the claim, so that finishing it again after a crash repeats the same append.
    const publication = { ...context, idempotencySeed: `import-${mascotId}`, bodyHash: undefined };
    const slug = await this.slugs.reserve(profile.name, mascotId, publication);
    const mascot = { mascotId, slug, profile, imageUrl: await imageOf(), origin: { kind: 'import' } as const };
    const { events, position } = await this.commands.execute(new PublishMascot(mascot, context));
    return events.length > 0 ? { mascot, position } : undefined;
  }

  /** Returns the id to publish under: a new one, that of an unfinished claim, or that of an earlier attempt at the same request. */
  private async claimName(profile: MascotProfile, context: CommandContext): Promise<number | undefined> {
    const given = context.idempotencySeed === undefined ? undefined : await this.nextId(context);
    // An earlier attempt may have published it, even if it was deleted since.
    if (given !== undefined && (await this.decisions.load(mascots.at(given))).state.kind !== 'absent') return given;
    let holder = await this.names.holderOf(profile);
    if (holder.kind === 'nobody') {
      const claim = { mascotId: given ?? (await this.nextId(context)), insteadOf: holder.lastOwner };
      holder = await this.names.claim(profile, claim, context);
    }
    return holder.kind === 'pending' ? holder.mascotId : undefined;
  }

  private nextId(context: CommandContext): Promise<number> {
    return nextId(this.store, 'mascot', context);
  }
}
