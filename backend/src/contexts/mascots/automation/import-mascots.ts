import { IMPORT_MESSAGES } from '@marcel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import pRetry from 'p-retry';
import type { CommandContext } from '../../../platform/command-handling/command-context.js';
import { contextCausedBy, systemContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { type Consumer, RunsAsConsumer } from '../../../platform/consumers/consumer.js';
import { retryForeverOptions } from '../../../platform/scheduling/retry.js';
import { EVENT_STORE, type EventStore } from '../../../platform/event-store/event-store.js';
import { LeaseLost, type HeldLease } from '../../../platform/leader-election/leader-election.js';
import { type ImportCommand, imports, type ValidRow, IMPORT_STREAM, type ImportEvent } from '../domain/import.js';
import { readImportEvents } from '../read/imports.js';
import { isWebAddress, MascotPictures, type HostFailures } from '../mascot-pictures.js';
import { RowImporter } from '../write/import-mascots/row-importer.js';
import { LOG, type Log } from '../../../platform/observability/logging/log.js';
import { DeleteMascot } from '../write/delete-and-restore.js';

export const IMPORT_BATCH_SIZE = 25;

/** Rows whose ids are reserved together. */
export const IDS_AT_ONCE = 4 * IMPORT_BATCH_SIZE;

export interface ImportTools {
  readonly decisions: Pick<DecisionRunner, 'load' | 'run'>;
  readonly events: Pick<EventStore, 'readStream'>;
  readonly rows: Pick<RowImporter, 'import' | 'reserveIds'>;
  readonly remove: (mascotId: number, context: CommandContext) => Promise<unknown>;
  /** Returns the address of the stored picture; the address itself while it cannot be loaded. */
  readonly storePicture: (address: string) => Promise<string>;
  readonly confirm?: HeldLease['confirm'] | undefined;
  readonly actor: string;
}

/** Imports the remaining rows of an import, or undoes it, continuing from the state in the log. */
export class ImportRun {
  constructor(
    private readonly tools: ImportTools,
    private readonly signal: AbortSignal,
  ) {}

  /** @throws LeaseLost, StoreUnavailable */
  async runToEnd(): Promise<void> {
    const { state } = await this.tools.decisions.load(imports);
    if (state.status === 'running') await this.importAll(state.importId);
    if (state.status === 'undoing') await this.undoAll(state.importId);
  }

  private async importAll(importId: number): Promise<void> {
    const { decisions, rows: importer, confirm } = this.tools;
    const context = await this.contextOf('ImportStarted');
    const rows = (await readImportEvents(this.tools.events, importId)).flatMap((event) =>
      event.type === 'ImportRowsAdded' ? event.data.rows : [],
    );
    for (;;) {
      this.signal.throwIfAborted();
      const { state } = await decisions.load(imports);
      if (state.status !== 'running' || state.importId !== importId) return;
      const { processed: from } = state;
      const batch = rows.slice(from, from + IMPORT_BATCH_SIZE);
      if (batch.length === 0) return this.record({ kind: 'complete', importId }, 'CompleteImport', context);
      await confirm?.();
      const first = from - (from % IDS_AT_ONCE);
      const ids = { ...context, idempotencySeed: `import-${importId}-rows-${first}` };
      const firstId = await importer.reserveIds(Math.min(IDS_AT_ONCE, rows.length - first), ids);
      const data = await this.importBatch(importId, batch, firstId + from - first, context);
      await this.record({ kind: 'process', from, data }, 'ProcessImportRows', context);
    }
  }

  private async importBatch(
    importId: number,
    batch: readonly ValidRow[],
    firstId: number,
    context: CommandContext,
  ): Promise<ImportEvent<'ImportRowsProcessed'>['data']> {
    const { rows: importer, storePicture } = this.tools;
    const outcomes = await Promise.all(
      batch.map(async ({ row, profile, imageUrl }, index) => {
        const picture = async () => imageUrl && storePicture(imageUrl);
        const imported = await importer.import(profile, picture, firstId + index, context);
        return { row, name: profile.name, imported };
      }),
    );
    return {
      importId,
      imported: outcomes.flatMap(({ row, imported }) =>
        imported ? [{ row, mascotId: imported.mascot.mascotId }] : [],
      ),
      skipped: outcomes.flatMap(({ row, name, imported }) =>
        imported ? [] : [{ row, name, problem: IMPORT_MESSAGES.duplicate }],
      ),
      unloaded: outcomes.flatMap(({ row, name, imported }) => {
        const address = imported?.mascot.imageUrl ?? '';
        return isWebAddress(address) ? [{ row, name, problem: IMPORT_MESSAGES.unloaded(new URL(address).host) }] : [];
      }),
    };
  }

  private async undoAll(importId: number): Promise<void> {
    const context = await this.contextOf('ImportUndoStarted');
    const imported = (await readImportEvents(this.tools.events, importId)).flatMap((event) =>
      event.type === 'ImportRowsProcessed' ? event.data.imported.map(({ mascotId }) => mascotId) : [],
    );
    for (;;) {
      this.signal.throwIfAborted();
      const { state } = await this.tools.decisions.load(imports);
      if (state.status !== 'undoing' || state.importId !== importId) return;
      const { removed: from } = state;
      const mascotIds = imported.slice(from, from + IMPORT_BATCH_SIZE);
      if (mascotIds.length === 0)
        return this.record({ kind: 'complete-undo', importId }, 'CompleteImportUndo', context);
      await this.tools.confirm?.();
      const removal = (id: number) => ({ ...context, idempotencySeed: `undo-import-${importId}-mascot-${id}` });
      await Promise.all(mascotIds.map((id) => this.removeOnce(id, removal(id))));
      await this.record({ kind: 'remove', importId, from, mascotIds }, 'RemoveImportedMascots', context);
    }
  }

  private async removeOnce(mascotId: number, context: CommandContext): Promise<void> {
    try {
      await this.tools.remove(mascotId, context);
    } catch (error) {
      // An admin has deleted it already.
      if (!(error instanceof DomainError && error.code === 'not_found')) throw error;
    }
  }

  private async contextOf(type: ImportEvent['type']): Promise<CommandContext> {
    for await (const event of this.tools.events.readStream(IMPORT_STREAM, { direction: 'backwards' }))
      if (event.type === type) return contextCausedBy(this.tools.actor, event);
    return systemContext(this.tools.actor);
  }

  private async record(command: ImportCommand, commandName: string, context: CommandContext): Promise<void> {
    await this.tools.decisions.run({ ...imports, command, commandName, context });
  }
}

/** Runs imports and undoes them. Continues after a crash, or when another node takes over. */
@Injectable()
@RunsAsConsumer('worker')
export class ImportRunner implements Consumer {
  static readonly subscription = {
    name: 'import-mascots',
    streamPrefixes: [IMPORT_STREAM],
    eventTypes: ['ImportStarted', 'ImportUndoStarted'],
  };

  readonly name = ImportRunner.subscription.name;
  readonly filter = ImportRunner.subscription;
  private stopping = new AbortController();
  private lease: HeldLease | undefined;
  private running: Promise<void> | undefined;
  /** True if another run was requested since the current one started. */
  private isRequested = false;

  constructor(
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(LOG) private readonly log: Log,
    private readonly commands: CommandBus,
    private readonly decisions: DecisionRunner,
    private readonly rows: RowImporter,
    private readonly pictures: MascotPictures,
  ) {}

  async start(lease?: HeldLease): Promise<void> {
    this.lease = lease;
    this.stopping = new AbortController();
  }

  async startAt(): Promise<void> {
    this.request();
  }

  async handle(): Promise<void> {
    this.request();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private request(): void {
    this.isRequested = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
      if (this.isRequested && !this.stopping.signal.aborted) this.request();
    });
  }

  private async run(): Promise<void> {
    this.isRequested = false;
    const { decisions, events, rows, lease, log, name: actor } = this;
    const { signal } = this.stopping;
    const remove = (id: number, context: CommandContext) => this.commands.execute(new DeleteMascot(id, context));
    const hostFailures: HostFailures = new Map();
    const storePicture = (address: string) =>
      this.pictures.storeFromAddress(address, hostFailures).catch((error: unknown) => {
        if (error instanceof DomainError) return address;
        throw error;
      });
    const tools = { decisions, events, rows, remove, storePicture, actor, confirm: lease?.confirm };
    try {
      await pRetry(() => new ImportRun(tools, signal).runToEnd(), {
        ...retryForeverOptions(),
        signal,
        shouldRetry: ({ error }) => !(error instanceof LeaseLost),
        onFailedAttempt: ({ error: err, attemptNumber: attempt }) => {
          if (!signal.aborted) log.warn({ err, attempt, work: actor }, 'The import was interrupted; retrying');
        },
      });
    } catch (err) {
      if (!signal.aborted) log.warn({ err, work: actor }, 'The import is left to another node');
    }
  }
}
