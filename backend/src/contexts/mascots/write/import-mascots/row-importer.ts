import { Inject, Injectable } from '@nestjs/common';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { mascots } from '../../domain/mascot.decider.js';
import type { MascotProfile, MascotEvent } from '../../domain/mascot.events.js';
import { PublishMascot } from '../publish-and-withdraw.js';
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
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
    private readonly slugs: SlugRegistry,
  ) {}

  /** Reserves consecutive mascot ids and returns the first; repeated calls with the same idempotency seed return the same. */
  reserveIds(count: number, context: CommandContext): Promise<number> {
    return nextId(this.store, 'mascot', context, count);
  }

  /** Imports a row; repeated calls with the same id import it once. @returns undefined if the name and brand are taken */
  async import(
    profile: MascotProfile,
    storeImage: () => Promise<string | null>,
    reservedId: number,
    context: CommandContext,
  ): Promise<ImportedRow | undefined> {
    const mascotId = await this.claimName(profile, reservedId, context);
    if (mascotId === undefined) return undefined;
    // Derives from the claim, so that finishing it again after a crash reserves the same slug.
    const publication = { ...context, idempotencySeed: `import-${mascotId}`, bodyHash: undefined };
    const slug = await this.slugs.reserve(profile.name, mascotId, publication);
    const mascot = { mascotId, slug, profile, imageUrl: await storeImage(), origin: { kind: 'import' } as const };
    const { position } = await this.decisions.run({
      ...mascots.at(mascotId),
      command: { kind: 'PublishMascot', data: mascot },
      commandName: PublishMascot.name,
      context: { ...context, idempotencySeed: undefined },
      isNew: true,
    });
    // A claim of another import was only completed here: that import counts it.
    return mascotId === reservedId ? { mascot, position } : undefined;
  }

  /** Returns the id to publish under: the reserved one, or that of an unfinished claim. */
  private async claimName(profile: MascotProfile, id: number, context: CommandContext): Promise<number | undefined> {
    const holder = await this.names.claimName(profile, id, context);
    if (holder.kind === 'pending') return holder.mascotId;
    // An earlier attempt may have published it, even if it was deleted and its name was taken since.
    return (await this.decisions.load(mascots.at(id))).state.kind === 'absent' ? undefined : id;
  }
}
