import { downloadFile } from '@marcel/kit/programs';
import { fakeServer } from '@marcel/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAuditor } from '../../../shared/testing/render-admin';
import { AuditTabs } from './AuditTabs';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  downloadFile: jest.fn(),
}));
jest.mock('../../../shared/times', () => ({
  ADMIN_TIMES_MS: {
    ...jest.requireActual<{ ADMIN_TIMES_MS: object }>('../../../shared/times').ADMIN_TIMES_MS,
    searchDebounce: 0,
    liveTail: 20,
  },
}));

const activity = (id: string, change: object = {}) => ({
  id,
  correlationId: `request-${id}`,
  time: '2024-03-05T09:07:30',
  actor: { kind: 'admin', id: 'Ann' },
  type: 'SubmissionApproved',
  about: 'submission-7',
  name: 'Tux',
  brand: 'Linux',
  release: 'admin@1.0.0',
  ...change,
});
const event = (revision: number, type: string) => ({
  position: String(revision),
  stream: 'submission-7',
  revision,
  id: `event-${revision}`,
  type,
  time: '2024-03-05T09:07:30',
  actor: { kind: 'admin' },
  data: { adminNotes: 'Lovely' },
  metadata: {},
});
const APPROVED = activity('one');
const SUBMITTED = activity('two', { actor: { kind: 'visitor' }, type: 'SubmissionReceived', release: null });
const pageOf = (activities: object[], next: string | null = null) => ({ body: { activities, total: 2, next } });

function open(answers: Parameters<typeof fakeServer>[0] = {}, path = '/admin/audit') {
  const calls = fakeServer({ 'GET /api/audit/activity': pageOf([APPROVED, SUBMITTED]), ...answers });
  renderAuditor(<AuditTabs />, path);
  return calls;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('expands to the events of the request', async () => {
  open({
    'GET /api/audit/requests/request-one': {
      body: { events: [event(0, 'SubmissionApproved'), event(1, 'MascotPublished')], more: false },
    },
  });
  await userEvent.click(await screen.findByText('Ann approved “Tux” of Linux'));
  const events = within(await screen.findByRole('list', { name: 'Events of this request' }));
  expect(events.getByText(/Mascot published/)).toBeVisible();
  await userEvent.click(events.getByText(/Submission approved/));
  expect(events.getAllByText(/"adminNotes": "Lovely"/)[0]).toBeVisible();
});

it('reads filters from the address and writes them there', async () => {
  const calls = open({}, '/admin/audit?did=SubmissionApproved&by=admin&search=tux');
  await screen.findByText('Ann approved “Tux” of Linux');
  expect(calls[0]?.path).toBe('/api/audit/activity?search=tux&type=SubmissionApproved&by=admin');
  fireEvent.change(screen.getByLabelText('Person or team'), { target: { value: 'Ann' } });
  await waitFor(() => expect(calls.at(-1)?.path).toContain('person=Ann'));
  await press('Show All');
  await waitFor(() => expect(screen.getByLabelText('Search mascots')).toHaveValue(''));
});

it('shows all activity of a record', async () => {
  const calls = open({ 'GET /api/audit/requests/request-one': { body: { events: [], more: false } } });
  await userEvent.click(await screen.findByText('Ann approved “Tux” of Linux'));
  await press('All Activity of submission-7');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/audit/activity?about=submission-7'));
});

it('loads more, and reports an empty result', async () => {
  const calls = open({
    'GET /api/audit/activity?': pageOf([APPROVED], 'place'),
    'GET /api/audit/activity?after=place': pageOf([SUBMITTED]),
    'GET /api/audit/activity?search=nobody': { body: { activities: [], total: 0, next: null } },
  });
  await press('Load more');
  expect(await screen.findByText('A visitor submitted “Tux” of Linux')).toBeVisible();
  expect(calls.at(-1)?.path).toBe('/api/audit/activity?after=place');
  fireEvent.change(screen.getByLabelText('Search mascots'), { target: { value: 'nobody' } });
  expect(await screen.findByText('No activity found')).toBeVisible();
});

it.each([
  ['CSV', 'csv', 'text/csv'],
  ['NDJSON', 'ndjson', 'application/x-ndjson'],
])('exports as %s', async (name, ending, accept) => {
  const calls = open({ 'GET /api/audit/activity/export': { text: 'lines' } }, '/admin/audit?by=admin');
  await press(`Export as ${name}`);
  await waitFor(() => expect(downloadFile).toHaveBeenLastCalledWith(new Blob(['lines']), `audit-activity.${ending}`));
  const call = calls.find(({ path }) => path === '/api/audit/activity/export?by=admin');
  expect(call?.headers.get('accept')).toBe(accept);
});

it('offers a retry after a failure', async () => {
  let isAway = true;
  open({ 'GET /api/audit/activity': () => (isAway ? { status: 503 } : pageOf([APPROVED])) });
  expect(await screen.findByText('Failed to load activity')).toBeVisible();
  isAway = false;
  await press('Retry');
  expect(await screen.findByText('Ann approved “Tux” of Linux')).toBeVisible();
});
