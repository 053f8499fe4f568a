import { reloadPage } from '@marcel/kit/programs';
import { fakeServer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeSubmission } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { Dashboard, approvalRate, medianWait, findNewest } from './Dashboard';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  reloadPage: jest.fn(),
}));

const STATES = ['pending', 'pending', 'pending', 'approved', 'approved', 'rejected'] as const;
const SUBMISSIONS = STATES.map((status, index) =>
  makeSubmission({
    id: index + 1,
    status,
    payload: { name: `Mascot ${index + 1}` },
    createdAt: `2024-03-0${index + 1}T00:00:00Z`,
  }),
);

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the dashboard', () => {
  it('counts the submissions and links each number to its list', async () => {
    fakeServer({ 'GET /api/submissions': { body: SUBMISSIONS } });
    renderAdmin(<Dashboard mascots={null} />);
    const cards = within(await screen.findByRole('list', { name: 'Submissions by status' }));
    expect(cards.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Total Submissions 6', '/admin/submissions'],
      ['Pending Review 3', '/admin/submissions?status=pending'],
      ['Approved 2', '/admin/submissions?status=approved'],
      ['Rejected 1', '/admin/submissions?status=rejected'],
    ]);
  });

  it('lists the five newest submissions', async () => {
    fakeServer({ 'GET /api/submissions': { body: SUBMISSIONS } });
    renderAdmin(<Dashboard mascots={null} />);
    await screen.findByText('Mascot 6');
    const recent = await region('Recent Submissions');
    expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      [6, 5, 4, 3, 2].map((id) => `Mascot ${id}`),
    );
  });

  it('links the most frequent tasks of an admin', async () => {
    fakeServer({ 'GET /api/submissions': { body: SUBMISSIONS } });
    renderAdmin(<Dashboard mascots={null} />);
    await screen.findByText('Mascot 6');
    const actions = await region('Quick Actions');
    expect(actions.getAllByRole('link').map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Review Pending (3)', '/admin/submissions?status=pending'],
      ['Import CSV', '/admin/import'],
      ['Manage Submissions', '/admin/submissions'],
      ['View Public Site', '/mascotdx'],
    ]);
  });

  it('reloads the page on Retry, and shows the mascots when submissions fail', async () => {
    fakeServer({ 'GET /api/submissions': { status: 500 } });
    renderAdmin(<Dashboard mascots={<p>All mascots</p>} />);
    expect(await screen.findByText('Failed to load dashboard')).toBeVisible();
    expect(screen.getByText('Failed to load submissions')).toBeVisible();
    expect(screen.getByText('All mascots')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reloadPage).toHaveBeenCalled();
  });

  it('shows an empty state without submissions', async () => {
    fakeServer({ 'GET /api/submissions': { body: [] } });
    renderAdmin(<Dashboard mascots={null} />);
    expect(await screen.findByText('No submissions yet')).toBeVisible();
  });
});

describe('findNewest', () => {
  it('returns the five latest, and of two at the same time the higher number', () => {
    const days = ['03', '01', '06', '04', '04', '05'];
    const submissions = days.map((day, id) => makeSubmission({ id, createdAt: `2024-01-${day}T00:00:00Z` }));
    expect(findNewest(submissions).map(({ id }) => id)).toEqual([2, 5, 4, 3, 0]);
  });
});

describe('review statistics', () => {
  const decidedAfter = (hours: number) =>
    makeSubmission({
      status: 'approved',
      createdAt: '2024-03-01T00:00:00Z',
      processedAt: new Date(Date.UTC(2024, 2, 1) + hours * 3_600_000).toISOString(),
    });

  it.each([
    [[], '–'],
    [[0.5], '30 min'],
    [[1, 100, 3], '3 h'],
    [[72], '3 days'],
  ])('the median of %j hours of waiting is %s', (hours, text) =>
    expect(medianWait([makeSubmission({ processedAt: null }), ...hours.map(decidedAfter)])).toBe(text),
  );

  it('the approval rate is the share of approved among decided submissions', () => {
    expect(approvalRate(2, 1)).toBe('67%');
    expect(approvalRate(0, 0)).toBe('–');
  });
});
