import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../../platform/command-handling/decision-runner.js';
import { RunsAsConsumer } from '../../../../platform/consumers/hosting.decorators.js';
import { EVENT_STORE, type EventStore } from '../../../../platform/event-store/event-store.js';
import { LOG, type Log } from '../../../../platform/observability/logging/log.js';
import { IMPORT_STREAM } from '../../domain/import.events.js';
import { DeleteMascot } from '../../write/delete-mascot/delete-mascot.command.js';
import { RowImporter } from '../../write/import-mascots/row-importer.js';
import { BegunWork } from '../begun-work.js';
import { runImport } from './run-import.js';

/** Brings imports into the directory, and undoes them, once an admin has begun that. */
@Injectable()
@RunsAsConsumer('worker')
export class ImportRunner extends BegunWork {
  static readonly reads = {
    name: 'import-mascots',
    streamPrefixes: [IMPORT_STREAM],
    eventTypes: ['ImportBegun', 'ImportUndoBegun'],
  };

  readonly name = ImportRunner.reads.name;
  readonly filter = ImportRunner.reads;

  constructor(
    @Inject(EVENT_STORE) events: EventStore,
    @Inject(LOG) log: Log,
    private readonly commands: CommandBus,
    private readonly decisions: DecisionRunner,
    private readonly rows: RowImporter,
  ) {
    super(events, log);
  }

  protected work(signal: AbortSignal): Promise<void> {
    const { decisions, events, rows, name: actor } = this;
    const remove = (mascotId: number, context: CommandContext) =>
      this.commands.execute(new DeleteMascot(mascotId, context));
    return runImport({ decisions, events, rows, remove, actor, confirm: this.confirm }, signal);
  }
}
