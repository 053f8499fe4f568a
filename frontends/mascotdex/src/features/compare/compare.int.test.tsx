import { address, fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { makeMascots, mascot, pageOf, rejection } from '../../shared/testing/mascots';

const domo = mascot({ id: 2, name: 'Domo', slug: 'domo', cuteness: 3, industry: null, likes: 7 });

const serve = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /api/mascots': pageOf(makeMascots(5)),
    'GET /api/mascots/slug/tux': { body: mascot() },
    'GET /api/mascots/slug/domo': { body: domo },
    'GET /api/mascots/slug/compare': rejection(404, 'Mascot not found'),
    ...answers,
  });
const storeSelection = (...slugs: string[]) => localStorage.setItem('mascotdex_compared', JSON.stringify(slugs));
const readSelection = (): unknown => JSON.parse(localStorage.getItem('mascotdex_compared') ?? '[]');
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return [...(header.closest('tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};

beforeEach(() => {
  storeSelection();
  sessionStorage.clear();
});

test('shows a mascot once that is named twice, and asks for another one', async () => {
  serve();
  renderAt('/mascotdx/compare?mascots=tux,tux');
  expect(await screen.findByRole('link', { name: 'Tux' })).toHaveAttribute('href', '/mascotdx/tux');
  expect(screen.getByText('Choose one more mascot to see how they differ.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Compared mascots' }).children).toHaveLength(1);
});

test('reports a deleted mascot, and retries a failed one, beside the loaded mascots', async () => {
  serve({
    'GET /api/mascots/slug/gone': rejection(404, 'Mascot not found'),
    'GET /api/mascots/slug/domo': rejection(503, 'Later'),
  });
  renderAt('/mascotdx/compare?mascots=tux,gone,domo');
  expect(await screen.findByText('Mascot Not Found')).toBeVisible();
  expect(await row('Cuteness')).toEqual(['9/10']);
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('columnheader', { name: 'Domo' })).toBeVisible();
});

test('removes a mascot from the address and the selection, and keeps the focus near', async () => {
  storeSelection('domo', 'tux');
  serve();
  renderAt('/mascotdx/compare');
  expect(await row('Cuteness')).toHaveLength(2);
  expect(address()).toBe('/mascotdx/compare?mascots=tux,domo');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tux' }));
  expect(address()).toBe('/mascotdx/compare?mascots=domo');
  expect(readSelection()).toEqual(['domo']);
  expect(screen.getByRole('button', { name: 'Remove Domo' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Domo' }));
  expect(screen.getByText('Nothing to compare yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('keeps the mascots of a shared address selected when the visitor chooses others', async () => {
  serve();
  renderAt('/mascotdx/compare?mascots=tux,domo');
  await screen.findByRole('link', { name: 'Tux' });
  await userEvent.click(screen.getByRole('link', { name: 'Choose Others' }));
  const tray = within(await screen.findByRole('region', { name: 'Mascots to compare' }));
  expect((await tray.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['Tux', 'Domo']);
  expect(tray.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/mascotdx/compare?mascots=tux,domo');
});

test('does not select deleted mascots, so that others can be added', async () => {
  serve({ 'GET /api/mascots/slug/gone': rejection(404, 'Mascot not found') });
  renderAt('/mascotdx/compare?mascots=tux,gone,domo');
  await screen.findByText('Mascot Not Found');
  await screen.findByRole('link', { name: 'Domo' });
  await userEvent.click(screen.getByRole('link', { name: 'Choose Others' }));
  expect(await screen.findByText('2 of 3 chosen')).toBeVisible();
  expect(readSelection()).toEqual(['domo', 'tux']);
});

test('clears the selection when the comparison is opened', async () => {
  storeSelection('domo', 'tux');
  serve();
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('link', { name: 'Compare' }));
  expect(await row('Cuteness')).toHaveLength(2);
  expect(readSelection()).toEqual([]);
});

test('a deleted mascot can still be removed from the selection, by its address', async () => {
  storeSelection('gone');
  serve();
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove gone' }));
  expect(screen.queryByRole('region', { name: 'Mascots to compare' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

describe('a mascot with the name Compare', () => {
  const namesake = { 'GET /api/mascots/slug/compare': { body: mascot({ id: 3, name: 'Compare', slug: 'compare' }) } };

  test('opens for an address without mascots, even with a selection', async () => {
    storeSelection('domo', 'tux');
    serve(namesake);
    renderAt('/mascotdx/compare');
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
    expect(address()).toBe('/mascotdx/compare');
  });

  test('is compared when the address names it', async () => {
    serve(namesake);
    renderAt('/mascotdx/compare?mascots=compare,tux');
    expect(await row('Cuteness')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/mascotdx/compare');
  });

  test('does not block comparing when it cannot be loaded', async () => {
    storeSelection('domo', 'tux');
    serve({ 'GET /api/mascots/slug/compare': rejection(503, 'Later') });
    renderAt('/mascotdx/compare');
    expect(await row('Cuteness')).toHaveLength(2);
  });
});
