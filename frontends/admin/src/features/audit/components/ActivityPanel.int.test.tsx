import { RetroAntd } from '@marcel/kit/antd';
import { saveFile } from '@marcel/kit/programs';
import { fakeServer, renderApp } from '@marcel/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditAccess, auditorHeaders } from '../../../shared/auth/audit-access';
import { AuditTabs } from './AuditTabs';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  saveFile: jest.fn(),
}));
jest.mock('../../../shared/times', () => ({
  ADMIN_TIMES_MS: {
    ...jest.requireActual<{ ADMIN_TIMES_MS: object }>('../../../shared/times').ADMIN_TIMES_MS,
    searchDebounce: 0,
    liveTail: 20,
  },
}));

const deed = (id: string, change: object = {}) => ({
  id,
  time: '2024-03-05T09:07:30',
  actor: { kind: 'admin', id: 'Ann' },
  type: 'SubmissionApproved',
  about: 'submission-7',
  name: 'Tux',
  brand: 'Linux',
  others: 0,
  events: 2,
  release: 'admin@1.0.0',
  ...change,
});
const event = (revision: number, type: string, bookkeeping: boolean) => ({
  position: String(revision),
  stream: 'submission-7',
  revision,
  id: `event-${revision}`,
  type,
  time: '2024-03-05T09:07:30',
  actor: { kind: 'admin' },
  data: { adminNotes: 'Lovely' },
  metadata: {},
  bookkeeping,
});
const APPROVED = deed('one');
const SUBMITTED = deed('two', { actor: { kind: 'visitor' }, type: 'SubmissionReceived', release: null });
const pageOf = (deeds: object[], next: string | null = null) => ({ body: { deeds, total: 2, next } });

function open(answers: Parameters<typeof fakeServer>[0] = {}, path = '/admin/audit') {
  const calls = fakeServer({ 'GET /api/audit/deeds': pageOf([APPROVED, SUBMITTED]), ...answers });
  renderApp(
    <RetroAntd>
      <AuditAccess value={auditorHeaders('auditor')}>
        <AuditTabs />
      </AuditAccess>
    </RetroAntd>,
    { path },
  );
  return calls;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('tells what people did as sentences, the newest first', async () => {
  const calls = open();
  expect(await screen.findByText('Ann approved “Tux” of Linux')).toBeVisible();
  expect(screen.getByText('A visitor submitted “Tux” of Linux')).toBeVisible();
  expect(screen.getByText('admin@1.0.0')).toBeVisible();
  expect(screen.getByText('2 of 2')).toBeVisible();
  expect(calls[0]?.headers.get('x-auditor-token')).toBe('auditor');
});

it('unfolds to what happened, and from there to the technical events', async () => {
  open({
    'GET /api/audit/deeds/one': {
      body: {
        events: [event(0, 'SubmissionApproved', false), event(1, 'SlugReserved', true)],
        more: false,
      },
    },
  });
  await userEvent.click(await screen.findByText('Ann approved “Tux” of Linux'));
  const happened = await screen.findByRole('list', { name: 'What happened' });
  expect(within(happened).getByText(/Submission approved/)).toBeVisible();
  expect(screen.getByText(/Slug reserved/)).not.toBeVisible();
  await userEvent.click(screen.getByText('1 technical event'));
  expect(screen.getByText(/Slug reserved/)).toBeVisible();
  await userEvent.click(screen.getByText(/Submission approved/));
  expect(within(happened).getByText(/"adminNotes": "Lovely"/)).toBeVisible();
});

it('is narrowed by the address, and keeps what is chosen in it', async () => {
  const calls = open({}, '/admin/audit?did=SubmissionApproved&by=admin&search=tux');
  await screen.findByText('Ann approved “Tux” of Linux');
  expect(calls[0]?.path).toBe('/api/audit/deeds?search=tux&type=SubmissionApproved&by=admin');
  fireEvent.change(screen.getByLabelText('Person or team'), { target: { value: 'Ann' } });
  await waitFor(() => expect(calls.at(-1)?.path).toContain('person=Ann'));
  await press('Show Everything');
  await waitFor(() => expect(screen.getByLabelText('Search mascots')).toHaveValue(''));
});

it('follows one record', async () => {
  const calls = open({ 'GET /api/audit/deeds/one': { body: { events: [], more: false } } });
  await userEvent.click(await screen.findByText('Ann approved “Tux” of Linux'));
  await press('Everything About submission-7');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/audit/deeds?about=submission-7'));
});

it('shows earlier ones, and says when there is nothing', async () => {
  const calls = open({
    'GET /api/audit/deeds?': pageOf([APPROVED], 'place'),
    'GET /api/audit/deeds?after=place': pageOf([SUBMITTED]),
    'GET /api/audit/deeds?search=nobody': { body: { deeds: [], total: 0, next: null } },
  });
  await press('Show Earlier');
  expect(await screen.findByText('A visitor submitted “Tux” of Linux')).toBeVisible();
  expect(calls.at(-1)?.path).toBe('/api/audit/deeds?after=place');
  fireEvent.change(screen.getByLabelText('Search mascots'), { target: { value: 'nobody' } });
  expect(await screen.findByText('Nothing like this was done')).toBeVisible();
});

it('follows what is done live when asked to', async () => {
  const told = [SUBMITTED];
  open({ 'GET /api/audit/deeds': () => pageOf([...told]) });
  await screen.findByText('A visitor submitted “Tux” of Linux');
  await userEvent.click(screen.getByLabelText('Follow live'));
  told.unshift(APPROVED);
  expect(await screen.findByText('Ann approved “Tux” of Linux')).toBeVisible();
});

it.each([
  ['CSV', 'csv', 'text/csv'],
  ['NDJSON', 'ndjson', 'application/x-ndjson'],
])('hands over what is shown as %s', async (name, ending, accept) => {
  const calls = open({ 'GET /api/audit/deeds/export': { text: 'lines' } }, '/admin/audit?by=admin');
  await press(`Export as ${name}`);
  await waitFor(() => expect(saveFile).toHaveBeenLastCalledWith(new Blob(['lines']), `audit-activity.${ending}`));
  const call = calls.find(({ path }) => path === '/api/audit/deeds/export?by=admin');
  expect(call?.headers.get('accept')).toBe(accept);
});

it('says when it cannot be read, and tries again', async () => {
  let isAway = true;
  open({ 'GET /api/audit/deeds': () => (isAway ? { status: 503 } : pageOf([APPROVED])) });
  expect(await screen.findByText('Failed to read what was done')).toBeVisible();
  isAway = false;
  await press('Retry');
  expect(await screen.findByText('Ann approved “Tux” of Linux')).toBeVisible();
});
