import { DEMONSTRATION_MASCOTS, type DemonstrationMascot } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { contextOfPart, type CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import { mascots } from '../../domain/mascot.decider.js';
import type { MascotProfile } from '../../domain/mascot.events.js';
import { PublishMascot } from '../publish-mascot/publish-mascot.command.js';
import { NameRegistry } from '../uniqueness/name-registry.js';
import { SlugRegistry } from '../uniqueness/slug-registry.js';
import { DemonstrationArt } from './demonstration-art.js';
import { importErrors, toProfile } from './demonstration-rows.js';
import { ImportDemonstration, type DemonstrationImport, type ImportedMascot } from './import-demonstration.command.js';

interface RowOutcome {
  readonly errors: readonly string[];
  readonly mascot?: ImportedMascot;
  readonly position?: Position;
}

@CommandHandler(ImportDemonstration)
export class ImportDemonstrationHandler implements ICommandHandler<ImportDemonstration> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly decisions: DecisionRunner,
    private readonly names: NameRegistry,
    private readonly slugs: SlugRegistry,
    private readonly art: DemonstrationArt,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ context }: ImportDemonstration): Promise<DemonstrationImport> {
    const errors: string[] = [];
    const imported: ImportedMascot[] = [];
    let position: Position | undefined;
    for (const row of DEMONSTRATION_MASCOTS) {
      const outcome = await this.importRow(row, contextOfPart(row.art, context));
      errors.push(...outcome.errors);
      if (outcome.mascot === undefined) continue;
      imported.push(outcome.mascot);
      position = outcome.position;
    }
    return { imported: imported.length, mascots: imported, errors, position };
  }

  private async importRow(row: DemonstrationMascot, context: CommandContext): Promise<RowOutcome> {
    const profile = toProfile(row, this.settings.defaultContributor);
    const errors = importErrors(profile);
    if (errors.length > 0) return { errors };
    const mascotId = await this.claimName(profile, context);
    if (mascotId === undefined) return alreadyThere(profile);
    // Whoever finishes a claim, first or after a crash, derives the same ids from it.
    const publication = { ...context, idempotencySeed: `import-${mascotId}`, bodyHash: undefined };
    const slug = await this.slugs.reserve(profile.name, mascotId, publication);
    const imageUrl = await this.art.imageOf(row);
    const mascot = { mascotId, slug, profile, imageUrl, origin: { kind: 'import' } as const };
    const { events, position } = await this.commands.execute(new PublishMascot(mascot, context));
    return events.length > 0 ? { errors: [], mascot, position } : alreadyThere(profile);
  }

  /** The id to publish under: a new one, or that of a claim whose publication was never finished. */
  private async claimName(profile: MascotProfile, context: CommandContext): Promise<number | undefined> {
    const earlier = await this.publishedBefore(context);
    if (earlier !== undefined) return earlier;
    let holder = await this.names.holderOf(profile);
    if (holder.kind === 'nobody') {
      const mascotId = await nextId(this.store, 'mascot', context);
      holder = await this.names.claim(profile, mascotId, context);
    }
    return holder.kind === 'pending' ? holder.mascotId : undefined;
  }

  /** What a repeatable request has brought in it does not bring in again, whatever has become of it since. */
  private async publishedBefore(context: CommandContext): Promise<number | undefined> {
    if (context.idempotencySeed === undefined) return undefined;
    const mascotId = await nextId(this.store, 'mascot', context);
    const { state } = await this.decisions.load(mascots.at(mascotId));
    return state.kind === 'absent' ? undefined : mascotId;
  }
}

function alreadyThere({ name, brand }: MascotProfile): RowOutcome {
  return { errors: [`${name} (${brand}) is already in the directory and was skipped`] };
}
