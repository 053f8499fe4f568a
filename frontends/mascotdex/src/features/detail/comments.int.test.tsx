import { COMMENT_MESSAGES, HEADERS } from '@marcel/contracts';
import { storeOwnerKey } from '@marcel/kit/api';
import { fakeServer, toast } from '@marcel/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { mascot, rejection } from '../../shared/testing/mascots';

const PATH = '/api/mascots/1/comments';
const comment = (part: object) => ({ mascotId: 1, author: 'Grace', createdAt: '2026-01-01T00:00:00.000Z', ...part });
const existing = comment({ id: 1, content: 'On my lunch box.' });
const recent = comment({ id: 2, author: 'Ada', content: 'I drew him <b>twice</b>' });

const item = {
  ...{ kind: 'comment', id: 2, title: 'Tux', text: 'I drew him <b>twice</b>', createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ pictureUrl: null, path: null, downloadPath: null },
};
const serve = (answers: Parameters<typeof fakeServer>[0]) =>
  fakeServer({ 'GET /api/mascots/slug/tux': { body: mascot() }, [`GET ${PATH}`]: { body: [existing] }, ...answers });

beforeEach(() => sessionStorage.clear());

const open = async () => {
  renderAt('/mascotdx/tux');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
  await screen.findByLabelText(/Your Name/);
};

const write = async (author: string, content: string) => {
  await userEvent.type(screen.getByLabelText(/Your Name/), author);
  await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), content);
  await userEvent.click(screen.getByRole('button', { name: 'Post Comment' }));
};

test('restores an unsent comment after a reload without moving the focus, and can discard it', async () => {
  serve({});
  const { unmount } = renderAt('/mascotdx/tux');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Comment/ }), 'Half a th');
  unmount();
  const reloaded = renderAt('/mascotdx/tux');
  expect(await screen.findByRole('textbox', { name: /Comment/ })).toHaveValue('Half a th');
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  reloaded.unmount();
  renderAt('/mascotdx/tux');
  await screen.findByRole('button', { name: 'Add Comment', expanded: false });
});

test('counts characters, and reports at once when the comment is too long', async () => {
  serve({});
  await open();
  const box = screen.getByRole('textbox', { name: /Comment/ });
  await userEvent.type(box, 'Hello');
  expect(box).toHaveAccessibleDescription('5 of 1,000 characters.');
  fireEvent.change(box, { target: { value: 'x'.repeat(1001) } });
  expect(screen.getByText(COMMENT_MESSAGES.commentTooLong)).toBeVisible();
});

test('shows a held comment to its author only, until it is published', async () => {
  serve({ [`POST ${PATH}`]: { status: 201, body: { ...recent, held: true } } });
  const { unmount } = renderAt('/mascotdx/tux');
  await userEvent.click(await screen.findByRole('button', { name: 'Add Comment' }));
  await screen.findByLabelText(/Your Name/);
  await write('Ada', 'See http://a.example');
  await toast('Your comment has been posted.');
  const heldNotice = await screen.findByText('Your comment will appear after review.');
  expect(heldNotice.closest('li')).toHaveTextContent('Ada');
  expect(screen.getByText('On my lunch box.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report comment by Ada' })).toBeNull();

  unmount();
  const reloaded = renderAt('/mascotdx/tux');
  expect(await screen.findByText('Your comment will appear after review.')).toBeVisible();

  reloaded.unmount();
  serve({ [`GET ${PATH}`]: { body: [recent, existing] } });
  renderAt('/mascotdx/tux');
  expect(await screen.findByRole('button', { name: 'Report comment by Ada' })).toBeVisible();
  expect(screen.queryByText('Your comment will appear after review.')).toBeNull();
});

