import { type Comment, LIVE_EVENTS, ROUTES } from '@marcel/contracts';
import { type FakeAnswer, type FakeCall, fakeServer, toast } from '@marcel/kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { mascot, pageOf } from '../shared/testing/mascots';
import { fakeChannels } from '../shared/testing/fake-channels';
import { fakeLiveUpdates } from '../shared/testing/fake-live-updates';
import { renderAt } from './testing/render-at';

const LIST = 'GET /api/mascots';
const LIKES = `GET ${ROUTES.mascotLikes}`;
const tux = mascot();
const domo = mascot({ id: 2, name: 'Domo', slug: 'domo' });
const domoSummary = { id: 2, name: 'Domo', brand: 'NHK', slug: 'domo', imageUrl: null };
const makeComment = (id: number, content: string): Comment => ({
  id,
  mascotId: 1,
  author: 'Grace',
  content,
  createdAt: '2026-01-01T00:00:00.000Z',
});

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTimeAsync(ms) });
const findNewItemsButton = (text: string) => screen.findByRole('button', { name: text });
const expectNoNewItems = (text: RegExp) => expect(screen.queryByRole('button', { name: text })).toBeNull();
const likesRequests = (calls: FakeCall[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith(ROUTES.mascotLikes));
const networkError = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

describe('in the directory', () => {
  test('mascots that were added during a disconnection are found on reconnection', async () => {
    let all = [tux];
    fakeServer({ [LIST]: (call) => pageOf(all)(call) });
    const updates = fakeLiveUpdates();
    renderAt('/mascotdx');
    await screen.findByRole('link', { name: 'Tux' });
    await updates.waitForStream();
    all = [mascot({ id: 3, slug: 'three' }), domo, tux];
    await updates.reconnect();
    expect(updates.streams).toHaveLength(2);
    expect(await findNewItemsButton('2 new mascots')).toBeVisible();
  });

  test('an import announces its mascots, which the list then loads', async () => {
    let all = [tux];
    fakeServer({ [LIST]: (call) => pageOf(all)(call) });
    const updates = fakeLiveUpdates();
    renderAt('/mascotdx');
    await screen.findByRole('link', { name: 'Tux' });
    await updates.waitForStream();
    all = [domo, tux];
    await updates.publish({ count: 1 }, LIVE_EVENTS.imported);
    expect(await findNewItemsButton('1 new mascot')).toBeVisible();
  });

  test('reports when new mascots cannot be loaded, and keeps the button', async () => {
    fakeServer({ [LIST]: pageOf([tux]) });
    const updates = fakeLiveUpdates();
    renderAt('/mascotdx');
    await screen.findByRole('link', { name: 'Tux' });
    await updates.waitForStream();
    await updates.publish(domoSummary);
    fakeServer({ [LIST]: networkError });
    await user().click(await findNewItemsButton('1 new mascot'));
    await toast('Failed to load mascots. Please try again.');
    expect(await findNewItemsButton('1 new mascot')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tux' })).toBeVisible();
  });

  test('shows new like counts at once, and ignores invalid events', async () => {
    fakeServer({ [LIST]: pageOf([domo, tux]) });
    const updates = fakeLiveUpdates();
    renderAt('/mascotdx');
    await screen.findByRole('button', { name: 'Like Tux, 41 likes' });
    await updates.waitForStream();
    await updates.publish([{ id: 1, likes: 42 }], LIVE_EVENTS.likes);
    expect(await screen.findByRole('button', { name: 'Like Tux, 42 likes' })).toBeVisible();
    await updates.publish({ wrong: true }, LIVE_EVENTS.likes);
    await updates.publish({ wrong: true });
    await updates.publish({}, 'unknown');
    expect(screen.getByRole('button', { name: 'Like Domo, 41 likes' })).toBeVisible();
    expectNoNewItems(/new/);
  });

  test('refreshes likes that may have been missed, without moving cards', async () => {
    let likes = 42;
    const calls = fakeServer({ [LIST]: pageOf([domo, tux]), [LIKES]: () => ({ body: { likes: [{ id: 1, likes }] } }) });
    const updates = fakeLiveUpdates();
    renderAt('/mascotdx');
    await screen.findByRole('button', { name: 'Like Tux, 41 likes' });
    expect(likesRequests(calls)).toEqual([]);
    await updates.waitForStream();
    expect(await screen.findByRole('button', { name: 'Like Tux, 42 likes' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Like Domo, 41 likes' })).toBeVisible();
    expect(likesRequests(calls)).toEqual([`${ROUTES.mascotLikes}?ids=2,1`]);
    likes = 50;
    await updates.reconnect();
    expect(await screen.findByRole('button', { name: 'Like Tux, 50 likes' })).toBeVisible();
    expect(likesRequests(calls)).toHaveLength(2);
  });

  test('prefers an event that arrives during the request to the response', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    fakeServer({ [LIST]: pageOf([tux]), [LIKES]: () => new Promise((reply) => (answer = reply)) });
    const updates = fakeLiveUpdates();
    renderAt('/mascotdx');
    await screen.findByRole('button', { name: 'Like Tux, 41 likes' });
    await updates.waitForStream();
    await updates.publish([{ id: 1, likes: 43 }], LIVE_EVENTS.likes);
    await act(async () => answer({ body: { likes: [{ id: 1, likes: 42 }] } }));
    expect(await screen.findByRole('button', { name: 'Like Tux, 43 likes' })).toBeVisible();
  });

  test('exchanges likes between tabs of a browser at once', async () => {
    const channels = fakeChannels();
    fakeServer({ [LIST]: pageOf([domo, tux]), 'POST /api/mascots/2/like': { body: { id: 2, likes: 42 } } });
    renderAt('/mascotdx');
    await screen.findByRole('button', { name: 'Like Tux, 41 likes' });
    act(() => channels.receive({ id: 1, likes: 42 }));
    expect(await screen.findByRole('button', { name: 'Like Tux, 42 likes' })).toBeVisible();
    act(() => channels.receive({ wrong: true }));
    await user().click(screen.getByRole('button', { name: 'Like Domo, 41 likes' }));
    await screen.findByRole('button', { name: 'Like Domo, 42 likes' });
    expect(channels.sentMessages).toEqual([{ id: 2, likes: 42 }]);
  });

  test('updates the count of a pending like from its own response only', async () => {
    let answer: (response: FakeAnswer) => void = () => undefined;
    fakeServer({ [LIST]: pageOf([tux]), 'POST /api/mascots/1/like': () => new Promise((reply) => (answer = reply)) });
    const updates = fakeLiveUpdates();
    renderAt('/mascotdx');
    await user().click(await screen.findByRole('button', { name: 'Like Tux, 41 likes' }));
    await updates.waitForStream();
    await updates.publish([{ id: 1, likes: 41 }], LIVE_EVENTS.likes);
    expect(screen.getByRole('button', { name: 'Like Tux, 42 likes' })).toBeVisible();
    await act(async () => answer({ body: { id: 1, likes: 43 } }));
    expect(await screen.findByRole('button', { name: 'Like Tux, 43 likes' })).toBeVisible();
  });

  test('opens no stream for short visits, and shares one among all windows', async () => {
    fakeServer({ [LIST]: pageOf([tux]) });
    const updates = fakeLiveUpdates();
    const { unmount } = renderAt('/mascotdx');
    expect(updates.streams).toHaveLength(0);
    await updates.waitForStream();
    expect(updates.streams).toHaveLength(1);
    unmount();
    expect(updates.streams[0]!.closed).toBe(true);
  });
});

describe("on a mascot's page", () => {
  const open = async () => {
    let all = [makeComment(1, 'Hello')];
    fakeServer({
      'GET /api/mascots/slug/tux': { body: tux },
      'GET /api/mascots/1/comments': () => ({ body: all, headers: { 'x-total-count': String(all.length) } }),
      'POST /api/mascots/1/comments': () => ({ body: (all = [makeComment(2, 'Mine'), ...all])[0] }),
    });
    const updates = fakeLiveUpdates();
    renderAt('/mascotdx/tux');
    await screen.findByText('Hello');
    await updates.waitForStream();
    return { updates, addComment: (comment: Comment) => (all = [comment, ...all]) };
  };

  test('a listed comment is not announced again', async () => {
    const hello = makeComment(50, 'Hello');
    fakeServer({
      'GET /api/mascots/slug/tux': { body: tux },
      'GET /api/mascots/1/comments': { body: [hello], headers: { 'x-total-count': '2', 'x-next-after': 'there' } },
    });
    const updates = fakeLiveUpdates();
    renderAt('/mascotdx/tux');
    await screen.findByText('Hello');
    await updates.waitForStream();
    await updates.publish({ id: 7, mascotId: 1 }, LIVE_EVENTS.comment);
    expectNoNewItems(/new comment/);
    await updates.publish({ id: 51, mascotId: 1 }, LIVE_EVENTS.comment);
    expect(await findNewItemsButton('1 new comment')).toBeVisible();
  });

  test('comments on other mascots and own comments are not announced', async () => {
    const { updates } = await open();
    await updates.publish({ id: 7, mascotId: 3 }, LIVE_EVENTS.comment);
    expectNoNewItems(/new comment/);
    const writer = user();
    await writer.click(screen.getByRole('button', { name: 'Add Comment' }));
    await writer.type(await screen.findByLabelText(/Your Name/), 'Grace');
    await writer.type(screen.getByRole('textbox', { name: 'Comment' }), 'Mine');
    await writer.click(screen.getByRole('button', { name: 'Post Comment' }));
    await screen.findByText('Mine');
    await updates.publish({ id: 2, mascotId: 1 }, LIVE_EVENTS.comment);
    expectNoNewItems(/new comment/);
  });

  test('comments that were missed during a disconnection are found, and the button stays after a failure', async () => {
    const { updates, addComment } = await open();
    addComment(makeComment(2, 'Lovely'));
    addComment(makeComment(3, 'Indeed'));
    await updates.reconnect();
    const button = await findNewItemsButton('2 new comments');
    fakeServer({ 'GET /api/mascots/1/comments': networkError });
    await user().click(button);
    await toast('Failed to load comments. Please try again.');
    expect(await findNewItemsButton('2 new comments')).toBeVisible();
  });
});
