import { ConfigProvider } from 'antd';
import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { makeSubmission } from '../shared/testing/fixtures';
import { ADMIN_TIMES_MS } from '../shared/times';
import App from './App';

jest.mock('../shared/browser/redirect');

const UNAUTHORIZED = { status: 401, body: { error: 'No', message: 'No', code: 'unauthorised' } };
const SUBMISSIONS = { 'GET /api/submissions': { body: [makeSubmission()] } };

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

const open = (path: string) =>
  renderApp(
    <ConfigProvider theme={{ zeroRuntime: true }}>
      <Address />
      <Routes>
        <Route path="/admin/*" element={<App />} />
      </Routes>
    </ConfigProvider>,
    { path },
  );

const address = () => screen.getByTestId('address').textContent;

async function login(token: string) {
  await userEvent.type(await screen.findByLabelText(/Admin token/), token);
  await userEvent.click(screen.getByRole('button', { name: 'Login to Admin Panel' }));
}

// Compiles the page first, so that no toast disappears meanwhile.
beforeAll(() =>
  Promise.all([
    import('../features/dashboard/components/Dashboard'),
    import('../features/mascots/components/MascotsManagement'),
    import('../features/moderation/components/ModerationScreen'),
    import('../features/submissions/components/SubmissionsList'),
    import('./ById'),
  ]),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('logging in', () => {
  it('redirects a visitor without a token to the login', async () => {
    const calls = fakeServer({});
    open('/admin/dashboard');
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(address()).toBe('/admin/login');
    expect(calls).toEqual([]);
  });

  it('shows the Not Found page for a path in capital letters, like the server', async () => {
    fakeServer({});
    open('/admin/LOGIN');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  it('returns to the page that redirected to the login', async () => {
    fakeServer(SUBMISSIONS);
    open('/admin/submissions');
    await login('secret');
    await screen.findByText('1 of 1 submissions');
    expect(address()).toBe('/admin/submissions');
  });

  it('shows the Not Found page for an unknown path', () => {
    fakeServer({});
    open('/admin/nowhere');
    expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  it('requires a token that is not blank', async () => {
    fakeServer({});
    open('/admin/login');
    await userEvent.type(await screen.findByLabelText(/Admin token/), '   ');
    expect(screen.getByRole('button', { name: 'Login to Admin Panel' })).toBeDisabled();
  });
});

describe('a token that the server does not accept', () => {
  it('is reported as invalid when the server cannot be reached', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    open('/admin/login');
    await login('secret');
    await screen.findByText('Login failed');
  });

  it('is not reported as invalid when the server answers with another error', async () => {
    fakeServer({ 'GET /api/submissions': { status: 503 } });
    open('/admin/login');
    await login('secret');
    await screen.findByText('Login error');
    expect(screen.getByText('Failed to validate admin token')).toBeVisible();
  });
});

describe('a saved token', () => {
  beforeEach(() => localStorage.setItem('admin_token', 'saved'));

  it.each([
    ['rejects it', () => fakeServer({ 'GET /api/submissions': UNAUTHORIZED })],
    ['cannot be reached', () => void (globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch')))],
    ['fails', () => fakeServer({ 'GET /api/submissions': { status: 500 } })],
  ])('is removed when the server %s', async (_, serve) => {
    serve();
    open('/admin/dashboard');
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(localStorage.getItem('admin_token')).toBeNull();
  });
});

it('keeps a saved token while the server starts', async () => {
  jest.replaceProperty(ADMIN_TIMES_MS, 'tokenRetry', 0 as never);
  localStorage.setItem('admin_token', 'saved');
  let attempts = 0;
  fakeServer({ 'GET /api/submissions': () => (attempts++ < 2 ? { status: 503 } : { body: [makeSubmission()] }) });
  open('/admin/submissions');
  await screen.findByText('1 of 1 submissions');
  expect(localStorage.getItem('admin_token')).toBe('saved');
});

describe('logging out', () => {
  beforeEach(() => localStorage.setItem('admin_token', 'saved'));

  it('shows its notification on the next page, once', async () => {
    fakeServer(SUBMISSIONS);
    const { unmount } = open('/admin/submissions');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByText('Logged out');
    unmount();
    const { unmount: unmountLogin } = open('/admin/login');
    await screen.findByText('Logged out');
    unmountLogin();
    open('/admin/login');
    await screen.findByLabelText(/Admin token/);
    expect(screen.queryByText('Logged out')).toBeNull();
  });

  it('happens automatically when the server rejects the token, and keeps the notes', async () => {
    const answers: Parameters<typeof fakeServer>[0] = {
      ...SUBMISSIONS,
      'GET /api/submissions/7': { body: makeSubmission() },
      'PUT /api/submissions/7/reject': UNAUTHORIZED,
    };
    fakeServer(answers);
    open('/admin/submissions/7');
    await userEvent.type(await screen.findByLabelText(/required for rejection/), 'Too blurred');
    await userEvent.click(screen.getByRole('button', { name: 'Reject Submission' }));
    await screen.findByText('The admin token is no longer valid. Please log in again.');
    await login('new');
    expect(await screen.findByLabelText(/required for rejection/)).toHaveValue('Too blurred');
    expect(address()).toBe('/admin/submissions/7');
  });
});
