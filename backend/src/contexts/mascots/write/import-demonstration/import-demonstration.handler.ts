import { DEMONSTRATION_MASCOTS, type DemonstrationMascot } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../../platform/event-store/event-store.js';
import { nextId } from '../../../../platform/command-handling/next-id.js';
import type { MascotProfile } from '../../domain/mascot.events.js';
import { PublishMascot } from '../publish-mascot/publish-mascot.command.js';
import { NameRegistry } from '../uniqueness/name-registry.js';
import { SlugRegistry } from '../uniqueness/slug-registry.js';
import { DemonstrationArt } from './demonstration-art.js';
import { importErrors, toProfile } from './demonstration-rows.js';
import { ImportDemonstration, type DemonstrationImport } from './import-demonstration.command.js';

interface RowOutcome {
  readonly errors: readonly string[];
  readonly position?: Position;
}

@CommandHandler(ImportDemonstration)
export class ImportDemonstrationHandler implements ICommandHandler<ImportDemonstration> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly names: NameRegistry,
    private readonly slugs: SlugRegistry,
    private readonly art: DemonstrationArt,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ context }: ImportDemonstration): Promise<DemonstrationImport> {
    const errors: string[] = [];
    let imported = 0;
    let position: Position | undefined;
    for (const row of DEMONSTRATION_MASCOTS) {
      const outcome = await this.importRow(row, context);
      errors.push(...outcome.errors);
      if (outcome.position === undefined) continue;
      imported += 1;
      position = outcome.position;
    }
    return { imported, errors, position };
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
    return events.length > 0 ? { errors: [], position } : alreadyThere(profile);
  }

  /** The id to publish under: a new one, or that of a claim whose publication was never finished. */
  private async claimName(profile: MascotProfile, context: CommandContext): Promise<number | undefined> {
    let holder = await this.names.holderOf(profile);
    if (holder.kind === 'nobody') {
      const mascotId = await nextId(this.store, 'mascot', {
        ...context,
        idempotencySeed: undefined,
        bodyHash: undefined,
      });
      holder = await this.names.claim(profile, mascotId, context);
    }
    return holder.kind === 'pending' ? holder.mascotId : undefined;
  }
}

function alreadyThere({ name, brand }: MascotProfile): RowOutcome {
  return { errors: [`${name} (${brand}) is already in the directory and was skipped`] };
}
