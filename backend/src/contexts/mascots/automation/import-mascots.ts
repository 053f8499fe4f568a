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

/** Imports the remaining rows of an import, or undoes it, continuing from the state in the log. @throws LeaseLost, StoreUnavailable */
export async function runImport(tools: ImportTools, signal: AbortSignal): Promise<void> {
  const { decisions, confirm, actor } = tools;
  const contextOf = async (type: ImportEvent['type']): Promise<CommandContext> => {
    for await (const event of tools.events.readStream(IMPORT_STREAM, { direction: 'backwards' }))
      if (event.type === type) return contextCausedBy(actor, event);
    return systemContext(actor);
  };
  const record = (command: ImportCommand, commandName: string, context: CommandContext) =>
    decisions.run({ ...imports, command, commandName, context });

  const importAll = async (importId: number) => {
    const context = await contextOf('ImportStarted');
    const rows = (await readImportEvents(tools.events, importId)).flatMap((event) =>
      event.type === 'ImportRowsAdded' ? event.data.rows : [],
    );
    for (;;) {
      signal.throwIfAborted();
      const { state } = await decisions.load(imports);
      if (state.status !== 'running' || state.importId !== importId) return;
      const { processed: from } = state;
      const batch = rows.slice(from, from + IMPORT_BATCH_SIZE);
      if (batch.length === 0) return void (await record({ kind: 'complete', importId }, 'CompleteImport', context));
      await confirm?.();
      const first = from - (from % IDS_AT_ONCE);
      const ids = { ...context, idempotencySeed: `import-${importId}-rows-${first}` };
      const firstId = await tools.rows.reserveIds(Math.min(IDS_AT_ONCE, rows.length - first), ids);
      const data = await importBatch(importId, batch, firstId + from - first, context);
      await record({ kind: 'process', from, data }, 'ProcessImportRows', context);
    }
  };

  const importBatch = async (
    importId: number,
    batch: readonly ValidRow[],
    firstId: number,
    context: CommandContext,
  ): Promise<ImportEvent<'ImportRowsProcessed'>['data']> => {
    const outcomes = await Promise.all(
      batch.map(async ({ row, profile, imageUrl }, index) => {
        const picture = async () => imageUrl && tools.storePicture(imageUrl);
        return {
          row,
          name: profile.name,
          imported: await tools.rows.import(profile, picture, firstId + index, context),
        };
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
  };

  const undoAll = async (importId: number) => {
    const context = await contextOf('ImportUndoStarted');
    const mascotIdsToRemove = (await readImportEvents(tools.events, importId)).flatMap((event) =>
      event.type === 'ImportRowsProcessed' ? event.data.imported.map(({ mascotId }) => mascotId) : [],
    );
    for (;;) {
      signal.throwIfAborted();
      const { state } = await decisions.load(imports);
      if (state.status !== 'undoing' || state.importId !== importId) return;
      const { removed: from } = state;
      const mascotIds = mascotIdsToRemove.slice(from, from + IMPORT_BATCH_SIZE);
      if (mascotIds.length === 0)
        return void (await record({ kind: 'complete-undo', importId }, 'CompleteImportUndo', context));
      await confirm?.();
      const removalContext = (id: number) => ({ ...context, idempotencySeed: `undo-import-${importId}-mascot-${id}` });
      await Promise.all(mascotIds.map((id) => removeOnce(id, removalContext(id))));
      await record({ kind: 'remove', importId, from, mascotIds }, 'RemoveImportedMascots', context);
    }
  };

  const removeOnce = (mascotId: number, context: CommandContext) =>
    tools.remove(mascotId, context).catch((error: unknown) => {
      // An admin has deleted it already.
      if (!(error instanceof DomainError && error.code === 'not_found')) throw error;
    });

  const { state } = await decisions.load(imports);
  if (state.status === 'running') await importAll(state.importId);
  if (state.status === 'undoing') await undoAll(state.importId);
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
      await pRetry(() => runImport(tools, signal), {
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
