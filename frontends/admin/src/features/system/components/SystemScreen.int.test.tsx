import { fakeServer, type FakeAnswer } from '@marcel/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditAccess, auditorHeaders } from '../../../shared/auth/audit-access';
import { AuthContext, useAuth } from '../../../shared/auth/auth-context';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { SystemScreen } from './SystemScreen';

const REPORT = {
  version: '1.2.3',
  commit: null,
  startedAt: '2024-03-05T09:07:30',
  pictures: { bytes: 1_500_000, freeBytes: 83_751_234_567 },
  stores: [
    { name: 'views', bytes: 12_400_000 },
    { name: 'of-a-newer-server', bytes: 1 },
  ],
  generations: { waiting: 3, working: 1 },
  events: [{ type: 'SubmissionApproved', count: 1200, perMinute: 2.5 }],
  providers: [{ provider: 'searxng', call: 'search', outcome: 'failed', count: 2 }],
  failures: [{ time: '2024-03-05T09:07:30', method: 'GET', route: '/api/mascots', status: 503, requestId: 'r-1' }],
};
const CONSUMERS = [
  {
    name: 'mascots',
    placement: 'projector',
    status: 'live',
    owner: 'node-1',
    lagEvents: 12,
    lagSeconds: 1.5,
    restarts: 2,
    failure: null,
    build: 'running',
  },
  {
    name: 'notary',
    placement: 'worker',
    status: 'failed',
    owner: null,
    lagEvents: null,
    lagSeconds: null,
    restarts: 0,
    failure: 'The log is away',
    build: null,
  },
];
const LEASE = {
  name: 'gallery@4',
  role: 'projector',
  node: 'node-1',
  status: 'live',
  term: 3,
  renewedAt: '2024-03-05T09:07:30',
  until: '2024-03-05T09:07:37',
};
const FREE = { ...LEASE, name: 'images', role: 'worker', node: null, status: 'unowned', renewedAt: null, until: null };
const LEASES = { node: 'node-1', isShared: true, leases: [LEASE, FREE] };
const NO_RUN = {
  status: 'none',
  startedAt: null,
  endedAt: null,
  step: null,
  done: 0,
  total: null,
  result: null,
  failure: null,
};
const BACKUP = {
  name: '2024-03-05T09-07-30.000Z',
  createdAt: '2024-03-05T09:07:30',
  verifiedAt: '2024-03-05T09:08:30',
  events: 1200,
  pictures: 1,
  keys: 7,
  bytes: 83_751_234,
};
const BACKUPS = {
  isPossible: true,
  place: '/srv/backups',
  backups: [BACKUP, { ...BACKUP, name: 'by-hand', keys: null }],
  run: NO_RUN,
};
const LIVE = {
  frontend: 'studio',
  live: '1.2.0-0123456789ab',
  since: '2024-03-05T09:07:30',
  by: { kind: 'team', id: 'studio' },
  reason: 'The new brush',
};
const PARKED = {
  automation: 'destroy-key-of-submitter',
  stream: 'submission-7',
  revision: 3,
  reason: 'Away',
  attempts: 6,
};

function open(answers: Parameters<typeof fakeServer>[0] = {}, asAuditor = false) {
  const calls = fakeServer({
    'GET /api/admin/system': { body: REPORT },
    'GET /api/admin/consumers': { body: CONSUMERS },
    'GET /api/admin/parked-reactions': { body: [PARKED] },
    'GET /api/admin/backups': { body: BACKUPS },
    'GET /api/admin/digests': { body: [] },
    'GET /api/admin/leases': { body: LEASES },
    'GET /api/audit/releases': { body: [LIVE] },
    ...answers,
  });
  renderAdmin(
    <AuditAccess value={auditorHeaders('auditor')}>{asAuditor ? <AsAuditor /> : <SystemScreen />}</AuditAccess>,
  );
  return calls;
}

/** Nobody is logged in as an admin. */
function AsAuditor() {
  const auth = useAuth();
  return (
    <AuthContext value={{ ...auth, isAuthenticated: false, adminToken: null }}>
      <SystemScreen />
    </AuthContext>
  );
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('tells how everything is doing', async () => {
  open();
  expect(await screen.findByText('83.8 GB')).toBeVisible();
  expect(screen.getByText('Read models').closest('tr')).toHaveTextContent('12.4 MB');
  expect(screen.getByText('of-a-newer-server')).toBeVisible();
  expect(screen.getByText('503 GET /api/mascots')).toBeVisible();
  expect(screen.getByText('r-1')).toBeVisible();
  expect(screen.getByText('searxng, search: failed')).toBeVisible();
  expect(screen.getByText('1,200, 2.5 a minute lately')).toBeVisible();
  const row = within((await screen.findByRole('rowheader', { name: /^mascots/ })).closest('tr')!);
  expect(row.getByText('Behind by 12 events, 2 s')).toBeVisible();
  expect(row.getByText('Restarted 2 times')).toBeVisible();
  expect(row.getByText('Build: running')).toBeVisible();
  expect(screen.getByText('The log is away')).toBeVisible();
});

it('tells which node does what, and until when', async () => {
  open({}, true);
  const row = within((await screen.findByRole('rowheader', { name: /^gallery@4/ })).closest('tr')!);
  expect(row.getByText('node-1 (this one)')).toBeVisible();
  expect(row.getByText('3')).toBeVisible();
  expect(row.getByText('09:07:30')).toBeVisible();
  expect(row.getByText(/^Renewed/)).toHaveTextContent('Renewed 09:07:30, until 09:07:37');
  const free = within(screen.getByRole('rowheader', { name: /^images Work/ }).closest('tr')!);
  expect(free.getByText('Nobody')).toBeVisible();
  expect(free.getByText('unowned')).toBeVisible();
});

it.each<[RegExp, FakeAnswer]>([
  [/is the only node/, { body: { ...LEASES, isShared: false, leases: [] } }],
  [/^Failed to look at the leases/, { status: 503 }],
])('says of leases: %s', async (said, answer) => {
  open({ 'GET /api/admin/leases': answer });
  expect(await screen.findByText(said)).toBeVisible();
});

it('leaves auditors to look on', async () => {
  open({}, true);
  expect(await screen.findByText('The key to who sent submission 7 has not been destroyed')).toBeVisible();
  expect(await screen.findByText('notary')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Rebuild|Try again|Skip|Back Up/ })).toBeNull();
});

