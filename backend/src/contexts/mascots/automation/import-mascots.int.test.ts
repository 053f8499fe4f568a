import { IMPORT_MESSAGES } from '@marcel/contracts';
import { systemContext, type CommandContext } from '../../../platform/command-handling/command-context.js';
import { DecisionRunner } from '../../../platform/command-handling/decision-runner.js';
import { systemClockAndIds } from '../../../platform/command-handling/new-events.js';
import { DomainError } from '../../../platform/decider/domain-error.js';
import { openInMemoryEventStore } from '../../../platform/event-store/embedded/open.js';
import type { EventStore, RecordedEvent } from '../../../platform/event-store/event-store.js';
import { imports, type ImportCommand, IMPORT_STREAM } from '../domain/import.js';
import { readImportEvents } from '../read/imports.js';
import { validateRows } from '../write/import-mascots/import-intake.js';
import { IDS_AT_ONCE, IMPORT_BATCH_SIZE, ImportRun, type ImportTools } from './import-mascots.js';

const FIRST_ROW = 2;
const rowsOf = (count: number) =>
  validateRows(
    Array.from({ length: count }, (_, index) => ({
      row: index + FIRST_ROW,
      values: { name: `Mascot ${index}`, brand: 'Acme' },
    })),
    'Ada',
  ).validRows;

describe('an import', () => {
  let events: EventStore;
  let decisions: DecisionRunner;
  let brought: Set<number>;
  let taken: Map<string, number>;
  let removed: number[];
  beforeEach(() => {
    events = openInMemoryEventStore();
    decisions = new DecisionRunner({ store: events, ...systemClockAndIds });
    brought = new Set();
    taken = new Map();
    removed = [];
  });
  afterEach(() => events.close());

  const command = (wanted: ImportCommand) =>
    decisions.run({ ...imports, command: wanted, commandName: 'Test', context: systemContext('test') });
  const state = async () => (await decisions.load(imports)).state;
  const begin = async (importId: number, count: number) => {
    await command({ kind: 'receive', fileName: 'mascots.csv', rows: count });
    await command({ kind: 'add', data: { importId, rows: [...rowsOf(count)], skipped: [] } });
    await command({ kind: 'start', importId });
  };

  const rows: ImportTools['rows'] = {
    reserveIds: async (count, { idempotencySeed = '' }) => {
      const first = taken.get(idempotencySeed) ?? brought.size + 1;
      taken.set(idempotencySeed, first);
      expect(count).toBeLessThanOrEqual(IDS_AT_ONCE);
      return first;
    },
    import: async (profile, imageOf, mascotId) => {
      brought.add(mascotId);
      const imageUrl = await imageOf();
      return {
        mascot: { mascotId, slug: `m-${mascotId}`, profile, imageUrl, origin: { kind: 'import' } },
        position: undefined,
      };
    },
  };
  const run = (over: Partial<ImportTools> = {}, signal = new AbortController().signal) =>
    new ImportRun(
      {
        decisions,
        events,
        rows,
        actor: 'import-mascots',
        remove: async (id) => removed.push(id),
        storePicture: async (a) => a,
        ...over,
      },
      signal,
    ).runToEnd();

  it('imports every row once, also after an interruption between mascot and record', async () => {
    await begin(1, IDS_AT_ONCE + 30);
    const crashing: ImportTools['decisions'] = {
      load: (on) => decisions.load(on),
      run: async (decision) => {
        if (brought.size > IMPORT_BATCH_SIZE) throw new Error('The node is killed');
        return decisions.run(decision);
      },
    };
    await expect(run({ decisions: crashing })).rejects.toThrow('The node is killed');
    expect([(await state()).processed, brought.size]).toEqual([IMPORT_BATCH_SIZE, 2 * IMPORT_BATCH_SIZE]);
    await run();
    expect(await state()).toMatchObject({ status: 'completed', processed: IDS_AT_ONCE + 30 });
    expect(brought.size).toBe(IDS_AT_ONCE + 30);
  });

  it('attributes all its writes to the request of the admin', async () => {
    const contexts: CommandContext[] = [];
    const noting: ImportTools['rows'] = {
      ...rows,
      import: (profile, imageOf, id, context) => {
        contexts.push(context);
        return rows.import(profile, imageOf, id, context);
      },
    };
    await begin(1, 2);
    await run({ rows: noting });
    await command({ kind: 'undo', importId: 1, reason: 'Wrong file' });
    await run({ remove: async (_, context) => contexts.push(context) });
    const recorded: RecordedEvent[] = [];
    for await (const event of events.readStream(IMPORT_STREAM)) recorded.push(event);
    const of = (type: string) => recorded.find((event) => event.type === type);
    const [started, undone] = [of('ImportStarted'), of('ImportUndoStarted')];
    const causes = [started, started, undone, undone].map((event) => [event?.id, event?.metadata.correlationId]);
    expect(contexts.map(({ causationId, correlationId }) => [causationId, correlationId])).toEqual(causes);
    const ends = ['ImportRowsProcessed', 'ImportEnded', 'ImportMascotsRemoved', 'ImportUndone'].map(of);
    expect(ends.map((event) => [event?.metadata.causationId, event?.metadata.correlationId])).toEqual(causes);
  });

  it('records rows that are in the directory already', async () => {
    await begin(1, 2);
    const importing: ImportTools['rows'] = {
      ...rows,
      import: (profile, ...rest) =>
        profile.name === 'Mascot 0' ? Promise.resolve(undefined) : rows.import(profile, ...rest),
    };
    await run({ rows: importing });
    const [record] = (await readImportEvents(events, 1)).filter(({ type }) => type === 'ImportRowsProcessed');
    expect(record?.data).toMatchObject({
      imported: [{ row: 3 }],
      skipped: [{ row: 2, name: 'Mascot 0', problem: IMPORT_MESSAGES.duplicate }],
    });
  });

  it('does nothing without a confirmed lease, and stops on request', async () => {
    await begin(1, 60);
    const lost = new Error('The lease is lost');
    await expect(run({ confirm: () => Promise.reject(lost) })).rejects.toBe(lost);
    expect(brought.size).toBe(0);
    await run({ confirm: () => command({ kind: 'stop', importId: 1 }).then(() => undefined) });
    expect(await state()).toMatchObject({ status: 'stopped', processed: 0 });
  });

  it('removes only its own mascots when it is undone', async () => {
    await begin(1, 30);
    await run();
    await begin(2, 3);
    await run();
    await command({ kind: 'undo', importId: 1, reason: 'Wrong file' });
    const remove: ImportTools['remove'] = async (id) => {
      removed.push(id);
      if (id === 5) throw new DomainError('not_found', 'Mascot not found');
    };
    await run({ remove });
    expect(await state()).toMatchObject({ status: 'undone', removed: 30 });
    expect(removed.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });
});
