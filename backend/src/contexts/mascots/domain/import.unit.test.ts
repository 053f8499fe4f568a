import { IMPORT_MESSAGES } from '@marcel/contracts';
import { specify } from '../../../platform/decider/test-support/decider-specification.js';
import { imports, type ImportEvent } from './import.js';

const given = specify(imports.decider);
const received = (importId = 1): ImportEvent => ({
  type: 'ImportReceived',
  data: { importId, fileName: 'mascots.csv', rows: 3 },
});
const started = (importId = 1): ImportEvent => ({ type: 'ImportStarted', data: { importId } });
const processed = (importId = 1): ImportEvent => ({
  type: 'ImportRowsProcessed',
  data: {
    importId,
    imported: [{ row: 2, mascotId: 7 }],
    skipped: [{ row: 3, name: 'Tux', problem: IMPORT_MESSAGES.duplicate }],
  },
});
const ended = (reason: 'completed' | 'stopped', importId = 1): ImportEvent => ({
  type: 'ImportEnded',
  data: { importId, reason },
});
const undoStarted = (importId = 1): ImportEvent => ({
  type: 'ImportUndoStarted',
  data: { importId, reason: 'Wrong file' },
});
const removed: ImportEvent = { type: 'ImportMascotsRemoved', data: { importId: 1, mascotIds: [7] } };
const undone: ImportEvent = { type: 'ImportUndone', data: { importId: 1 } };
const completed = [received(), started(), processed(), ended('completed')];

const receive = { kind: 'receive', fileName: 'mascots.csv', rows: 3 } as const;
const take = (from: number) => {
  const { data } = processed();
  if (!('imported' in data)) throw new Error('No rows');
  return { kind: 'process', from, data } as const;
};
const undo = (importId = 1) => ({ kind: 'undo', importId, reason: 'Wrong file' }) as const;

describe('an import', () => {
  it('runs one at a time, and replaces an incomplete one', () => {
    given().when(receive).then(received());
    given(received()).when(receive).then(received(2));
    given(...completed)
      .when(receive)
      .then(received(2));
    for (const busy of [[started()], [started(), ended('completed'), undoStarted()]])
      given(received(), ...busy)
        .when(receive)
        .thenFails('conflict', IMPORT_MESSAGES.busy);
  });

  it('starts after its rows were added, unless another import was received meanwhile', () => {
    const data = { importId: 1, rows: [], skipped: [] };
    given(received()).when({ kind: 'add', data }).then({ type: 'ImportRowsAdded', data });
    given(received()).when({ kind: 'start', importId: 1 }).then(started());
    given(received(), received(2)).when({ kind: 'add', data }).thenFails('conflict', IMPORT_MESSAGES.superseded);
    given(received(), started()).when({ kind: 'start', importId: 1 }).thenFails('conflict', IMPORT_MESSAGES.superseded);
  });

  it('records each row once, also with overlapping workers', () => {
    given(received(), started()).when(take(0)).then(processed());
    given(received(), started(), processed()).when(take(0)).then();
    given(received(), started(), processed()).when(take(2)).then(processed());
    given(received(), started(), ended('stopped')).when(take(0)).then();
  });

  it('ends when all rows are processed, or when it is stopped', () => {
    given(received(), started()).when({ kind: 'complete', importId: 1 }).then(ended('completed'));
    given(received(), started()).when({ kind: 'stop', importId: 1 }).then(ended('stopped'));
    given(...completed)
      .when({ kind: 'stop', importId: 1 })
      .then();
  });

  it('is undone as a whole, the last one or an earlier one', () => {
    given(...completed)
      .when(undo())
      .then(undoStarted());
    given(...completed, received(2), started(2), ended('stopped', 2))
      .when(undo())
      .then(undoStarted());
    given(...completed, undoStarted())
      .when({ kind: 'remove', importId: 1, from: 0, mascotIds: [7] })
      .then(removed);
    given(...completed, undoStarted(), removed)
      .when({ kind: 'remove', importId: 1, from: 0, mascotIds: [7] })
      .then();
    given(...completed, undoStarted(), removed)
      .when({ kind: 'complete-undo', importId: 1 })
      .then(undone);
    given(...completed)
      .when({ kind: 'complete-undo', importId: 1 })
      .then();
  });

  it('is not undone while it runs, twice, or when it does not exist', () => {
    given(received(), started()).when(undo()).thenFails('conflict', IMPORT_MESSAGES.busy);
    given(...completed, undoStarted(), undone)
      .when(undo())
      .thenFails('conflict', IMPORT_MESSAGES.undone);
    given().when(undo()).thenFails('not_found', IMPORT_MESSAGES.notFound);
  });

  it('gets the next number, also after an earlier import was undone', () => {
    given(...completed, received(2), started(2), ended('completed', 2), undoStarted(), undone)
      .when(receive)
      .then(received(3));
  });
});
