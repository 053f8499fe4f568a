import type { ImportResult } from '@marcel/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import type { Position } from '../../../../platform/event-store/event-store.js';
import type { ImportedMascot } from '../import-mascots/row-importer.js';

export interface DemonstrationImport extends ImportResult {
  /** Those that this very request has brought in, now or when it came before. */
  readonly mascots: readonly ImportedMascot[];
  readonly position: Position | undefined;
}

export class ImportDemonstration extends Command<DemonstrationImport> {
  constructor(readonly context: CommandContext) {
    super();
  }
}
