import { address, fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { makeMascots, mascot, pageOf, queryOf, rejection } from '../../shared/testing/mascots';
import { DIRECTORY_TEXTS } from './choices';

const LIST = 'GET /api/mascots';

beforeEach(() => localStorage.setItem('liked', '[]'));

test('a card shows the main facts of a mascot', async () => {
  fakeServer({ [LIST]: pageOf([mascot({ yearRetired: 2010 })]) });
  renderAt('/mascotdx');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: 'Tux' })).toHaveAttribute('href', '/mascotdx/tux');
  const life = 'Born 1996 · Retired 2010';
  for (const text of ['Linux', life, 'Technology', 'A contented, well-fed penguin.', 'Animal', 'Cartoon'])
    expect(card.getByText(text)).toBeVisible();
  const textsOf = (role: string) => card.getAllByRole(role).map(({ textContent }) => textContent);
  expect(textsOf('term')).toEqual(['Cute', 'Funny', 'Rebel', 'Weird', 'Legacy']);
  expect(textsOf('definition')).toEqual(['9/10', '5/10', '6/10', '3/10', '10/10']);
  expect(card.getByRole('img', { name: 'Tux' })).toHaveAttribute('src', 'https://example.com/tux.png');
  expect(card.getByRole('button', { name: 'Like Tux, 41 likes' })).toHaveAttribute('aria-disabled', 'false');
});

test('does not load a picture from an invalid address', async () => {
  fakeServer({ [LIST]: pageOf([mascot({ name: 'Mister Clean Sock', imageUrl: 'https://example.com/page' })]) });
  renderAt('/mascotdx');
  expect(await screen.findByText('MC')).toBeVisible();
});

test('a page shows 24 mascots and the total, and the pager opens the next page', async () => {
  fakeServer({ [LIST]: pageOf(makeMascots(30)) });
  renderAt('/mascotdx?view=dense');
  expect(await screen.findByText('30 mascots')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(24);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'Mascot 30' })).toBeVisible();
  expect(address()).toBe('/mascotdx?view=dense&page=2');
});

test('shows six placeholders while the first page loads', async () => {
  fakeServer({ [LIST]: () => new Promise(() => undefined) });
  renderAt('/mascotdx');
  const loading = await screen.findByRole('status', { name: 'Loading mascots' });
  expect(loading.firstElementChild?.childElementCount).toBe(6);
});

test('a failed load can be retried', async () => {
  fakeServer({ [LIST]: rejection(500, 'broken') });
  renderAt('/mascotdx');
  expect(await screen.findByText(DIRECTORY_TEXTS.listFailed)).toBeVisible();
  fakeServer({ [LIST]: pageOf([mascot()]) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Tux' })).toBeVisible();
});

test('without matches, offers to submit a mascot, and Reset Filters shows everything', async () => {
  fakeServer({ [LIST]: (call) => pageOf(queryOf(call).has('search') ? [] : [mascot()])(call) });
  renderAt('/mascotdx?search=nobody&view=list');
  expect(await screen.findByText(DIRECTORY_TEXTS.listEmpty)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit It' })).toHaveAttribute('href', '/mascotdx/submit');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Filters' }));
  expect(await screen.findByRole('link', { name: 'Tux' })).toBeVisible();
  expect(address()).toBe('/mascotdx?view=list');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('explains a day before the first mascot, and links to today', async () => {
  fakeServer({ [LIST]: (call) => pageOf(queryOf(call).has('asOf') ? [] : [mascot()])(call) });
  renderAt('/mascotdx?asOf=2020-01-01');
  expect(await screen.findByText('No mascots yet on January 1, 2020.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Today' }));
  expect(await screen.findByRole('link', { name: 'Tux' })).toBeVisible();
  expect(address()).toBe('/mascotdx');
});

test.each(['abc', '2026-02-31', '2999-01-01'])(
  'shows today for the address of %s, which is not a past day',
  async (day) => {
    fakeServer({ [LIST]: pageOf([mascot()]) });
    renderAt(`/mascotdx?asOf=${day}&type=Animal`);
    expect(await screen.findByRole('link', { name: 'Tux' })).toBeVisible();
    expect(address()).toBe('/mascotdx?type=Animal');
  },
);
