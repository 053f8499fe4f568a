import { fakeServer, renderPage, toast } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { PROGRAM } from '../program';
import App from './App';

const pagination = { page: 1, limit: 1, total: 3, totalPages: 3, hasNext: true, hasPrev: false };
const open = (path: string) =>
  renderPage(
    <Routes>
      <Route path={`${PROGRAM.path}/*`} element={<App />} />
    </Routes>,
    path,
  );

test('shows the number of mascots from the server, and a toast', async () => {
  fakeServer({ 'GET /api/mascots': { body: { mascots: [], pagination, next: null } } });
  open(PROGRAM.path);
  expect(screen.getByRole('heading', { name: PROGRAM.title })).toBeVisible();
  expect(await screen.findByText('Mascots in Mascotdex: 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Say Hello' }));
  expect((await toast('Hello!'))[0]).toBeVisible();
});

test('shows a failed request, and repeats it', async () => {
  fakeServer({ 'GET /api/mascots': { status: 400, body: { error: 'Not today' } } });
  open(PROGRAM.path);
  fakeServer({ 'GET /api/mascots': { body: { mascots: [], pagination, next: null } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Mascots in Mascotdex: 3')).toBeVisible();
});

test('shows the fallback screen for an unknown path', async () => {
  fakeServer({});
  open(`${PROGRAM.path}/nowhere`);
  expect(await screen.findByRole('link', { name: /Marcel OS/ })).toBeVisible();
});
