import { fakeServer } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAuditor } from '../../../shared/testing/render-admin';
import { AuditorLogin } from '../../login/components/Login';
import { AuditTabs } from './AuditTabs';

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
const LOG = { events: [event(0, 'MascotSubmitted')], next: null };

function open(answers: Parameters<typeof fakeServer>[0], path = '/admin/audit?tab=log') {
  const calls = fakeServer({ 'GET /api/audit/events': { body: LOG }, ...answers });
  renderAuditor(<AuditTabs />, path);
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('opens the log of the stream in the address', async () => {
  const calls = open({}, '/admin/audit?stream=moderation-comment-7');
  await screen.findByText('1 event');
  expect(screen.getByLabelText('Stream')).toHaveValue('moderation-comment-7');
  expect(calls.map(({ path }) => path)).toEqual(['/api/audit/events?stream=moderation-comment-7']);
});

it('loads the next page', async () => {
  const calls = open({
    'GET /api/audit/events?': { body: { ...LOG, next: '0' } },
    'GET /api/audit/events?from=0': { body: { events: [event(1, 'SubmissionApproved')], next: null } },
  });
  await press('Load more');
  expect(await screen.findByText('SubmissionApproved')).toBeVisible();
  expect(screen.getByText('MascotSubmitted')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(calls.at(-1)?.path).toBe('/api/audit/events?from=0');
});

const REPORT = {
  holds: true,
  events: 1200,
  checkpoints: 4,
  coveredTo: '1190',
  coveredToTime: '2024-03-05T09:07:30',
  uncovered: 10,
  hash: 'abc',
  problem: null,
};

describe('verifying the log', () => {
  it.each([
    ['No changes found', {}],
    ['No hashes are stored yet', { checkpoints: 0, coveredTo: null, coveredToTime: null }],
    [
      'Changed at position 7: The event was changed',
      { holds: false, problem: { position: '7', reason: 'The event was changed' } },
    ],
  ])('reports: %s', async (verdict, report) => {
    const calls = open({ 'GET /api/audit/verify': { body: { ...REPORT, ...report } } }, '/admin/audit?tab=verify');
    await press('Verify Log');
    expect(await screen.findByText(verdict)).toBeVisible();
    expect(screen.getByText('1,200, 10 of them since the last checkpoint')).toBeVisible();
    expect(calls.at(-1)?.headers.get('x-auditor-token')).toBe('auditor');
  });

  it('offers a retry after a failure', async () => {
    open({ 'GET /api/audit/verify': { status: 503 } }, '/admin/audit?tab=verify');
    await press('Verify Log');
    expect(await screen.findByText('Failed to verify')).toBeVisible();
  });
});

describe('the login', () => {
  it('rejects a wrong token with the error of the server', async () => {
    const error = 'Auditor token missing or invalid';
    fakeServer({ 'GET /api/audit/events': { status: 401, body: { error, message: error, code: 'unauthorised' } } });
    renderAuditor(<AuditorLogin />);
    await userEvent.type(screen.getByLabelText('Auditor token'), 'wrong');
    await press('Login as Auditor');
    expect(await screen.findByText(error)).toBeVisible();
  });
});
