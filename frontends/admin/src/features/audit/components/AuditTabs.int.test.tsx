import { RetroAntd } from '@marcel/kit/antd';
import { saveFile } from '@marcel/kit/programs';
import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSubmission } from '../../../shared/testing/fixtures';
import { AuditAccess, auditorHeaders } from '../../../shared/auth/audit-access';
import { AuditorLogin } from './AuditorLogin';
import { AuditTabs } from './AuditTabs';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  saveFile: jest.fn(),
}));

const event = (revision: number, type: string) => ({
  position: String(revision),
  stream: 'submission-7',
  revision,
  id: `event-${revision}`,
  type,
  time: '2024-03-05T09:07:30',
  actor: { kind: 'admin' },
  data: {},
  metadata: {},
  hash: 'abc',
});
const {
  email: _,
  linkedinUrl: __,
  ...SUBMISSION
} = aSubmission({
  payload: {
    name: 'Duke',
    brand: 'Java',
    contributor: 'Ada',
    industry: null,
    visualDesc: null,
    facts: [],
    type: null,
    style: null,
    cuteness: 5,
    humor: 5,
    rebel: 5,
    weirdness: 5,
    longevityScore: 5,
    historyOverview: null,
    sourceUrl: null,
    yearIntroduced: null,
    yearRetired: null,
  },
});
const replay = (revision: number, matchesReadModel: boolean | null) => ({
  body: { submission: SUBMISSION, revision, position: '1', time: '2024-03-05T09:07:30', matchesReadModel },
});
const LOG = { events: [event(0, 'MascotSubmitted')], next: null };

function open(answers: Parameters<typeof fakeServer>[0], path = '/admin/audit?tab=log') {
  const calls = fakeServer({ 'GET /api/audit/events': { body: LOG }, ...answers });
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
const turnTo = (tab: string) => userEvent.click(screen.getByRole('tab', { name: tab }));

it('begins with the stream that the address names', async () => {
  const calls = open({}, '/admin/audit?stream=moderation-comment-7');
  await screen.findByText('1 events');
  expect(screen.getByLabelText('Stream')).toHaveValue('moderation-comment-7');
  expect(calls.map(({ path }) => path)).toEqual(['/api/audit/events?stream=moderation-comment-7']);
});

it('searches the log under the auditor token', async () => {
  const calls = open({});
  await screen.findByText('1 events');
  await userEvent.type(screen.getByLabelText('Event type'), 'MascotSubmitted');
  await userEvent.type(screen.getByLabelText('Stream'), 'submission-7');
  await press('Search Log');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/audit/events?type=MascotSubmitted&stream=submission-7'));
  expect(await screen.findByText('MascotSubmitted')).toBeVisible();
  expect(calls.every(({ headers }) => headers.get('x-auditor-token') === 'auditor')).toBe(true);
});

it('reads on where a page ends', async () => {
  const calls = open({
    'GET /api/audit/events?': { body: { ...LOG, next: '0' } },
    'GET /api/audit/events?from=0': { body: { events: [event(1, 'SubmissionApproved')], next: null } },
  });
  await press('Read On');
  expect(await screen.findByText('SubmissionApproved')).toBeVisible();
  expect(screen.getByText('MascotSubmitted')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Read On' })).not.toBeInTheDocument();
  expect(calls.at(-1)?.path).toBe('/api/audit/events?from=0');
});

it('shows what led to an event and what came of it, and goes on from there', async () => {
  const [received, approved] = [event(0, 'MascotSubmitted'), event(1, 'SubmissionApproved')];
  const assigned = { ...event(2, 'MascotAssigned'), metadata: { causationId: 'event-1' } };
  const told = (of: object, causes: object[], effects: object[]) => ({
    body: { event: of, causes, effects, more: false },
  });
  open({
    'GET /api/audit/events/event-0/causes?stream=submission-7&revision=0': told(received, [], [approved, assigned]),
    'GET /api/audit/events/event-1/causes?stream=submission-7&revision=1': told(approved, [received], [assigned]),
  });
  await press('Expand row');
  await press('Causes and Effects');
  expect(await screen.findByRole('button', { current: true })).toHaveFocus();
  await press('An admin approved submission 7 Submission approved, submission-7 #1');
  const panel = within(await screen.findByRole('region', { name: 'Causes and effects of submission-7 #1' }));
  expect(panel.getByRole('status')).toHaveTextContent('Looking at: Submission approved, submission-7 #1');
  const lists = panel.getAllByRole('list').map((list) => list.firstElementChild?.firstElementChild?.textContent);
  expect(lists).toEqual([
    'A request: admin',
    'Mascot submitted Mascot submitted, submission-7 #0',
    'This event: An admin approved submission 7 Submission approved, submission-7 #1',
    'It was settled which mascot this becomes Mascot assigned, submission-7 #2',
  ]);
  const lookedAt = panel.getByRole('button', { current: true });
  expect(lookedAt).toHaveTextContent('This event: An admin approved submission 7');
  expect(lookedAt).toHaveFocus();
  // What the event says stands nowhere else.
  expect(panel.getByText(/"position": "1"/)).toBeVisible();
});

it('replays a submission step by step and compares it with the read model', async () => {
  open({
    'GET /api/audit/submissions/7/events': { body: [event(0, 'MascotSubmitted'), event(1, 'SubmissionApproved')] },
    'GET /api/audit/submissions/7?revision=0': replay(0, null),
    'GET /api/audit/submissions/7?revision=1': replay(1, null),
    'GET /api/audit/submissions/7': replay(1, true),
  });
  await turnTo('Replay');
  await userEvent.type(screen.getByLabelText('Number of the submission'), '7');
  await press('Replay');
  expect(await screen.findByText(/Event 1 of 2: Mascot submitted/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Step Back' })).toBeDisabled();
  await press('Step Forward');
  expect(await screen.findByText(/Event 2 of 2: Submission approved/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Step Forward' })).toBeDisabled();
  expect(await screen.findByText('The read model shows the same as the replay.')).toBeVisible();
});

it('exports the log line by line', async () => {
  const calls = open({});
  await press('Export NDJSON');
  await screen.findByRole('button', { name: 'Export NDJSON' });
  expect(calls.at(-1)?.headers.get('accept')).toBe('application/x-ndjson');
  expect(saveFile).toHaveBeenCalledWith(new Blob([JSON.stringify(LOG)]), 'audit-log.ndjson');
});

describe('the way in', () => {
  it('is open to the auditor token', async () => {
    fakeServer({ 'GET /api/audit/events': { body: LOG } });
    const onOpen = jest.fn();
    renderApp(<AuditorLogin onOpen={onOpen} />);
    await userEvent.type(screen.getByLabelText('Auditor token'), ' auditor ');
    await press('Open the Audit');
    expect(onOpen).toHaveBeenCalledWith({ 'x-auditor-token': 'auditor' });
  });

  it('is closed to a wrong one, in the words of the server', async () => {
    const error = 'Auditor token missing or invalid';
    fakeServer({ 'GET /api/audit/events': { status: 401, body: { error, message: error, code: 'unauthorised' } } });
    renderApp(<AuditorLogin onOpen={jest.fn()} />);
    await userEvent.type(screen.getByLabelText('Auditor token'), 'wrong');
    await press('Open the Audit');
    expect(await screen.findByText(error)).toBeVisible();
  });
});
