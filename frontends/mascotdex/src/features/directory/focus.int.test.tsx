import { address, fakeServer, renderPage } from '@marcel/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { mounted, renderAt } from '../../app/testing/render-at';
import { herd, mascot, pageOf, queryOf, rejection } from '../../shared/testing/mascots';

const LIST = 'GET /api/mascots';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('who likes stays on the button', async () => {
  fakeServer({ [LIST]: pageOf([mascot()]), 'POST /api/mascots/1/like': { body: { id: 1, likes: 42 } } });
  renderAt('/mascotdx');
  await press(/^Like Tux/);
  expect(await screen.findByRole('button', { name: 'Like Tux, 42 likes', pressed: true })).toHaveFocus();
});

test('who turns pages goes on at the top of the list', async () => {
  fakeServer({ [LIST]: pageOf(herd(60)) });
  renderAt('/mascotdx?view=dense&page=3');
  await press('Page 2');
  await screen.findByRole('link', { name: 'Mascot 25' });
  expect(screen.getByText('60 mascots')).toHaveFocus();
});

test('who takes a filter away goes on at the next one, and at the search after the last', async () => {
  fakeServer({ [LIST]: pageOf([mascot()]) });
  renderAt('/mascotdx?search=tux&type=Animal');
  await press('Search: tux, remove');
  expect(button('Type: Animal, remove')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/mascotdx'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('who resets the filters of an empty list goes on at the search', async () => {
  fakeServer({ [LIST]: (call) => pageOf(queryOf(call).has('type') ? [] : [mascot()])(call) });
  renderAt('/mascotdx?type=Robot');
  await press('Reset Filters');
  await screen.findByRole('article');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('who tries a failed list again goes on at the heading', async () => {
  fakeServer({ [LIST]: rejection(500, 'broken') });
  renderAt('/mascotdx');
  fakeServer({ [LIST]: pageOf([mascot()]) });
  await press('Retry');
  await screen.findByRole('article');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('who takes a star away goes on at the next card, and at the search after the last', async () => {
  localStorage.setItem('mascotdex_favorites', JSON.stringify(['mascot-1', 'mascot-2', 'mascot-3']));
  fakeServer({ [LIST]: pageOf(herd(3)) });
  renderAt('/mascotdx');
  await press('Your favorites');
  await press('Favorite Mascot 2');
  expect(button('Favorite Mascot 3')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Favorite Mascot 1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('who comes back to the list goes on at the card whose page was left', async () => {
  fakeServer({ [LIST]: pageOf(herd(3)) });
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('link', { name: 'Mascot 2' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Next: Mascot 3' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to list' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mascot 3' })).toHaveFocus());
});

test('the focus is not moved to that card after another input', async () => {
  fakeServer({ [LIST]: pageOf(herd(3)) });
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('link', { name: 'Mascot 2' }));
  await screen.findByRole('link', { name: 'Back to list' });
  cleanup();
  await userEvent.keyboard('x');
  renderAt('/mascotdx');
  await screen.findByRole('link', { name: 'Mascot 2' });
  expect(document.body).toHaveFocus();
});

test('who opens the directory, or presses / in it, can type a search', async () => {
  fakeServer({ [LIST]: pageOf([mascot()]) });
  renderPage(
    <Routes>
      <Route path="/" element={<Link to="/mascotdx">Open</Link>} />
      {mounted}
    </Routes>,
    '/',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Open' }));
  await screen.findByRole('article');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await userEvent.click(button('List view'));
  await userEvent.keyboard('/tux/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('tux/');
});
