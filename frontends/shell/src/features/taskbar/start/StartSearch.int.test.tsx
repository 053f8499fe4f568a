import { address, fakeServer, renderPage, type FakeAnswer } from '@marcel/kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resultCountText } from './search-results';
import { StartMenu } from '../Taskbar';

jest.mock('../../../shared/remotes/federation', () => ({ loadModule: () => Promise.resolve(() => null) }));

const user = userEvent.setup({ delay: null });
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NEWSLETTER = { path: '/newsletter', title: 'News of the Day' };

const suggestion = (name: string, index: number) => {
  return { id: index + 1, name, brand: 'Linux', slug: name.toLowerCase(), imageUrl: null };
};
const suggested = (...names: string[]): FakeAnswer => ({
  body: { suggestions: names.map(suggestion), isNear: false },
});

async function open(mascots: FakeAnswer | (() => Promise<FakeAnswer>) = suggested()) {
  const calls = fakeServer({
    'GET /api/mascots/suggestions': mascots,
    'GET /remotes.json': { body: { remotes: [{ name: 'news', entry: '/n.json', programs: [NEWSLETTER] }] } },
  });
  renderPage(<StartMenu />, '/');
  await user.click(screen.getByRole('button', { name: 'START' }));
  await screen.findByRole('menuitem', { name: 'News of the Day' });
  return calls;
}

const field = () => screen.getByRole('combobox', { name: 'Search Marcel OS' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const status = (text: string | RegExp) => screen.findByText(text);

test('finds newly installed programs, also by pointer', async () => {
  await open();
  await user.click(field());
  await user.keyboard('day');
  await user.click(await screen.findByRole('option', { name: /News of the Day/ }));
  expect(address()).toBe('/newsletter');
});

test('Escape clears the search first, then closes START; Tab closes it at once', async () => {
  await open();
  await user.keyboard('gal{Escape}');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('menu', { name: 'Programs' })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Hug Your Mascot' })).toHaveFocus();
  await user.keyboard('x{Backspace}{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'START' }));
  await user.keyboard('gal{Tab}');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('finds programs while the server does not answer, and reports that without a toast', async () => {
  await open({ status: 500 });
  await user.keyboard('gallery');
  await status(`${resultCountText(1)} Mascots could not be searched.`);
  expect(options()).toEqual(['Gallery Program']);
});

describe('Enter before the response', () => {
  let answer: (answer: FakeAnswer) => void;
  const pendingAnswer = () => new Promise<FakeAnswer>((resolve) => (answer = resolve));
  const waitForRequest = async (calls: { path: string }[]) =>
    waitFor(() => expect(calls.some(({ path }) => path.includes('suggestions'))).toBe(true));

  test('opens the best result of the response', async () => {
    const calls = await open(pendingAnswer);
    await user.keyboard('tux{Enter}');
    await waitForRequest(calls);
    await act(async () => answer(suggested('Tux', 'Tuxedo')));
    await waitFor(() => expect(address()).toBe('/mascotdx/tux'));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test.each(['{Backspace}', 'x{Backspace}'])('is forgotten when %s follows', async (keys) => {
    const calls = await open(pendingAnswer);
    await user.keyboard(`tuxe{Enter}${keys}`);
    await waitForRequest(calls);
    await act(async () => answer(suggested('Tux')));
    await screen.findByRole('option', { name: /Tux/ });
    expect(address()).toBe('/');
  });

  test('is forgotten when nothing matches', async () => {
    const calls = await open(pendingAnswer);
    await user.keyboard('xyzzy{Enter}');
    await waitForRequest(calls);
    await act(async () => answer(suggested()));
    await status(resultCountText(0));
    expect(address()).toBe('/');
    expect(field()).toHaveFocus();
  });
});

test('reports that nothing was found', async () => {
  await open();
  await user.keyboard('xyzzy');
  await status(resultCountText(0));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/');
});

test('queries the server when typing pauses, and not for a single letter', async () => {
  const calls = await open(suggested('Tux'));
  await user.keyboard('t');
  await status(/found\./);
  await user.keyboard('ux');
  await screen.findByRole('option', { name: /Tux/ });
  const searchRequests = calls.filter(({ path }) => path.includes('suggestions')).map(({ path }) => path);
  expect(searchRequests).toEqual(['/api/mascots/suggestions?search=tux']);
});

test('finds admin pages only with an admin login', async () => {
  await open();
  await user.keyboard('dashboard');
  await status(resultCountText(0));
  await user.keyboard('{Escape}{Escape}');
  localStorage.setItem('admin_token', 'secret');
  await user.click(screen.getByRole('button', { name: 'START' }));
  await user.keyboard('dashboard');
  await user.click(await screen.findByRole('option', { name: 'Admin Dashboard Admin' }));
  expect(address()).toBe('/admin/dashboard');
  localStorage.clear();
});
