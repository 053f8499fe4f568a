import { fakeServer } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMascot } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { MascotTimeline } from './MascotTimeline';

const { likes: _, ...STATE } = aMascot({
  id: 2,
  name: 'Duke',
  createdAt: '2024-03-04T09:07:30Z',
  updatedAt: '2024-03-04T09:07:30Z',
});

const entry = (revision: number, type: string, overrides: object = {}) => ({
  revision,
  position: String(revision),
  type,
  time: '2024-03-05T09:07:30',
  actor: { kind: 'admin' },
  release: 'admin@0.1.0',
  correlationId: `request-${revision}`,
  clientRequestId: null,
  notes: null,
  changes: [],
  undo: null,
  state: STATE,
  ...overrides,
});

const EDITED = entry(1, 'MascotEdited', { undo: 'revert', changes: [{ field: 'style', from: null, to: 'Cartoon' }] });
const DELETED = entry(2, 'MascotDeleted', { undo: 'restore', state: null });

async function open(entries: object[]) {
  const calls = fakeServer({
    'GET /api/mascots/2/history': { body: entries },
    'POST /api/mascots/2/revert': { body: STATE },
    'POST /api/mascots/2/restore': { status: 409, body: { error: 'Not deleted', message: 'No', code: 'conflict' } },
  });
  renderAdmin(<MascotTimeline id={2} />);
  await screen.findByRole('heading', { name: 'Duke' });
  return calls;
}

async function giveReason(reason: string) {
  await userEvent.type(await screen.findByLabelText(/^Reason/), reason);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
}

it('tells who did what, when, from which release, and what changed', async () => {
  await open([entry(0, 'MascotPublished'), EDITED]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Mascot edited',
    'Mascot published',
  ]);
  expect(screen.getAllByText('Mar 5, 2024 09:07')).toHaveLength(2);
  expect(screen.getAllByText(/^admin, , admin@0\.1\.0$/)).toHaveLength(2);
  expect(screen.getByText('Cartoon', { selector: 'ins' })).toBeVisible();
  expect(screen.getByText('Cartoon', { selector: 'ins' }).closest('li')).toHaveTextContent('Style: Cartoon');
  expect(screen.getAllByText('State after this')).toHaveLength(2);
  expect(screen.getAllByText('Year introduced')).not.toHaveLength(0);
  expect(screen.queryByText('Year retired')).toBeNull();
});

it('undoes an edit with a reason', async () => {
  const calls = await open([EDITED]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Mascot edited' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDisabled();
  await giveReason(' A slip ');
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toBe('{"revision":1,"reason":"A slip"}');
});

it('tells why a deletion could not be undone, and keeps the reason', async () => {
  await open([EDITED, DELETED]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Mascot deleted' }));
  await giveReason('Too early');
  expect(await screen.findByText('Failed to undo')).toBeVisible();
  expect(screen.getByText('Not deleted')).toBeVisible();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('Too early');
});

it('offers another try when the history could not be read', async () => {
  fakeServer({ 'GET /api/mascots/2/history': { status: 503 } });
  renderAdmin(<MascotTimeline id={2} />);
  expect(await screen.findByRole('heading', { name: 'Failed to load history' })).toBeVisible();
});
