import { readOwnerKey } from '@marcel/kit/api';
import { fakeServer, toast, renderApp, type FakeAnswer } from '@marcel/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { GENERATING_REFRESH_MS } from './api';
import { MyThings } from './MyThings';

const OWN = 'o'.repeat(43);
const OTHER = 'k'.repeat(43);

const item = (changes: object = {}) => ({
  kind: 'comment',
  id: 7,
  title: 'Tux',
  text: 'Lovely',
  pictureUrl: null,
  state: 'shown',
  path: '/mascotdx/tux',
  downloadPath: null,
  createdAt: new Date().toISOString(),
  ...changes,
});
const listOf = (...items: object[]) => ({ body: { items, total: items.length, next: null } });

const Address = () => {
  const { search, hash } = useLocation();
  return <output>{search + hash}</output>;
};
const open = (answers: Record<string, FakeAnswer | (() => FakeAnswer)>, path = '/?window=mine') => {
  const calls = fakeServer(answers);
  renderApp(
    <>
      <MyThings />
      <Address />
    </>,
    { path },
  );
  return calls;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.setItem('marcel_owner_key', OWN));
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, Symbol.for('marcel_owner_key'));
});

test('a visitor without items sees how to start, without a request', async () => {
  localStorage.clear();
  const calls = open({});
  expect(screen.getByText('Nothing here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Make a hug' })).toHaveAttribute('href', '/marcel-hugs');
  expect(calls).toEqual([]);
});

test('a picture that is being generated is polled until it is ready', async () => {
  jest.useFakeTimers();
  try {
    const answers = [item({ state: 'generating' }), item({ state: 'generating' }), item()];
    const calls = open({ 'GET /api/mine': () => listOf(answers.shift() ?? item()) });
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('Being made')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3 * GENERATING_REFRESH_MS));
    expect(screen.getByText('Shown')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10 * GENERATING_REFRESH_MS));
    expect(calls).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});

test.each<[string, FakeAnswer, string]>([
  [
    'rejects it',
    { status: 429, body: { error: 'Too many', message: 'Too many', code: 'too_many_requests' } },
    'Too many',
  ],
  ['sends no message', { status: 502, text: 'Bad gateway' }, 'The item could not be deleted. Please try again.'],
])('when the server %s, the item and the dialog stay', async (_, answer, message) => {
  open({ 'GET /api/mine': listOf(item()), 'DELETE /api/comments/7': answer });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete comment on Tux' }));
  await press('Delete');
  expect(await screen.findByText(message)).toBeVisible();
  await press('Keep It');
  expect(screen.getByRole('listitem', { name: 'comment on Tux' })).toBeVisible();
});

test('an item that another window has just deleted disappears', async () => {
  open({ 'GET /api/mine': listOf(item()), 'DELETE /api/comments/7': { status: 404 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete comment on Tux' }));
  await press('Delete');
  await toast('Your comment on Tux was deleted.');
});

test('a submission links to its status page in the browser that has its receipt', async () => {
  localStorage.setItem('submission_receipts', '[{"id":8,"statusUrl":"/mascotdx/status/secret"}]');
  const submissions = [8, 9].map((id) =>
    item({ kind: 'submission', id, title: `Tux ${id}`, state: 'pending', path: null }),
  );
  open({ 'GET /api/mine': listOf(...submissions) });
  const link = await screen.findByRole('link', { name: 'View Status of submission of Tux 8' });
  expect(link).toHaveAttribute('href', '/mascotdx/status/secret');
  expect(screen.getAllByRole('link')).toEqual([link]);
});

test('explains that the mascot of an approved submission stays', async () => {
  open({ 'GET /api/mine': listOf(item({ kind: 'submission', state: 'approved' })) });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete submission of Tux' }));
  expect(
    screen.getByText('This erases your e-mail address and profile link. The mascot stays in the Mascotdex.'),
  ).toBeVisible();
});

test('a failure is shown, and Retry repeats the request', async () => {
  let broken = true;
  open({ 'GET /api/mine': () => (broken ? { status: 503, text: 'no' } : listOf(item())) });
  expect(await screen.findByText('Your items could not be loaded. Please try again.')).toBeVisible();
  broken = false;
  await press('Retry');
  expect(await screen.findByRole('listitem', { name: 'comment on Tux' })).toBeVisible();
});

describe('an opened private link', () => {
  const link = `/?window=mine#key=${OTHER}`;
  const answers = { 'GET /api/mine': listOf() };

  test('shows its items, and changes nothing', async () => {
    const calls = open({ 'GET /api/mine': listOf(item()) }, link);
    expect(await screen.findByText('These items were made in another browser.', { exact: false })).toBeVisible();
    expect(await screen.findByRole('listitem', { name: 'comment on Tux' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Delete|Download|Copy/ })).toBeNull();
    expect(calls.map(({ headers }) => headers.get('x-owner-key'))).toEqual([OTHER]);
    expect(readOwnerKey()).toBe(OWN);
    await press('Back to My Things');
    await waitFor(() => expect(calls.at(-1)?.headers.get('x-owner-key')).toBe(OWN));
    expect(readOwnerKey()).toBe(OWN);
  });

  test('requires a confirmation before its key replaces an existing one', async () => {
    const calls = open(answers, link);
    await userEvent.click(await screen.findByRole('button', { name: 'Use This Link Here...' }));
    expect(screen.getByText(/Everyone with this link will see and can delete/)).toBeVisible();
    expect(
      await screen.findByText(
        'Items made in this browser so far will no longer be listed. Copy their private link first.',
      ),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByText('?window=mine')).toBeVisible());
    expect(readOwnerKey()).toBe(OWN);
    await press('Use This Link');
    expect(readOwnerKey()).toBe(OTHER);
    await waitFor(() => expect(calls.at(-1)?.headers.get('x-owner-key')).toBe(OTHER));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('changes nothing after Cancel', async () => {
    open(answers, link);
    await userEvent.click(await screen.findByRole('button', { name: 'Use This Link Here...' }));
    await press('Cancel');
    expect(readOwnerKey()).toBe(OWN);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test("needs no confirmation for this browser's own key or an invalid one", async () => {
    open(answers, `/?window=mine#key=${OWN}`);
    await waitFor(() => expect(screen.getByText('?window=mine')).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