it('has a read model rebuilt, and tells what the server refuses', async () => {
  const refusal = { error: 'It is being rebuilt already', message: 'It is being rebuilt already', code: 'conflict' };
  let refused = false;
  const calls = open({
    'GET /api/admin/projections/mascots/rebuild': {
      body: { name: 'mascots', status: 'completed', eventsApplied: 1200 },
    },
    'POST /api/admin/projections/mascots/rebuild': () =>
      refused
        ? { status: 409, body: refusal }
        : { status: 202, body: { name: 'mascots', status: 'waiting', eventsApplied: 0 } },
  });
  await press('Rebuild mascots');
  expect(await screen.findByText('Rebuild of mascots asked for')).toBeVisible();
  expect(await screen.findByText('Rebuilt from 1,200 events')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rebuild notary' })).toBeNull();
  refused = true;
  await press('Rebuild mascots');
  expect(await screen.findByText('It is being rebuilt already')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('has a parked reaction tried again, or skipped for a reason', async () => {
  const calls = open({
    'POST /api/admin/parked-reactions/retry': { status: 202, body: [PARKED] },
    'POST /api/admin/parked-reactions/skip': { status: 202, body: [] },
  });
  await press('Try again: The key to who sent submission 7 has not been destroyed');
  expect(await screen.findByText('Another try asked for')).toBeVisible();
  await press('Skip: The key to who sent submission 7 has not been destroyed');
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'Done by hand');
  await press('Skip');
  expect(await screen.findByText('Reaction skipped')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    '{"automation":"destroy-key-of-submitter","stream":"submission-7"}',
    '{"automation":"destroy-key-of-submitter","stream":"submission-7","revision":3,"reason":"Done by hand"}',
  ]);
});

it('says what cannot be looked at, and tries again', async () => {
  let isAway = true;
  open({
    'GET /api/admin/system': () => (isAway ? { status: 503 } : { body: REPORT }),
    'GET /api/admin/parked-reactions': { body: [] },
  });
  expect(await screen.findByText('Failed to look at the system')).toBeVisible();
  expect(screen.getByText('None: every reaction has worked out.')).toBeVisible();
  isAway = false;
  await press('Retry');
  expect(await screen.findByText('1.2.3')).toBeVisible();
});

it('tells of backups and of releases that are live', async () => {
  open();
  expect(await screen.findByText('1,200 events, 1 picture, 7 keys; 83.8 MB')).toBeVisible();
  expect(screen.getByText('/srv/backups')).toBeVisible();
  expect(screen.getByText('by-hand')).toBeVisible();
  expect(screen.getAllByText(/Read again and found whole/)[0]).toHaveTextContent('Mar 5, 2024 09:08');
  expect(screen.getByText('1,200 events, 1 picture, no keys; 83.8 MB')).toBeVisible();
  expect(await screen.findByText('studio: 1.2.0-0123456789ab')).toBeVisible();
  expect(screen.getByText('The new brush')).toBeVisible();
});

it('has everything backed up, and tells how far that is', async () => {
  let run: object = NO_RUN;
  open({
    'GET /api/admin/backups': () => ({ body: { ...BACKUPS, run } }),
    'POST /api/admin/backups': () => {
      run = { ...NO_RUN, status: 'running', step: 'Events', done: 1024 };
      return { status: 202, body: { ...BACKUPS, run } };
    },
  });
  await press('Back Up Now');
  expect(await screen.findByText(/Events: 1,024 items so far/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Backing Up...' })).toBeDisabled();
});

it.each<[string, object]>([
  ['The disk is full', { ...BACKUPS, run: { ...NO_RUN, status: 'failed', failure: 'The disk is full' } }],
  ['The last backup was interrupted', { ...BACKUPS, run: { ...NO_RUN, status: 'interrupted' } }],
  ['There is none yet.', { ...BACKUPS, backups: [] }],
  ['There is no folder for backups: BACKUP_DIR is not set.', { ...BACKUPS, isPossible: false }],
])('says of backups: %s', async (said, body) => {
  open({ 'GET /api/admin/backups': { body } });
  expect(await screen.findByText(said)).toBeVisible();
});
