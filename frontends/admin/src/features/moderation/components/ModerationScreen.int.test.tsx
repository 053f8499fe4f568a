import { fakeServer, address } from '@marcel/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { makeItem, fakeModeration } from '../testing/fake-moderation';
import { comment, giveReason, item, items, names, openModeration, press, expectGone } from '../testing/steps';
import { ModerationScreen } from './ModerationScreen';
import { findIndex, moveBy } from './Queue';

const SPAM = makeItem({
  id: 1,
  reportCount: 3,
  reports: [
    { reason: 'spam', words: 'Sells <b>pills</b>', time: '2024-03-06T10:00:00' },
    { reason: 'spam', words: null, time: '2024-03-06T09:00:00' },
    { reason: 'other', words: null, time: '2024-03-06T08:00:00' },
  ],
});
const HUG = makeItem({
  kind: 'hug',
  id: 2,
  state: 'held',
  heldFor: 'reports',
  subject: {
    title: 'Hug of Ada',
    text: null,
    author: 'Ada',
    pictureUrl: '/pictures/hug.webp',
    path: '/marcel-hugs',
    createdAt: '2024-03-05T09:07:30',
  },
});
const HIDDEN = makeItem({
  id: 3,
  state: 'hidden',
  verdict: { action: 'hide', by: { kind: 'admin', id: 'grace' }, reason: 'Spam', time: '2024-03-07T10:00:00' },
});

describe('the moderation queue', () => {
  it('shows each item with its text, the number of reports and its state', async () => {
    openModeration([SPAM, HUG, HIDDEN]);
    const spam = within(await item('Comment 1'));
    expect(spam.getByRole('heading', { name: 'On Tux' })).toBeVisible();
    expect(spam.getByText('Buy now')).toBeVisible();
    const author = spam.getByRole('link', { name: 'Mallory' });
    expect(author.parentElement).toHaveTextContent('Mallory, Mar 5, 2024 09:07');
    expect(author).toHaveAttribute('href', '/admin/moderation?search=Mallory');
    expect(spam.getByText('3 reports').parentElement).toHaveTextContent(
      '3 reports: It is spam or advertising (2), Something else. Since Mar 5, 2024 09:07',
    );
    expect(spam.getByText('Sells <b>pills</b>')).toBeVisible();
    expect(spam.getByRole('link', { name: 'Page of Comment 1' })).toHaveAttribute('href', '/mascotdx/tux');
    expect(spam.getByRole('link', { name: 'History of Comment 1' })).toHaveAttribute(
      'href',
      '/admin/audit?about=moderation-comment-1',
    );
    const hug = within(await item('Hug or drawing 2'));
    expect(hug.getByText(/^Reported by several visitors/)).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', '/pictures/hug.webp');
    expect(names()).toEqual(['Comment 1', 'Hug or drawing 2']);
    expect(screen.getByText('2 of 2 items')).toBeVisible();
  });

  it('filters by state, shows the verdict, and keeps the filter in the address', async () => {
    openModeration([SPAM, HIDDEN], '/admin/moderation?state=hidden');
    const hidden = within(await item('Comment 3'));
    expect(hidden.getByText(/Hidden by admin grace/)).toHaveTextContent(
      'Hidden by admin grace, Mar 7, 2024 10:00: Spam',
    );
    expect(hidden.queryByRole('button', { name: /^Hide/ })).toBeNull();
    expect(names()).toEqual(['Comment 3']);
    await userEvent.type(screen.getByLabelText('Search'), 'nobody');
    await press('Reset Filters');
    await item('Comment 1');
    expect(address()).toBe('/admin/moderation');
  });

  it('shows an erased item without its text and without actions', async () => {
    openModeration([makeItem({ id: 4, state: 'erased', subject: null })], '/admin/moderation?state=erased');
    const erased = within(await item('Comment 4'));
    expect(erased.getByText('No longer visible to anyone.')).toBeVisible();
    expect(erased.getByRole('checkbox')).toBeDisabled();
    expect(erased.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Select/ })).toBeNull();
  });

  it('lists deleted items, and other items with their pictures', async () => {
    const samePicture = [{ kind: 'hug', id: 12 } as const, { kind: 'mascot', id: 4 } as const];
    openModeration([makeItem({ kind: 'mascot', id: 3, isGone: true, samePicture })]);
    const mascot = within(await item('Mascot 3'));
    expect(mascot.getByText('Not in the Directory')).toBeVisible();
    expect(mascot.getByText('Same picture: Hug or drawing 12, Mascot 4')).toBeVisible();
  });

  it('shows an empty state', async () => {
    openModeration([HIDDEN]);
    expect(await screen.findByText('Nothing to review. Marcel naps.')).toBeVisible();
  });

  it('shows why it could not be loaded, and offers Retry', async () => {
    fakeServer({
      'GET /api/moderation': { status: 503, body: { error: 'Busy', message: 'Busy', code: 'unavailable' } },
    });
    renderAdmin(<ModerationScreen />);
    expect(await screen.findByText('Failed to load the queue')).toBeVisible();
    expect(screen.getByText('Busy')).toBeVisible();
    fakeServer(fakeModeration([SPAM]).answers);
    await press('Retry');
    await item('Comment 1');
  });
});

