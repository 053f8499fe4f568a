import { address, fakeServer, renderPage } from '@marcel/kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { mounted, renderAt } from '../../app/testing/render-at';
import { makeMascots, mascot, pageOf, queryOf, rejection } from '../../shared/testing/mascots';

const LIST = 'GET /api/mascots';
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('stays on the button after a like', async () => {
  fakeServer({ [LIST]: pageOf([mascot()]), 'POST /api/mascots/1/like': { body: { id: 1, likes: 42 } } });
  renderAt('/mascotdx');
  await press(/^Like Tux/);
  expect(await screen.findByRole('button', { name: 'Like Tux, 42 likes', pressed: true })).toHaveFocus();
});

test('moves to the top of the list on another page', async () => {
  fakeServer({ [LIST]: pageOf(makeMascots(60)) });
  renderAt('/mascotdx?view=dense&page=3');
  await press('Page 2');
  await screen.findByRole('link', { name: 'Mascot 25' });
  expect(screen.getByText('60 mascots')).toHaveFocus();
});

test('moves to the next filter when one is removed, and to the search after the last', async () => {
  fakeServer({ [LIST]: pageOf([mascot()]) });
  renderAt('/mascotdx?search=tux&type=Animal');
  await press('Search: tux, remove');
  expect(button('Type: Animal, remove')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/mascotdx'));
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('moves to the search when the filters of an empty list are reset', async () => {
  fakeServer({ [LIST]: (call) => pageOf(queryOf(call).has('type') ? [] : [mascot()])(call) });
  renderAt('/mascotdx?type=Robot');
  await press('Reset Filters');
  await screen.findByRole('article');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('moves to the heading when a failed list is retried', async () => {
  fakeServer({ [LIST]: rejection(500, 'broken') });
  renderAt('/mascotdx');
  fakeServer({ [LIST]: pageOf([mascot()]) });
  await press('Retry');
  await screen.findByRole('article');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('moves to the next card when a favorite is removed, and to the search after the last', async () => {
  localStorage.setItem('mascotdex_favorites', JSON.stringify(['mascot-1', 'mascot-2', 'mascot-3']));
  fakeServer({ [LIST]: pageOf(makeMascots(3)) });
  renderAt('/mascotdx');
  await press('Your favorites');
  await press('Favorite Mascot 2');
  expect(button('Favorite Mascot 3')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(button('Favorite Mascot 1')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('moves to the card of the mascot whose page the visitor leaves', async () => {
  fakeServer({ [LIST]: pageOf(makeMascots(3)) });
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('link', { name: 'Mascot 2' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Next: Mascot 3' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Back to list' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Mascot 3' })).toHaveFocus());
});

test('does not move to that card after other input', async () => {
  fakeServer({ [LIST]: pageOf(makeMascots(3)) });
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('link', { name: 'Mascot 2' }));
  await screen.findByRole('link', { name: 'Back to list' });
  cleanup();
  await userEvent.keyboard('x');
  renderAt('/mascotdx');
  await screen.findByRole('link', { name: 'Mascot 2' });
  expect(document.body).toHaveFocus();
});

test('moves to the search when the directory opens, or on the key /', async () => {
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
