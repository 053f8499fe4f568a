import { type FakeCall, fakeServer } from '@marcel/kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeMascot, mascotPages } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { MascotsManagement } from './MascotsManagement';

const MASCOTS = Array.from({ length: 23 }, (_, index) => makeMascot({ id: index + 1, name: `Mascot ${index + 1}` }));

const pageOfMascots = mascotPages(MASCOTS);

describe('the table of mascots', () => {
  it('goes to the previous page when the last one has become empty', async () => {
    fakeServer({ 'GET /api/mascots': pageOfMascots });
    renderAdmin(<MascotsManagement />);
    await userEvent.click(await screen.findByTitle('3'));
    await screen.findByText('Showing 21 to 23 of 23 mascots');
    fakeServer({
      'GET /api/mascots': ({ path }) => {
        const offset = Number(new URL(path, 'http://localhost').searchParams.get('offset'));
        const page = offset / 10 + 1;
        const pagination = { page, limit: 10, total: 20, totalPages: 2, hasPrev: true, hasNext: false };
        return { body: { mascots: MASCOTS.slice(offset, Math.min(offset + 10, 20)), pagination } };
      },
      'DELETE /api/mascots/23': { body: { deletedMascot: { id: 23, name: 'Mascot 23' } } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete Mascot 23' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Showing 11 to 20 of 20 mascots')).toBeVisible();
  });

  it('can be reloaded after a failure', async () => {
    fakeServer({ 'GET /api/mascots': { status: 500 } });
    renderAdmin(<MascotsManagement />);
    expect(await screen.findByText('Failed to load mascots')).toBeVisible();
    fakeServer({ 'GET /api/mascots': pageOfMascots });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Showing 1 to 10 of 23 mascots')).toBeVisible();
  });
});

describe('over time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  const searchRequests = (calls: FakeCall[]) =>
    calls.filter(({ path }) => path.includes('search')).map(({ path }) => path);

  it('searches when typing pauses', async () => {
    const calls = fakeServer({ 'GET /api/mascots': pageOfMascots });
    renderAdmin(<MascotsManagement />);
    await pass(1);
    await user.type(screen.getByLabelText('Search mascots'), 't 2');
    await pass(ADMIN_TIMES_MS.searchDebounce - 1);
    expect(searchRequests(calls)).toEqual([]);
    await pass(2);
    expect(searchRequests(calls)).toEqual(['/api/mascots?limit=10&offset=0&search=t+2']);
    await pass(1);
    expect(screen.getByText('Showing 1 to 5 of 5 mascots')).toBeVisible();
  });

  it('reports an empty result', async () => {
    fakeServer({ 'GET /api/mascots': pageOfMascots });
    renderAdmin(<MascotsManagement />);
    await pass(1);
    await user.type(screen.getByLabelText('Search mascots'), 'x');
    await pass(ADMIN_TIMES_MS.searchDebounce + 1);
    await pass(1);
    expect(screen.getByText('No mascots match the search')).toBeVisible();
  });

  it('refreshes every minute', async () => {
    const calls = fakeServer({ 'GET /api/mascots': pageOfMascots });
    renderAdmin(<MascotsManagement />);
    await pass(1);
    await pass(ADMIN_TIMES_MS.mascotsRefresh);
    expect(calls).toHaveLength(2);
  });
});

it('shows why none of the selected mascots was deleted', async () => {
  fakeServer({
    'GET /api/mascots': mascotPages(MASCOTS.slice(0, 2)),
    'POST /api/mascots/delete': { status: 503, body: { error: 'The log is away' } },
  });
  renderAdmin(<MascotsManagement />);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('heading', { name: '2 selected' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Selected' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete mascot')).toBeVisible();
});
