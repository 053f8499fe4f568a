import { fakeServer } from '@marcel/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeSubmissionList } from '../../../shared/testing/fake-submissions';
import { makeSubmission } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ADMIN_TIMES_MS } from '../../../shared/times';
import { SubmissionsList, parseFilters, toQuery, type SubmissionFilters } from './SubmissionsList';

const DUKE = makeSubmission({ id: 1, payload: { name: 'Duke', brand: 'Java' }, createdAt: '2024-03-05T09:07:30' });
const TUX = makeSubmission({ id: 2, payload: { name: 'Tux', brand: 'Linux' }, createdAt: '2024-03-04T09:07:30' });
const ANDY = makeSubmission({ id: 3, payload: { name: 'Andy', brand: 'Robots' }, status: 'approved' });
const ANSWERS = { 'GET /api/submissions': fakeSubmissionList([DUKE, TUX, ANDY]) };

const cardOf = async (name: string) => {
  const card = (await screen.findByRole('heading', { name })).closest('article');
  if (!card) throw new Error(`There is no card of ${name}`);
  return within(card);
};

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the submissions list', () => {
  it('shows each submission with the actions of its status', async () => {
    fakeServer(ANSWERS);
    renderAdmin(<SubmissionsList />);
    const duke = await cardOf('Duke');
    expect(duke.getByText('Java')).toBeVisible();
    expect(duke.getByText('Mar 5, 2024 09:07')).toBeVisible();
    expect(duke.getByRole('link', { name: /View Details/ })).toHaveAttribute('href', '/admin/submissions/1');
    expect(duke.getByRole('button', { name: /Approve/ })).toBeEnabled();
    expect(duke.getByRole('button', { name: /Reject/ })).toBeEnabled();
    const andy = await cardOf('Andy');
    expect(andy.getByText('Approved')).toBeVisible();
    expect(andy.queryByRole('button')).toBeNull();
  });

  it('searches, and counts the results', async () => {
    fakeServer(ANSWERS);
    renderAdmin(<SubmissionsList />);
    await screen.findByText('3 of 3 submissions');
    await userEvent.type(screen.getByLabelText('Search submissions'), 'linux');
    expect(await screen.findByText('1 of 3 submissions')).toBeVisible();
    expect(names()).toEqual(['Tux']);
  });

  it('reads the status from the address', async () => {
    fakeServer(ANSWERS);
    renderAdmin(<SubmissionsList />, '/admin/submissions?status=approved');
    expect(await screen.findByText('1 of 3 submissions')).toBeVisible();
    expect(names()).toEqual(['Andy']);
  });

  it('sorts by the chosen order', async () => {
    fakeServer(ANSWERS);
    renderAdmin(<SubmissionsList />);
    await screen.findByText('3 of 3 submissions');
    await userEvent.click(screen.getByLabelText('Sort by'));
    await userEvent.click(await screen.findByRole('option', { name: 'Mascot Name' }));
    await waitFor(() => expect(names()).toEqual(['Andy', 'Duke', 'Tux']));
  });

  it('offers the whole list when nothing matches', async () => {
    fakeServer(ANSWERS);
    renderAdmin(<SubmissionsList />, '/admin/submissions?search=nobody');
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Filters' }));
    expect(await screen.findByText('3 of 3 submissions')).toBeVisible();
  });

  it('shows why it could not be loaded, and offers Retry', async () => {
    fakeServer({
      'GET /api/submissions': { status: 503, body: { error: 'Busy', message: 'Busy', code: 'unavailable' } },
    });
    renderAdmin(<SubmissionsList />);
    expect(await screen.findByText('Failed to load submissions')).toBeVisible();
    expect(screen.getByLabelText('Search submissions')).toHaveAttribute('maxlength', '100');
    expect(screen.getByText('Busy')).toBeVisible();
    fakeServer(ANSWERS);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('3 of 3 submissions')).toBeVisible();
  });

  it('renders long lists in steps', async () => {
    const many = Array.from({ length: 61 }, (_, id) => makeSubmission({ id: id + 1 }));
    fakeServer({ 'GET /api/submissions': fakeSubmissionList(many) });
    renderAdmin(<SubmissionsList />);
    await userEvent.click(await screen.findByText('Show 1 more'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(61));
  });
});

describe('while the list stays open', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('refreshes every half minute', async () => {
    fakeServer({ 'GET /api/submissions': fakeSubmissionList([DUKE]) });
    renderAdmin(<SubmissionsList />);
    await pass(0);
    expect(screen.getByText('1 of 1 submissions')).toBeVisible();
    fakeServer(ANSWERS);
    await pass(ADMIN_TIMES_MS.submissionsRefresh + 1);
    expect(screen.getByText('3 of 3 submissions')).toBeVisible();
  });

  it('stays visible, with a notice, when a refresh fails', async () => {
    fakeServer(ANSWERS);
    renderAdmin(<SubmissionsList />);
    await pass(0);
    fakeServer({ 'GET /api/submissions': { status: 500 } });
    await pass(ADMIN_TIMES_MS.submissionsRefresh + 1);
    expect(screen.getByText('3 of 3 submissions')).toBeVisible();
    expect(screen.getByText(/Could not refresh/)).toBeVisible();
  });
});

const DEFAULT: SubmissionFilters = { search: '', status: 'all', sort: 'newest' };

describe('the filters in the address', () => {
  it('is empty by default', () => expect(toQuery(DEFAULT)).toBe(''));

  it('can be read back from its own query string', () => {
    const filters: SubmissionFilters = { search: 'a&b', status: 'pending', sort: 'brand' };
    expect(parseFilters(new URLSearchParams(toQuery(filters)))).toEqual(filters);
  });

  it('ignores unknown values', () => {
    expect(parseFilters(new URLSearchParams('status=lost&sort=price'))).toEqual(DEFAULT);
  });
});
