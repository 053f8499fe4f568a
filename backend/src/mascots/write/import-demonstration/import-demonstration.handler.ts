import { DEMONSTRATION_MASCOTS, type DemonstrationMascot, type ImportResult } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../event-store/decision-runner.js';
import { EVENT_STORE, type EventStore, type Position } from '../../../event-store/event-store.js';
import { nextId } from '../../../event-store/next-id.js';
import { PublishMascot } from '../publish-mascot/publish-mascot.handler.js';
import { NameRegistry } from '../uniqueness/name-registry.js';
import { SlugRegistry } from '../uniqueness/slug-registry.js';
import { DemonstrationArt } from './demonstration-art.js';
import { importErrors, toProfile } from './demonstration-rows.js';

export interface DemonstrationImport extends ImportResult {
  /** Undefined when nothing was imported. */
  readonly position: Position | undefined;
}

/** Brings in the fixed demonstration set; rows that are invalid or already there are reported and passed over. */
export class ImportDemonstration extends Command<DemonstrationImport> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(ImportDemonstration)
export class ImportDemonstrationHandler implements ICommandHandler<ImportDemonstration> {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly names: NameRegistry,
    private readonly slugs: SlugRegistry,
    private readonly art: DemonstrationArt,
  ) {}

  async execute({ context }: ImportDemonstration): Promise<DemonstrationImport> {
    const errors: string[] = [];
    let imported = 0;
    let position: Position | undefined;
    for (const row of DEMONSTRATION_MASCOTS) {
      const problems = importErrors(row);
      if (problems.length > 0) {
        errors.push(...problems);
        continue;
      }
      const publishedAt = await this.importRow(row, { ...context, idempotencySeed: rowSeed(context, row) });
      if (publishedAt === undefined) errors.push(`${row.name} (${row.brand}): already in the directory, skipped`);
      else {
        imported += 1;
        position = publishedAt;
      }
    }
    return { imported, errors, position };
  }

  /** Position of the publication, or undefined when somebody else published that name. */
  private async importRow(row: DemonstrationMascot, context: CommandContext): Promise<Position | undefined> {
    const before = await this.names.holderOf(row);
    if (before.kind === 'published') return undefined;
    const holder =
      before.kind === 'pending' ? before : await this.names.claim(row, await nextId(this.store, 'mascot', context), context);
    if (holder.kind !== 'pending') return undefined;
    const { mascotId } = holder;
    const mascot = {
      mascotId,
      slug: await this.slugs.reserve(row.name, mascotId, { ...context, idempotencySeed: `mascot-${mascotId}` }),
      profile: toProfile(row),
      imageUrl: await this.art.imageOf(row),
      origin: { kind: 'import' } as const,
    };
    const { published, position } = await this.commands.execute(new PublishMascot(mascot, context));
    return published ? position : undefined;
  }
}

function rowSeed({ idempotencySeed }: CommandContext, { name }: DemonstrationMascot): string | undefined {
  return idempotencySeed === undefined ? undefined : `${idempotencySeed}/${name}`;
}
