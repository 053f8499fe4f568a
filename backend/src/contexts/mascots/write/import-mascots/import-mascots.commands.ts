import { type CommandContext } from '../../../../platform/command-handling/command-context.js';
import { AggregateCommand } from '../../../../platform/command-handling/decision-runner.js';
import {
  imports,
  type ImportCommand,
  type ImportState,
  type ImportEvent,
  type ImportRowsGiven,
} from '../../domain/import.js';

abstract class ImportsCommand extends AggregateCommand<ImportCommand, ImportEvent, ImportState> {
  constructor(command: ImportCommand, context: CommandContext) {
    super(imports, command, context);
  }
}

export class ReceiveImport extends ImportsCommand {
  constructor(fileName: string, rows: number, context: CommandContext) {
    super({ kind: 'receive', fileName, rows }, context);
  }
}

export class GiveImportRows extends ImportsCommand {
  constructor(data: ImportRowsGiven['data'], context: CommandContext) {
    super({ kind: 'give', data }, context);
  }
}

export class BeginImport extends ImportsCommand {
  constructor(importId: number, context: CommandContext) {
    super({ kind: 'begin', importId }, context);
  }
}

export class StopImport extends ImportsCommand {
  constructor(importId: number, context: CommandContext) {
    super({ kind: 'stop', importId }, context);
  }
}

export class UndoImport extends ImportsCommand {
  constructor(importId: number, reason: string, context: CommandContext) {
    super({ kind: 'undo', importId, reason }, context);
  }
}
