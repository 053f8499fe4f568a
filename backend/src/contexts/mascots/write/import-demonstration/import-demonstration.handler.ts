import { DEMONSTRATION_MASCOTS, type DemonstrationMascot } from '@marcel/contracts';
import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { contextOfPart, type CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { RowImporter, type ImportedMascot, type ImportedRow } from '../import-mascots/row-importer.js';
import { DemonstrationArt } from './demonstration-art.js';
import { importErrors, toProfile } from './demonstration-rows.js';
import { ImportDemonstration, type DemonstrationImport } from './import-demonstration.command.js';

interface RowOutcome extends Partial<ImportedRow> {
  readonly errors: readonly string[];
}

@CommandHandler(ImportDemonstration)
export class ImportDemonstrationHandler implements ICommandHandler<ImportDemonstration> {
  constructor(
    private readonly rows: RowImporter,
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
    const imported = await this.rows.import(profile, () => this.art.imageOf(row), context);
    if (imported !== undefined) return { errors: [], ...imported };
    return { errors: [`${profile.name} (${profile.brand}) is already in the directory and was skipped`] };
  }
}
