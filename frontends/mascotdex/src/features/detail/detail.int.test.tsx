import { address, type FakeAnswer, fakeServer, toast } from '@marcel/kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { mascot, rejection } from '../../shared/testing/mascots';

const CONTRIBUTOR = 'GET /api/mascots/1/contributor';

const serve = (answers: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    'GET /api/mascots/slug/tux': { body: mascot() },
    'GET /api/mascots/1/comments': { body: [] },
    [CONTRIBUTOR]: { body: { linkedinUrl: 'https://www.linkedin.com/in/ada' } },
    ...answers,
  });

beforeEach(() => localStorage.setItem('liked', '[]'));

test('has a title and a description within the limits of search engines', async () => {
  serve({ 'GET /api/mascots/slug/tux': { body: mascot({ name: 'T'.repeat(100), visualDesc: 'p'.repeat(1000) }) } });
  renderAt('/mascotdx/tux');
  await screen.findByRole('article');
  expect(document.title).toHaveLength(55);
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toHaveLength(155);
});

test.each([
  ['without an error', { body: { linkedinUrl: null } }],
  ['also after a 404 of an earlier release', rejection(404, 'No profile is known for this contributor')],
])('shows no unknown facts, and a contributor without a profile by name only, %s', async (_, none) => {
  const kinds = { industry: null, type: null, style: null };
  const texts = { visualDesc: null, historyOverview: null, sourceUrl: null };
  const mascotWithoutFacts = mascot({ ...kinds, ...texts, facts: [], imageUrl: null });
  const calls = serve({ 'GET /api/mascots/slug/tux': { body: mascotWithoutFacts }, [CONTRIBUTOR]: none });
  renderAt('/mascotdx/tux');
  const entry = within(await screen.findByRole('article'));
  expect(entry.getByText('Ada Lovelace')).toBeVisible();
  expect(entry.queryAllByRole('link')).toEqual([]);
  expect(entry.queryByRole('heading', { name: /Description|History|Facts/ })).toBeNull();
  expect(calls.map(({ path }) => path)).toContain('/api/mascots/1/contributor');
});

test('never links an address that is not a web address', async () => {
  serve({ 'GET /api/mascots/slug/tux': { body: mascot({ sourceUrl: 'javascript:alert(1)', imageUrl: null }) } });
  renderAt('/mascotdx/tux');
  await screen.findByRole('article');
  expect(screen.queryByRole('link', { name: 'Source' })).toBeNull();
});

test("an unknown mascot's page links to the directory", async () => {
  fakeServer({});
  renderAt('/mascotdx/nobody');
  expect(await screen.findByText('Mascot Not Found')).toBeVisible();
  expect(screen.getByText("The mascot you're looking for doesn't exist or may have been removed.")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Browse All Mascots' }));
  expect(address()).toBe('/mascotdx');
});

test('a mascot that failed to load can be retried', async () => {
  serve({ 'GET /api/mascots/slug/tux': rejection(503, 'busy') });
  renderAt('/mascotdx/tux');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  serve();
  await userEvent.click(retry);
  expect(await screen.findByRole('article')).toBeVisible();
});

test('shows a like everywhere on the page before the server responds', async () => {
  let answer: (answer: FakeAnswer) => void = () => undefined;
  serve({ 'POST /api/mascots/1/like': () => new Promise((resolve) => (answer = resolve)) });
  renderAt('/mascotdx/tux');
  await userEvent.click(await screen.findByRole('button', { name: 'Like Tux, 41 likes' }));
  expect(screen.getByRole('button', { name: 'Like Tux, 42 likes' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Total Likes').nextSibling).toHaveTextContent('42');
  answer({ body: { id: 1, likes: 42 } });
  await toast('Liked!');
});

test.each<[string, string, () => FakeAnswer | Promise<FakeAnswer>]>([
  ['rejected', 'Failed to like mascot. Please try again.', () => rejection(500, 'Something went wrong')],
  ['beyond the rate limit', 'Too many requests.', () => rejection(429, 'Too many requests.')],
  ['lost', 'Failed to like mascot. Please try again.', () => Promise.reject(new TypeError('Failed to fetch'))],
])('rolls back a like that is %s: %s', async (_case, text, answer) => {
  serve({ 'POST /api/mascots/1/like': answer });
  renderAt('/mascotdx/tux');
  await userEvent.click(await screen.findByRole('button', { name: 'Like Tux, 41 likes' }));
  await toast(text);
  expect(screen.getByRole('button', { name: 'Like Tux, 41 likes' })).toHaveAttribute('aria-disabled', 'false');
});

test('keeps a like whose response is lost because the visitor leaves: the server may have counted it', async () => {
  const leavePage = () => window.dispatchEvent(new Event('pagehide'));
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  serve({ 'POST /api/mascots/1/like': () => (leavePage(), lost()) });
  renderAt('/mascotdx/tux');
  await userEvent.click(await screen.findByRole('button', { name: 'Like Tux, 41 likes' }));
  await act(async () => undefined);
  window.dispatchEvent(new Event('pageshow'));
  expect(screen.getByRole('button', { name: 'Like Tux, 42 likes' })).toHaveAttribute('aria-disabled', 'true');
});

test('reports when the browser does not allow copying', async () => {
  serve();
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  renderAt('/mascotdx/tux');
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await toast('Please copy the link manually from your address bar.');
});

describe('a mascot as it was on an earlier day', () => {
  const OF_DAY = '/mascotdx/tux?asOf=2026-02-01';

  test('is shown without buttons to like, comment or report', async () => {
    const calls = fakeServer({
      'GET /api/mascots/slug/tux': { body: mascot({ likes: 3, cuteness: 2 }) },
      [CONTRIBUTOR]: rejection(404, 'None'),
    });
    renderAt(OF_DAY);
    const entry = within(await screen.findByRole('article'));
    expect(calls.map(({ path }) => path)).toContain('/api/mascots/slug/tux?asOf=2026-02-01');
    expect(screen.getByText('As it was on February 1, 2026.')).toBeVisible();
    expect(entry.getByText('3 likes')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Like|Comment|Report/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'See it today' })).toHaveAttribute('href', '/mascotdx/tux');
    expect(screen.getByRole('link', { name: 'Back to Time Machine' })).toHaveAttribute(
      'href',
      '/time-machine?asOf=2026-02-01',
    );
  });

  test('is reported as missing before its first day', async () => {
    fakeServer({ 'GET /api/mascots/slug/tux': rejection(404, 'Mascot not found') });
    renderAt(OF_DAY);
    expect(await screen.findByText('It was not in the directory on February 1, 2026.')).toBeVisible();
  });

  test('can be tried again after a failure, which says nothing of the directory', async () => {
    fakeServer({ 'GET /api/mascots/slug/tux': rejection(500, 'Internal server error') });
    renderAt(OF_DAY);
    expect(await screen.findByText('Failed to load this mascot.')).toBeVisible();
    expect(screen.queryByText(/It was not in the directory/)).toBeNull();
    fakeServer({ 'GET /api/mascots/slug/tux': { body: mascot() } });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });
});
