import { ApiError } from '@marcel/kit/api';
import { DecisionChanged, undoableDecisions, runUndo, UNDO_TEXTS, type UndoStep } from './undo';

const undoable = undoableDecisions(
  ...[1, 2, 3].map((id) => ({ id, status: 'approved' as const, processedAt: null, name: `Duke ${id}` })),
);
const rejection = (status: number, error: string) => ApiError.of(status, '', JSON.stringify({ error, message: error }));

const fakeSend = (failures: Record<number, Error>) => {
  const sentIds: number[] = [];
  const send = ({ path }: UndoStep): Promise<unknown> => {
    const id = Number(/\d+/.exec(path)?.[0]);
    sentIds.push(id);
    return failures[id] ? Promise.reject(failures[id]) : Promise.resolve({});
  };
  return { sent: sentIds, send };
};

it('undoes all steps', async () => {
  const { sent, send } = fakeSend({});
  expect(await runUndo(undoable, send)).toEqual({ undoneCount: 3, problems: [] });
  expect(sent).toEqual([1, 2, 3]);
});

it('continues after a rejected step', async () => {
  const { sent, send } = fakeSend({ 2: rejection(409, 'Reopened by Ann') });
  expect(await runUndo(undoable, send)).toEqual({ undoneCount: 2, problems: ['“Duke 2”: Reopened by Ann'] });
  expect(sent).toEqual([1, 2, 3]);
});

it('stops when the server cannot be reached, and reports what was not undone', async () => {
  const { sent, send } = fakeSend({ 2: new TypeError('Failed to fetch') });
  expect(await runUndo(undoable, send)).toEqual({ undoneCount: 1, problems: [UNDO_TEXTS.stopped] });
  expect(sent).toEqual([1, 2]);
});

it('skips items that have changed since', async () => {
  const { send } = fakeSend({ 1: new DecisionChanged(UNDO_TEXTS.changed) });
  expect((await runUndo(undoable, send)).problems).toEqual([`“Duke 1”: ${UNDO_TEXTS.changed}`]);
});

it.each([
  ['the first step fails', { 1: rejection(503, 'Busy') }],
  ['all steps fail', { 1: rejection(409, 'Gone'), 2: rejection(409, 'Gone, too'), 3: rejection(409, 'Gone as well') }],
])('fails completely when %s', async (_, failures) => {
  await expect(runUndo(undoable, fakeSend(failures).send)).rejects.toBe(failures[1]);
});