describe('deciding', () => {
  it('keeps shown and hidden items immediately', async () => {
    const { decisions } = openModeration([SPAM, HUG]);
    await press('Select 2 Shown');
    await press('Keep Selected');
    await press('Nothing is wrong with it');
    await press('Keep');
    expect(await screen.findByText('2 kept')).toBeVisible();
    expect(await screen.findByText('Nothing to review. Marcel naps.')).toBeVisible();
    const reason = 'Nothing is wrong with it';
    expect(decisions()).toEqual([
      { action: 'dismiss', items: [comment(1)], reason },
      { action: 'restore', items: [{ kind: 'hug', id: 2, round: 0 }], reason },
    ]);
  });

  it('requires a reason to dismiss reports', async () => {
    openModeration([SPAM]);
    await press('Dismiss Reports: Comment 1');
    expect(await screen.findByText('Dismiss Reports on Comment 1?')).toBeVisible();
  });

  it('asks for confirmation before it erases', async () => {
    const { decisions } = openModeration([SPAM, HUG]);
    await press('Erase: Comment 1');
    expect(await screen.findByText('This deletes it for everyone and cannot be undone.')).toBeVisible();
    await giveReason('Asked for');
    expect(await screen.findByText('1 erased')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(decisions()).toEqual([{ action: 'erase', items: [comment(1)], reason: 'Asked for' }]);
  });

  it('suggests the last reason for the next items', async () => {
    const { decisions } = openModeration(items(4), '/admin/moderation', { pageSize: 2 });
    for (const first of [1, 3]) {
      await item(`Comment ${first}`);
      await press('Select 2 Shown');
      await press('Hide Selected');
      if (first === 1) await giveReason('Spam');
      else await press('Hide');
    }
    await waitFor(() => expect(decisions()).toHaveLength(2));
    expect(decisions()[1]).toEqual({ action: 'hide', items: [comment(3), comment(4)], reason: 'Spam' });
  });

  it('keeps failed items selected, with their reason', async () => {
    const { answers } = fakeModeration([SPAM]);
    const rejection = { status: 409, body: { error: 'Not yet', message: 'Not yet', code: 'conflict' } };
    fakeServer({ ...answers, 'POST /api/moderation': rejection });
    renderAdmin(<ModerationScreen />);
    await press('Hide: Comment 1');
    await giveReason('Spam');
    expect(await screen.findByText('Not yet')).toBeVisible();
    await item('Comment 1');
  });
});

describe('paging', () => {
  it('continues from the cursor in the address, and returns to the first page', async () => {
    openModeration(items(3), '/admin/moderation', { pageSize: 2 });
    await press('Next Page');
    await item('Comment 3');
    expect(address()).toBe('/admin/moderation?after=2');
    await press('First Page');
    await item('Comment 1');
    expect(address()).toBe('/admin/moderation');
  });
});

describe('while the page stays open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('refreshes every half minute, and keeps the items after a failed refresh', async () => {
    const { set } = openModeration([SPAM, HUG]);
    await pass(0);
    expect(names()).toEqual(['Comment 1', 'Hug or drawing 2']);
    set('comment-1', 'hidden');
    await pass(ADMIN_TIMES_MS.moderationRefresh + 1);
    expect(names()).toEqual(['Hug or drawing 2']);
    fakeServer({ 'GET /api/moderation': { status: 500 } });
    await pass(ADMIN_TIMES_MS.moderationRefresh + 1);
    expect(names()).toEqual(['Hug or drawing 2']);
    expect(screen.getByText(/Could not refresh/)).toBeVisible();
  });
});

describe('the queue by keyboard', () => {
  it('shows items with similar texts, and returns to all', async () => {
    const [said] = items(1);
    const other = makeItem({ id: 9, subject: said?.subject && { ...said.subject, text: 'What a lovely penguin' } });
    openModeration([...items(2), other]);
    await item('Comment 9');
    await userEvent.keyboard('js');
    await expectGone('Comment 9');
    expect(names()).toEqual(['Comment 1', 'Comment 2']);
    expect(screen.getByTestId('address')).toHaveTextContent('/admin/moderation?similarTo=comment-1');
    expect(screen.getByText('Not Decided')).toBeVisible();
    await press('Show All');
    await item('Comment 9');
    await userEvent.click(screen.getByRole('link', { name: 'Similar to Comment 9' }));
    await expectGone('Comment 1');
    await press('Hide: Comment 9');
    await giveReason('Spam');
    expect(await screen.findByText('No similar items')).toBeVisible();
  });

  it('shows its keys, and ignores them behind the help', async () => {
    const { decisions } = openModeration(items(1));
    await item('Comment 1');
    await userEvent.keyboard('?');
    expect(await screen.findByText('Undo the last decision')).toBeInTheDocument();
    await userEvent.keyboard('r');
    expect(screen.queryByLabelText(/^Reason/)).toBeNull();
    expect(decisions()).toEqual([]);
  });
});

const KEYS = ['a', 'b', 'c'];

describe('a position in a list', () => {
  it('follows its item when that moves', () => {
    expect(findIndex({ key: 'b', index: 1 }, KEYS)).toBe(1);
    expect(findIndex({ key: 'b', index: 1 }, ['new', ...KEYS])).toBe(2);
  });

  it('passes to the next item when its own disappears, or to the last one', () => {
    expect(findIndex({ key: 'gone', index: 1 }, KEYS)).toBe(1);
    expect(findIndex({ key: 'gone', index: 7 }, KEYS)).toBe(2);
    expect(findIndex({ key: 'gone', index: 0 }, [])).toBe(-1);
    expect(findIndex(null, KEYS)).toBe(-1);
  });

  it('moves by steps and stops at both ends', () => {
    const first = moveBy(null, KEYS, 1);
    expect(first).toEqual({ key: 'a', index: 0 });
    expect(moveBy(first, KEYS, 1)).toEqual({ key: 'b', index: 1 });
    expect(moveBy(first, KEYS, -1)).toEqual({ key: 'a', index: 0 });
    expect(moveBy({ key: 'c', index: 2 }, KEYS, 1)).toEqual({ key: 'c', index: 2 });
    expect(moveBy(first, [], 1)).toBeNull();
  });
});
