import {
  ImportResult,
  ROUTES,
  DEMONSTRATION_MASCOTS,
  type DemonstrationMascot,
  fieldErrorsOf,
  MascotInput,
} from '@marcel/contracts';
import { Controller, Post, Inject } from '@nestjs/common';
import { CommandBus, Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type CommandContext, withSeedSuffix } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/access.js';
import { Context } from '../../../../platform/http/requests.js';
import { JsonResponse } from '../../../../platform/openapi/decorators.js';
import { WaitsFor, type Written } from '../../../../platform/read-your-writes/waits-for.js';
import { DIRECTORY_VIEW } from '../../views.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { type ImportedMascot, type ImportedRow, RowImporter } from '../import-mascots/row-importer.js';
import type { MascotProfile } from '../../domain/mascot.events.js';
import { SETTINGS, type Settings } from '../../../../platform/config/settings.js';
import { DemonstrationArt } from './demonstration-art.js';

interface DemonstrationImport extends ImportResult {
  /** Mascots imported by this request, including earlier attempts. */
  readonly mascots: readonly ImportedMascot[];
  readonly position: Position | undefined;
}

export class ImportDemonstration extends Command<DemonstrationImport> {
  constructor(readonly context: CommandContext) {
    super();
  }
}

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
      const outcome = await this.importRow(row, withSeedSuffix(row.art, context));
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

function toProfile({ art: _, imageUrl: __, ...row }: DemonstrationMascot, contributor: string): MascotProfile {
  return { ...row, contributor };
}

function importErrors(profile: MascotProfile): string[] {
  const input = Object.assign(new MascotInput(), profile);
  return fieldErrorsOf(input).map(({ path, message }) => `${profile.name}: ${path}: ${message}`);
}

@ApiTags('mascots')
@Admin()
@Controller()
export class ImportDemonstrationController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.importDemonstration)
  @JsonResponse(ImportResult, 'ImportResult')
  @WaitsFor(DIRECTORY_VIEW)
  async import(@Context() context: CommandContext): Promise<Written<ImportResult>> {
    const { imported, errors, position } = await this.commands.execute(new ImportDemonstration(context));
    return { position, answer: () => ({ imported, errors: [...errors] }) };
  }
}