test('sends a comment by Ctrl+Enter', async () => {
  const calls = serve({ [`POST ${PATH}`]: { status: 201, body: recent } });
  await open();
  await userEvent.type(screen.getByLabelText(/Your Name/), 'Ada');
  await userEvent.type(screen.getByRole('textbox', { name: /Comment/ }), 'Hello{Control>}{Enter}{/Control}');
  await toast('Your comment has been posted.');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('reports a comment', async () => {
  const calls = serve({ 'POST /api/comments/1/report': { status: 202 } });
  renderAt('/mascotdx/tux');
  await userEvent.click(await screen.findByRole('button', { name: 'Report comment by Grace' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('It is spam or advertising'));
  await userEvent.click(dialog.getByRole('button', { name: 'Report' }));
  await toast('Somebody will look at it.');
  expect(calls.at(-1)?.body).toBe('{"reason":"spam","words":null}');
  expect(screen.getByRole('button', { name: 'Report Tux' })).toBeEnabled();
});

test('names missing fields, and sends nothing', async () => {
  const calls = serve({});
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Post Comment' }));
  expect(await screen.findByText(COMMENT_MESSAGES.nameRequired)).toBeVisible();
  expect(screen.getByText(COMMENT_MESSAGES.commentRequired)).toBeVisible();
  expect(calls.filter((call) => call.method === 'POST')).toEqual([]);
});

test('rejects texts that are too long before sending', async () => {
  serve({});
  await open();
  await userEvent.click(screen.getByLabelText(/Your Name/));
  await userEvent.paste('a'.repeat(51));
  await userEvent.click(screen.getByRole('textbox', { name: /Comment/ }));
  await userEvent.paste('c'.repeat(1001));
  await userEvent.click(screen.getByRole('button', { name: 'Post Comment' }));
  expect(await screen.findByText(COMMENT_MESSAGES.nameTooLong)).toBeVisible();
  expect(screen.getByText(COMMENT_MESSAGES.commentTooLong)).toBeVisible();
});

test('keeps the text of a failed request, and retries it with the same idempotency key', async () => {
  const calls = serve({ [`POST ${PATH}`]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await open();
  await write('Ada', 'Hello');
  await toast('Failed to add comment. Please try again.');
  expect(screen.getByRole('textbox', { name: /Comment/ })).toHaveValue('Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Post Comment' }));
  const keys = calls.filter((call) => call.method === 'POST').map((call) => call.headers.get(HEADERS.idempotencyKey));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('shows an error of the server at its field', async () => {
  const details = [{ path: 'content', message: COMMENT_MESSAGES.serverContentRequired }];
  serve({ [`POST ${PATH}`]: rejection(400, 'Please fix the validation errors above', details) });
  await open();
  await write('Ada', 'Hello');
  expect(await screen.findByText(COMMENT_MESSAGES.serverContentRequired)).toBeVisible();
});

test('offers Retry when the comments fail to load', async () => {
  serve({ [`GET ${PATH}`]: rejection(500, 'broken') });
  renderAt('/mascotdx/tux');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  serve({});
  await userEvent.click(retry);
  expect(await screen.findByText('On my lunch box.')).toBeVisible();
});

describe('more comments', () => {
  const comments = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => comment({ id: from - index, content: `Word ${from - index}` }));
  const first = { body: comments(120, 71), headers: { [HEADERS.totalCount]: '120', [HEADERS.nextAfter]: 'a place' } };
  const second = { body: comments(70, 21), headers: { [HEADERS.totalCount]: '120', [HEADERS.nextAfter]: 'another' } };
  const last = { body: comments(20, 1), headers: { [HEADERS.totalCount]: '120' } };
  const pages = {
    [`GET ${PATH}?limit=50`]: first,
    [`GET ${PATH}?limit=50&after=a+place`]: second,
    [`GET ${PATH}?limit=50&after=another`]: last,
  };
  const more = () => screen.findByRole('button', { name: 'Load more comments' });

  test('are counted, and load on request after the listed ones', async () => {
    serve(pages);
    renderAt('/mascotdx/tux');
    expect(await screen.findByRole('heading', { name: 'Comments (120)' })).toBeVisible();
    expect(screen.getByText('Showing 50 of 120 comments')).toHaveAttribute('role', 'status');
    (await more()).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Showing 100 of 120 comments')).toBeVisible();
    expect(screen.getByText('Word 70').closest('li')).toHaveFocus();
    await userEvent.click(await more());
    expect(await screen.findByText('Showing 120 of 120 comments')).toBeVisible();
    expect(screen.getByText('Word 20').closest('li')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Load more comments' })).toBeNull();
  });

  test('show Retry after a failure, and the listed ones stay', async () => {
    serve({ ...pages, [`GET ${PATH}?limit=50&after=a+place`]: rejection(500, 'broken') });
    renderAt('/mascotdx/tux');
    await userEvent.click(await more());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load more comments. Please try again.');
    expect(screen.getByText('Word 120')).toBeVisible();
    serve(pages);
    await userEvent.click(await more());
    expect(await screen.findByText('Word 70')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('are not requested when there are none', async () => {
    serve({});
    renderAt('/mascotdx/tux');
    await screen.findByText('On my lunch box.');
    expect(screen.queryByText(/^Showing/)).toBeNull();
  });
});

describe('an own comment', () => {
  beforeEach(() => localStorage.clear());

  const post = async () => {
    await open();
    await write('Ada', 'I drew him <b>twice</b>');
    await toast('Your comment has been posted.');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete your comment' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete for Good' }));
  };

  test('is deleted with the key that posted it; other comments offer no deletion', async () => {
    const calls = serve({ [`POST ${PATH}`]: { status: 201, body: recent }, 'DELETE /api/comments/2': { body: {} } });
    await post();
    await toast('Comment deleted.');
    expect(screen.queryByText('I drew him <b>twice</b>')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete your comment' })).toBeNull();
    const [posted, deleted] = ['POST', 'DELETE'].map((method) => calls.find((call) => call.method === method));
    expect(deleted?.headers.get(HEADERS.ownerKey)).toBe(posted?.headers.get(HEADERS.ownerKey));
  });

  test('stays deleted after a reload while it is held', async () => {
    const heldComment = { ...recent, held: true };
    serve({ [`POST ${PATH}`]: { status: 201, body: heldComment }, 'DELETE /api/comments/2': { status: 404 } });
    await post();
    await toast('Comment deleted.');
    expect(screen.queryByText('Your comment will appear after review.')).toBeNull();
    expect(sessionStorage.getItem('mascotdex_waiting_comments')).toBe('[]');
  });

  test.each([
    ['is shown until it is decided, or deleted in another window', null, ['Waits still']],
    ['stays when the visitor has more items than one page lists', 'older', ['Deleted elsewhere', 'Waits still']],
  ])('that is held %s', async (_title, next, remaining) => {
    const texts = ['Deleted elsewhere', 'Waits still'];
    const heldComments = texts.map((content, index) => comment({ ...recent, id: 3 - index, content, held: true }));
    sessionStorage.setItem('mascotdex_waiting_comments', JSON.stringify(heldComments));
    storeOwnerKey('k'.repeat(43));
    const list = { items: [{ ...item, state: 'waiting' }], total: 1, next };
    const calls = serve({ 'GET /api/mine?limit=100': { body: list } });
    renderAt('/mascotdx/tux');
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/mine?limit=100'));
    await act(async () => {});
    const findShownTexts = () => texts.filter((content) => screen.queryByText(content));
    await waitFor(() => expect(findShownTexts()).toEqual(remaining));
    expect(screen.getAllByText('Your comment will appear after review.')).toHaveLength(remaining.length);
  });

  test('stays when the server rejects the deletion', async () => {
    serve({
      [`POST ${PATH}`]: { status: 201, body: recent },
      'DELETE /api/comments/2': rejection(403, 'Only its author can delete this'),
    });
    await post();
    expect(await screen.findByText('Only its author can delete this')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep It' }));
    expect(screen.getByText('I drew him <b>twice</b>')).toBeVisible();
  });
});
