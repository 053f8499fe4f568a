import { fakeServer, type FakeAnswer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeMascot } from '../../../shared/testing/fixtures';
import { renderAdmin, renderAuditor } from '../../../shared/testing/render-admin';
import { UNDO_TEXTS } from '../../../shared/undo/undo';
import { MascotTimeline, RevisionCard } from './timelines';

const { likes: _, ...STATE } = makeMascot({
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

async function open(entries: object[], model: FakeAnswer = { body: { ...STATE, likes: 3 } }, render = renderAuditor) {
  const calls = fakeServer({
    'GET /api/mascots/2/history': { body: entries },
    'GET /api/mascots/2': model,
    'POST /api/mascots/2/revert': { body: STATE },
    'POST /api/mascots/2/restore': { status: 409, body: { error: 'Not deleted', message: 'No', code: 'conflict' } },
  });
  render(<MascotTimeline id={2} />);
  await screen.findByRole('heading', { name: 'Duke' });
  return calls;
}

it('shows the actor, time, release and changes of each event', async () => {
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

it('shows the state after each event, with its changes marked', async () => {
  const before = { ...STATE, name: 'Duke I' };
  await open([entry(0, 'MascotPublished', { state: before }), { ...EDITED, state: { ...STATE, style: 'Cartoon' } }], {
    body: { ...STATE, style: 'Cartoon', likes: 3 },
  });
  const pane = within(screen.getByRole('region', { name: 'State after: Mascot edited' }));
  expect(pane.getByText('Style (changed)')).toBeVisible();
  expect(pane.getByText('Cartoon', { selector: 'mark' })).toBeVisible();
  expect(await pane.findByText('Matches the read model.')).toBeVisible();
  await userEvent.click(pane.getByRole('button', { name: 'Earlier' }));
  const previousState = within(screen.getByRole('region', { name: 'State after: Mascot published' }));
  expect(previousState.getByText('Duke I')).toBeVisible();
  expect(previousState.getByRole('button', { name: 'Earlier' })).toBeDisabled();
  expect(previousState.queryByText(/read model/)).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'State after this' })[0]!);
  expect(screen.getByRole('region', { name: 'State after: Mascot edited' })).toBeVisible();
});

it.each<[string, object, FakeAnswer]>([
  ['Differs from the read model.', EDITED, { body: { ...STATE, name: 'Tux', likes: 0 } }],
  ['Missing from the read model.', EDITED, { status: 404 }],
  ['Still in the read model.', DELETED, { body: { ...STATE, likes: 0 } }],
  ['Matches the read model.', DELETED, { status: 404 }],
  ['The read model could not be loaded.', EDITED, { status: 503 }],
])('shows: %s', async (message, lastChange, model) => {
  await open([entry(0, 'MascotPublished'), lastChange], model);
  expect(await screen.findByText(message)).toBeVisible();
});

it('can be replayed by auditors, without undo', async () => {
  const calls = await open([entry(0, 'MascotPublished'), EDITED], undefined, renderAuditor);
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier' }));
  expect(screen.getByRole('region', { name: 'State after: Mascot published' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(calls.find(({ path }) => path.includes('history'))?.headers.get('x-auditor-token')).toBe('auditor');
});

it('undoes an edit immediately', async () => {
  const calls = await open([EDITED], undefined, renderAdmin);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Mascot edited' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  const postedBodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(postedBodies).toEqual([JSON.stringify({ revision: 1, reason: UNDO_TEXTS.reason })]);
});

it('shows why a deletion could not be undone', async () => {
  await open([EDITED, DELETED], undefined, renderAdmin);
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Mascot deleted' }));
  expect(await screen.findByText('Failed to undo')).toBeVisible();
  expect(screen.getByText('Not deleted')).toBeVisible();
});

it('offers Retry when the history could not be loaded', async () => {
  fakeServer({ 'GET /api/mascots/2/history': { status: 503 } });
  renderAdmin(<MascotTimeline id={2} />);
  expect(await screen.findByRole('heading', { name: 'Failed to load history' })).toBeVisible();
});

describe('the revisions since a rejection', () => {
  const payload = { name: 'Tux', brand: 'Unknown' };
  const entryOf = (type: string, changes: object[] = []) => ({
    ...{ revision: 1, position: type, type, time: '2024-03-05T09:07:30', actor: { kind: 'visitor' }, release: null },
    ...{ correlationId: type, clientRequestId: null, notes: null, undo: null, state: null, changes },
  });
  const RECEIVED = entryOf('SubmissionReceived');
  const REVISED = entryOf('SubmissionRevised', [
    { field: 'payload', from: payload, to: { ...payload, brand: 'Linux' } },
    { field: 'imageUrl', from: null, to: '/pictures/a.webp' },
    { field: 'status', from: 'rejected', to: 'pending' },
  ]);

  const openRevision = (...entries: object[]) => {
    fakeServer({ 'GET /api/submissions/7/history': { body: entries } });
    return renderAdmin(<RevisionCard id={7} />);
  };

  it('are shown beside the previous values', async () => {
    openRevision(RECEIVED, REVISED);
    const card = within(await screen.findByRole('region', { name: 'Edited Since the Rejection' }));
    expect(card.getByText('Brand')).toBeVisible();
    expect(card.getByRole('deletion')).toHaveTextContent('Unknown');
    expect(card.getByRole('insertion')).toHaveTextContent('Linux');
    expect(card.getByText('A picture was added.')).toBeVisible();
    expect(card.queryByText('Status')).toBeNull();
  });

  it('are not shown without revisions', async () => {
    const { container } = openRevision(RECEIVED);
    await screen.findByText((_, element) => element === container);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
