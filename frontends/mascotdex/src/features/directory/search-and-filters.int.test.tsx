import { address, fakeServer, type FakeCall } from '@marcel/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { mascot, pageOf, queryOf } from '../../shared/testing/mascots';

const open = async (path = '/mascotdx') => {
  const calls = fakeServer({ 'GET /api/mascots': pageOf([mascot()]) });
  renderAt(path);
  await screen.findByRole('article');
  return calls;
};

const query = (calls: FakeCall[]) => {
  const last = calls.findLast(({ path }) => path.startsWith('/api/mascots?'))!;
  const { limit: _limit, offset: _offset, ...query } = Object.fromEntries(queryOf(last));
  return query;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const showFilters = () => user().click(screen.getByRole('button', { name: /^Filters/ }));

test('sends only the bound that was narrowed, when the handle rests', async () => {
  const calls = await open();
  await showFilters();
  fireEvent.change(screen.getByLabelText('Cuteness, from'), { target: { value: '4' } });
  fireEvent.change(screen.getByLabelText('Retirement year, to'), { target: { value: '1999' } });
  pass(300);
  await screen.findByRole('button', { name: 'Filters (2)' });
  expect(query(calls)).toEqual({ minCuteness: '4', maxYearRetired: '1999', sortBy: 'createdAt', sortOrder: 'desc' });
});

test('keeps the handles of a range from crossing', async () => {
  await open('/mascotdx?maxHumor=5');
  await showFilters();
  fireEvent.change(screen.getByLabelText('Humor, from'), { target: { value: '9' } });
  expect(screen.getByLabelText('Humor, from')).toHaveValue('5');
});

test('sorts years ascending, and any other order in its own direction', async () => {
  const calls = await open();
  await user().selectOptions(screen.getByLabelText('Sort by'), 'Year Born (Oldest First)');
  await waitFor(() => expect(query(calls)).toEqual({ sortBy: 'yearIntroduced', sortOrder: 'asc' }));
  await user().click(screen.getByRole('button', { name: 'Reverse sort direction', pressed: false }));
  await waitFor(() => expect(query(calls)).toEqual({ sortBy: 'yearIntroduced', sortOrder: 'desc' }));
  expect(screen.getByRole('button', { name: 'Reverse sort direction', pressed: true })).toBeVisible();
  await user().selectOptions(screen.getByLabelText('Sort by'), 'Cutest');
  await waitFor(() => expect(query(calls)).toEqual({ sortBy: 'cuteness', sortOrder: 'desc' }));
});

test('offers all eight sort orders by name', async () => {
  await open();
  const names = [...screen.getByLabelText<HTMLSelectElement>('Sort by').options].map((option) => option.text);
  expect(names).toEqual([
    'Newest First',
    'Name A-Z',
    'Most Liked',
    'Cutest',
    'Funniest',
    'Most Rebellious',
    'Weirdest',
    'Year Born (Oldest First)',
  ]);
});

test('Reset clears every filter, and also pending input', async () => {
  await open('/mascotdx?type=Robot&minHumor=3&sortBy=likes');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'half typ' } });
  await showFilters();
  await user().click(screen.getByRole('button', { name: 'Reset' }));
  pass(1000);
  expect(address()).toBe('/mascotdx');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('shows how many mascots every choice has', async () => {
  const facets = {
    industry: [],
    type: [
      { value: 'animal', count: 1204 },
      { value: 'something else', count: 1 },
    ],
    style: [],
    status: [{ value: 'active', count: 3 }],
  };
  const calls = fakeServer({ 'GET /api/mascots': pageOf([mascot()]), 'GET /api/mascots/facets': { body: facets } });
  renderAt('/mascotdx?search=tux');
  await screen.findByRole('article');
  await showFilters();
  await screen.findByRole('option', { name: 'Something Else (1)' });
  await user().selectOptions(screen.getByLabelText('Type'), 'Animal (1,204)');
  await waitFor(() => expect(query(calls)).toMatchObject({ search: 'tux', type: 'Animal' }));
});

test('keeps the filters panel open when the visitor comes back from a mascot', async () => {
  await open();
  await showFilters();
  await user().click(screen.getByRole('link', { name: 'Tux' }));
  await user().click(await screen.findByRole('link', { name: 'Back to list' }));
  expect(await screen.findByRole('region', { name: 'Filters' })).toBeVisible();
  await showFilters();
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
});
