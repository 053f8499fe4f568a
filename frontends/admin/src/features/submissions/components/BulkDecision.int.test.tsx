import { fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeSubmission } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { UNDO_TEXTS } from '../../../shared/undo/undo';
import { SubmissionsList } from './SubmissionsList';
import { failuresText } from './BulkDecisionBar';

const sample = (id: number, name: string, status: 'pending' | 'approved' = 'pending') =>
  makeSubmission({ id, status, payload: { name, brand: 'Java', contributor: 'Ada' } });
const LIST = {
  'GET /api/submissions': { body: [sample(1, 'Duke'), sample(2, 'Wave'), sample(3, 'Done', 'approved')] },
};
const FAILURE = { id: 2, error: 'This submission has already been approved.', code: 'conflict' };

async function open(answers: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer({ ...LIST, ...answers });
  renderAdmin(<SubmissionsList />);
  await screen.findByRole('heading', { name: 'Duke' });
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function pressAndConfirm(name: string) {
  await press(name);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}

it('rejects the selected submissions with a note, and counts those that others decided first', async () => {
  await open({ 'PUT /api/submissions/reject': { body: { decided: [], failed: [FAILURE] } } });
  await userEvent.click(screen.getByLabelText('Select Wave'));
  expect(screen.getByRole('heading', { name: '1 selected' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reject Selected' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText(/^Admin Notes/), 'No');
  await press('Reject Selected');
  expect(
    await screen.findByText('1 could not be decided. “Wave”: This submission has already been approved.'),
  ).toBeVisible();
});

const TAG = '"submission-3@1-0123456789ab.a_B-c"';

describe('earlier decisions', () => {
  const [submission3, submission4, submission5] = [
    sample(3, 'Done', 'approved'),
    sample(4, 'Gone', 'approved'),
    sample(5, 'Redecided', 'approved'),
  ];

  async function undoAll(answers: Parameters<typeof fakeServer>[0]) {
    const calls = await open({
      'GET /api/submissions': { body: [sample(1, 'Duke'), submission3, submission4, submission5] },
      'GET /api/submissions/3': { body: submission3, headers: { etag: TAG } },
      'GET /api/submissions/4': { body: submission4 },
      'GET /api/submissions/5': { body: submission5 },
      'POST /api/submissions/3/reopen': { body: {} },
      'POST /api/submissions/4/reopen': { body: {} },
      'POST /api/submissions/5/reopen': { body: {} },
      ...answers,
    });
    for (const name of ['Done', 'Gone', 'Redecided']) await userEvent.click(screen.getByLabelText(`Select ${name}`));
    await pressAndConfirm('Undo Decisions');
    return calls;
  }
  const reopened = (calls: Awaited<ReturnType<typeof undoAll>>) => calls.filter(({ method }) => method === 'POST');

  it('are undone together, each to its previous state', async () => {
    const calls = await undoAll({});
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(reopened(calls).map(({ path, body }) => [path, body])).toEqual(
      [3, 4, 5].map((id) => [`/api/submissions/${id}/reopen`, JSON.stringify({ reason: UNDO_TEXTS.reason })]),
    );
    expect(reopened(calls)[0]?.headers.get('if-match')).toBe(TAG);
  });

  it('are named when they cannot be undone or were decided again, and the others are undone', async () => {
    const calls = await undoAll({
      'POST /api/submissions/4/reopen': { status: 409, body: { ...FAILURE, message: FAILURE.error } },
      'GET /api/submissions/5': { body: { ...submission5, processedAt: '2024-03-06T09:07:30Z' } },
    });
    expect(await screen.findByText('Not everything was undone')).toBeVisible();
    expect(screen.getByText(/^1 of 3 undone\. “\S*Gone\S*”: This submission .* And 1 more\.$/)).toBeVisible();
    expect(reopened(calls).map(({ path }) => path)).toEqual(['/api/submissions/3/reopen', '/api/submissions/4/reopen']);
  });

  it('cannot be selected together with pending submissions', async () => {
    await open({ 'GET /api/submissions': { body: [sample(1, 'Duke'), submission3] } });
    await userEvent.click(screen.getByLabelText('Select Done'));
    expect(screen.getByLabelText('Select Duke')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Approve Selected' })).toBeNull();
  });

  it('move the focus to the selection after the pressed button disappears', async () => {
    await open({ 'GET /api/submissions': { body: [sample(1, 'Duke'), submission3] } });
    await press('Select 1 Pending');
    expect(screen.getByRole('group', { name: 'Selection' })).toHaveFocus();
  });
});

it('sends the number of revisions, and deselects submissions that were edited since', async () => {
  const revised = (revisions: number) => ({ ...sample(2, 'Wave'), revisions });
  let list = [sample(1, 'Duke'), revised(1)];
  const calls = await open({
    'GET /api/submissions': () => ({ body: list }),
    'PUT /api/submissions/approve': { status: 503 },
    'PUT /api/submissions/1/approve': { body: sample(1, 'Duke', 'approved') },
  });
  await press('Select 2 Pending');
  await press('Approve Selected');
  expect(await screen.findByText('Approve 2 submissions?')).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await press('Cancel');
  await pressAndConfirm('Approve Selected');
  expect(await screen.findByText('Bulk decision failed')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toBe('{"adminNotes":null,"ids":[1,2],"revisions":[0,1]}');
  expect(screen.getByRole('heading', { name: '2 selected' })).toBeVisible();
  list = [sample(1, 'Duke', 'approved'), revised(2)];
  await press('Approve Duke');
  expect(await screen.findByRole('button', { name: 'Select 1 Pending' })).toBeVisible();
});

const submissions = [1, 2, 3, 4].map((id) => makeSubmission({ id, payload: { name: `Tux ${id}`, brand: 'Linux' } }));
const failures = (...ids: number[]) => ids.map((id) => ({ id, error: 'Edited.', code: 'precondition_failed' }));

it.each([
  [[2], '1 could not be decided. “Tux 2”: Edited.'],
  [[1, 9], '2 could not be decided. “Tux 1”: Edited. “submission 9”: Edited.'],
  [[1, 2, 3, 4], '4 could not be decided. “Tux 1”: Edited. “Tux 2”: Edited. “Tux 3”: Edited. And 1 more.'],
])('names rejected submissions: %j', (ids, text) => expect(failuresText(failures(...ids), submissions)).toBe(text));
