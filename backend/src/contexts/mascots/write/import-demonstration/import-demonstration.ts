import { ImportResult, ROUTES, DEMONSTRATION_MASCOTS, checkFields, MascotInput } from '@marcel/contracts';
import { Post, Inject } from '@nestjs/common';
import { CommandBus, Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CommandContext, withSeedSuffix } from '../../../../platform/command-handling/command-context.js';
import { Admin } from '../../../../platform/http/token-guard.js';
import { Context } from '../../../../platform/http/requests.js';
import { JsonResponse, RestController } from '../../../../platform/openapi/decorators.js';
import { WaitsFor, type WriteResult } from '../../../../platform/read-your-writes/waits-for.js';
import { DIRECTORY_VIEW } from '../../views.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import { type ImportedMascot, RowImporter } from '../import-mascots/row-importer.js';
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

@CommandHandler(ImportDemonstration)
export class ImportDemonstrationHandler implements ICommandHandler<ImportDemonstration> {
  constructor(
    private readonly rows: RowImporter,
    private readonly art: DemonstrationArt,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async execute({ context }: ImportDemonstration): Promise<DemonstrationImport> {
    const errors: string[] = [];
    const mascots: ImportedMascot[] = [];
    let position: Position | undefined;
    for (const row of DEMONSTRATION_MASCOTS) {
      const { art, imageUrl: _, ...described } = row;
      const profile = { ...described, contributor: this.settings.defaultContributor };
      const invalid = validateProfile(profile);
      errors.push(...invalid);
      if (invalid.length > 0) continue;
      const ofRow = withSeedSuffix(art, context);
      const id = await this.rows.reserveIds(1, ofRow);
      const imported = await this.rows.import(profile, () => this.art.storeImage(row), id, ofRow);
      if (imported === undefined)
        errors.push(`${profile.name} (${profile.brand}) is already in the directory and was skipped`);
      else mascots.push(imported.mascot);
      position = imported?.position ?? position;
    }
    return { imported: mascots.length, mascots, errors, position };
  }
}

function validateProfile(profile: MascotProfile): string[] {
  const input = Object.assign(new MascotInput(), profile);
  return checkFields(input).map(({ path, message }) => `${profile.name}: ${path}: ${message}`);
}

@Admin()
@RestController('mascots')
export class ImportDemonstrationController {
  constructor(private readonly commands: CommandBus) {}

  @Post(ROUTES.importDemonstration)
  @JsonResponse(ImportResult, 'ImportResult')
  @WaitsFor(DIRECTORY_VIEW)
  async import(@Context() context: CommandContext): Promise<WriteResult<ImportResult>> {
    const { imported, errors, position } = await this.commands.execute(new ImportDemonstration(context));
    return { position, toBody: () => ({ imported, errors: [...errors] }) };
  }
}
