import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen, within, act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { mascot, pageOf } from '../shared/testing/mascots';
import { mounted, renderAt } from './testing/render-at';
import { OFFLINE_TEXT } from '../shared/failure/failure';

const LIST = 'GET /api/mascots';
const tux = mascot();
const domo = mascot({ id: 2, name: 'Domo', slug: 'domo' });

test('a listed mascot opens without a request, and a like on its page also updates the list', async () => {
  const calls = fakeServer({
    [LIST]: pageOf([tux]),
    'GET /api/mascots/1/comments': { body: [] },
    'POST /api/mascots/1/like': { body: { id: 1, likes: 42 } },
  });
  renderAt('/mascotdx');
  await userEvent.click(await screen.findByRole('link', { name: 'Tux' }));
  const entry = within(await screen.findByRole('article'));
  expect(calls.some((call) => call.path.includes('/slug/'))).toBe(false);
  await userEvent.click(entry.getByRole('button', { name: /^Like Tux/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Back to list' }));
  expect(await screen.findByRole('button', { name: 'Like Tux, 42 likes' })).toBeVisible();
  expect(calls.filter((call) => call.path.startsWith('/api/mascots?'))).toHaveLength(1);
});

test('the directory is reloaded when the visitor comes back from another program', async () => {
  fakeServer({ [LIST]: pageOf([tux]) });
  renderApp(
    <Routes>
      <Route path="/" element={<Link to="/mascotdx">Open</Link>} />
      {mounted}
    </Routes>,
    { path: '/mascotdx' },
  );
  await screen.findByRole('link', { name: 'Tux' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  fakeServer({ [LIST]: pageOf([domo, tux]) });
  await userEvent.click(await screen.findByRole('link', { name: 'Open' }));
  expect(await screen.findByRole('link', { name: 'Domo' })).toBeVisible();
});

test('a path in capital letters is not found, like on the server', async () => {
  fakeServer({
    'GET /api/mascots/slug/SUBMIT': { status: 404, body: { error: 'No', message: 'No', code: 'not_found' } },
  });
  renderAt('/mascotdx/SUBMIT');
  expect(await screen.findByText('Mascot Not Found')).toBeVisible();
});

const networkError = () => Promise.reject(new TypeError('Failed to fetch'));
function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

test("a mascot's page reports a lost connection, and loads when it is back", async () => {
  fakeServer({ 'GET /api/mascots/slug/tux': networkError });
  renderAt('/mascotdx/tux');
  expect(await screen.findByText('Mascot Not Found', { selector: 'p' })).toBeVisible();
  expect(screen.queryByText(OFFLINE_TEXT)).toBeNull();
  setOnline(false);
  expect(screen.getByText(OFFLINE_TEXT)).toBeVisible();
  fakeServer({ 'GET /api/mascots/slug/tux': { body: mascot() } });
  setOnline(true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tux' })).toBeVisible();
});
