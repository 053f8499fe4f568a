import type { Mascot } from '@marcel/contracts';
import { address, fakeServer } from '@marcel/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { makeMascots, mascot, pageOf, queryOf } from '../../shared/testing/mascots';
import { DIRECTORY_TEXTS } from './choices';

const LIST = 'GET /api/mascots';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('lists each active filter, and removes them one by one', async () => {
  const calls = fakeServer({ [LIST]: pageOf([mascot()]) });
  renderAt('/mascotdx?search=tux&type=Animal&minCuteness=4');
  const filters = within(await screen.findByRole('list', { name: 'Active filters' }));
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Search: tux',
    'Type: Animal',
    'Cuteness: 4 – 10',
  ]);
  await userEvent.click(filters.getByRole('button', { name: 'Type: Animal, remove' }));
  expect(address()).toBe('/mascotdx?search=tux&minCuteness=4');
  await screen.findByRole('link', { name: 'Tux' });
  expect(queryOf(calls.at(-1)!).has('type')).toBe(false);
});

test('the address can filter by a kind that no menu offers', async () => {
  const calls = fakeServer({ [LIST]: pageOf([mascot({ industry: 'Piracy' })]) });
  renderAt('/mascotdx?industry=Piracy');
  expect(await screen.findByRole('button', { name: 'Industry: Piracy, remove' })).toBeVisible();
  expect(queryOf(calls.at(-1)!).get('industry')).toBe('Piracy');
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  const menu = screen.getByLabelText<HTMLSelectElement>('Industry');
  expect(menu).toHaveValue('Piracy');
  await userEvent.selectOptions(menu, 'All');
  expect([...menu.options].map(({ value }) => value)).not.toContain('Piracy');
});

test('each page has an address, and a new filter starts at the first page', async () => {
  const calls = fakeServer({ [LIST]: pageOf(makeMascots(60)) });
  renderAt('/mascotdx?page=3&view=dense');
  expect(await screen.findByRole('link', { name: 'Mascot 49' })).toBeVisible();
  expect(queryOf(calls[0]!).get('offset')).toBe('48');
  expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(await screen.findByRole('link', { name: 'Mascot 25' })).toBeVisible();
  expect(address()).toBe('/mascotdx?page=2&view=dense');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Name A-Z');
  expect(address()).toBe('/mascotdx?sortBy=name&view=dense');
});

test('a page beyond the end redirects to the last one', async () => {
  fakeServer({ [LIST]: pageOf(makeMascots(30)) });
  renderAt('/mascotdx?page=99&view=dense');
  expect(await screen.findByRole('link', { name: 'Mascot 25' })).toBeVisible();
  expect(address()).toBe('/mascotdx?page=2&view=dense');
});

test('the dense view shows pictures and names only', async () => {
  fakeServer({ [LIST]: pageOf([mascot()]) });
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('button', { name: 'Dense view' }));
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Tux' })).toHaveAttribute('href', '/mascotdx/tux');
  expect(card.getByText('Linux')).toBeVisible();
  expect(card.queryByRole('definition')).toBeNull();
});

test('shows the directory of a past day, with links to mascots of that day and to the present', async () => {
  const calls = fakeServer({ [LIST]: pageOf([mascot({ likes: 3 })]) });
  renderAt('/mascotdx?asOf=2026-05-01&type=Animal');
  expect(await screen.findByRole('link', { name: 'Tux' })).toHaveAttribute('href', '/mascotdx/tux?asOf=2026-05-01');
  expect(Object.fromEntries(queryOf(calls[0]!))).toMatchObject({ asOf: '2026-05-01', type: 'Animal' });
  expect(screen.getByText('3 likes')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Like / })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Filters (1)' }));
  await userEvent.click(screen.getByRole('button', { name: 'As of: May 1, 2026, remove' }));
  expect(address()).toBe('/mascotdx?type=Animal');
  expect(await screen.findByRole('button', { name: 'Like Tux, 3 likes' })).toBeVisible();
  const facets = calls.filter(({ path }) => path.includes('facets'));
  expect(facets.map((call) => queryOf(call).has('asOf'))).toEqual([false]);
});

test('favorites are searched, filtered and sorted like the directory', async () => {
  localStorage.setItem('mascotdex_favorites', JSON.stringify(['tux', 'domo', 'octocat']));
  const page = (body: Mascot) => ({ body });
  const calls = fakeServer({
    'GET /api/mascots/slug/tux': page(mascot()),
    'GET /api/mascots/slug/domo': page(mascot({ id: 2, name: 'Domo', slug: 'domo', type: 'Monster', likes: 50 })),
    'GET /api/mascots/slug/octocat': page(mascot({ id: 3, name: 'Octocat', slug: 'octocat', likes: 7 })),
  });
  renderAt('/mascotdx?view=favorites&sortBy=likes');
  const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Domo', 'Tux', 'Octocat']));
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Animal');
  expect(names()).toEqual(['Tux', 'Octocat']);
  expect(screen.getByText('2 mascots')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Inactive');
  expect(await screen.findByText(DIRECTORY_TEXTS.listEmpty)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
  expect(address()).toBe('/mascotdx?view=favorites');
  expect(names()).toHaveLength(3);
  expect(calls.every(({ path }) => path.includes('/slug/'))).toBe(true);
});

test('favorites and the lucky draw start at the top after the directory was scrolled', async () => {
  fakeServer({ [LIST]: pageOf(makeMascots(2)) });
  renderAt('/mascotdx');
  await screen.findByRole('link', { name: 'Mascot 1' });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'List view' }));
  expect(scrollTo).not.toHaveBeenCalledWith(0, 0);
  await userEvent.click(screen.getByRole('button', { name: 'Your favorites' }));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  scrollTo.mockRestore();
});
