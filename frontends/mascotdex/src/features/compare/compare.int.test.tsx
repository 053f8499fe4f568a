import { address, fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { herd, mascot, pageOf, rejection } from '../../shared/testing/mascots';

const domo = mascot({ id: 2, name: 'Domo', slug: 'domo', cuteness: 3, industry: null, likes: 7 });

const serve = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /api/mascots': pageOf(herd(5)),
    'GET /api/mascots/slug/tux': { body: mascot() },
    'GET /api/mascots/slug/domo': { body: domo },
    'GET /api/mascots/slug/compare': rejection(404, 'Mascot not found'),
    ...answers,
  });
const keep = (...slugs: string[]) => localStorage.setItem('mascotdex_compared', JSON.stringify(slugs));
const kept = (): unknown => JSON.parse(localStorage.getItem('mascotdex_compared') ?? '[]');
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name });
  return [...(header.closest('tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
};

beforeEach(() => {
  keep();
  sessionStorage.clear();
});

test('the same mascot twice stands once, and another one is asked for', async () => {
  serve();
  renderAt('/mascotdx/compare?mascots=tux,tux');
  expect(await screen.findByRole('link', { name: 'Tux' })).toHaveAttribute('href', '/mascotdx/tux');
  expect(screen.getByText('Choose one more mascot to see how they differ.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Compared mascots' }).children).toHaveLength(1);
});

test('one that is gone is said to be, and one that cannot be loaded is tried again, beside those that are there', async () => {
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

test('who is removed leaves the address and the choice, and the focus stays near', async () => {
  keep('domo', 'tux');
  serve();
  renderAt('/mascotdx/compare');
  expect(await row('Cuteness')).toHaveLength(2);
  expect(address()).toBe('/mascotdx/compare?mascots=tux,domo');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Tux' }));
  expect(address()).toBe('/mascotdx/compare?mascots=domo');
  expect(kept()).toEqual(['domo']);
  expect(screen.getByRole('button', { name: 'Remove Domo' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Domo' }));
  expect(screen.getByText('Nothing to compare yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who was sent an address takes its mascots along to choose others', async () => {
  serve();
  renderAt('/mascotdx/compare?mascots=tux,domo');
  await screen.findByRole('link', { name: 'Tux' });
  await userEvent.click(screen.getByRole('link', { name: 'Choose Others' }));
  const tray = within(await screen.findByRole('region', { name: 'Mascots to compare' }));
  expect((await tray.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['Tux', 'Domo']);
  expect(tray.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/mascotdx/compare?mascots=tux,domo');
});

test('who is gone is not taken along, so that there is room for others', async () => {
  serve({ 'GET /api/mascots/slug/gone': rejection(404, 'Mascot not found') });
  renderAt('/mascotdx/compare?mascots=tux,gone,domo');
  await screen.findByText('Mascot Not Found');
  await screen.findByRole('link', { name: 'Domo' });
  await userEvent.click(screen.getByRole('link', { name: 'Choose Others' }));
  expect(await screen.findByText('2 of 3 chosen')).toBeVisible();
  expect(kept()).toEqual(['domo', 'tux']);
});

test('the choice is empty once it is compared', async () => {
  keep('domo', 'tux');
  serve();
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('link', { name: 'Compare' }));
  expect(await row('Cuteness')).toHaveLength(2);
  expect(kept()).toEqual([]);
});

test('a mascot that was chosen and is gone can still be taken out, by its address', async () => {
  keep('gone');
  serve();
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove gone' }));
  expect(screen.queryByRole('region', { name: 'Mascots to compare' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

describe('a mascot that was called Compare before mascots were compared', () => {
  const namesake = { 'GET /api/mascots/slug/compare': { body: mascot({ id: 3, name: 'Compare', slug: 'compare' }) } };

  test('opens for an address without mascots, even when some are chosen', async () => {
    keep('domo', 'tux');
    serve(namesake);
    renderAt('/mascotdx/compare');
    expect(await screen.findByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
    expect(address()).toBe('/mascotdx/compare');
  });

  test('is compared where the address names it', async () => {
    serve(namesake);
    renderAt('/mascotdx/compare?mascots=compare,tux');
    expect(await row('Cuteness')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', '/mascotdx/compare');
  });

  test('keeps nobody from comparing while it cannot be asked for', async () => {
    keep('domo', 'tux');
    serve({ 'GET /api/mascots/slug/compare': rejection(503, 'Later') });
    renderAt('/mascotdx/compare');
    expect(await row('Cuteness')).toHaveLength(2);
  });
});
