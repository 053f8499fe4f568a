import { fakeServer, type FakeAnswer } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditAccess, auditorHeaders } from '../../../shared/auth/audit-access';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { DigestsCard } from './DigestsCard';

const NONE = {
  status: 'none',
  startedAt: null,
  endedAt: null,
  step: null,
  done: 0,
  total: null,
  result: null,
  failure: null,
};
const RESULT = {
  version: 4,
  position: '0000000000000082',
  isOfOneMoment: true,
  collections: [{ name: 'mascots', digest: 'abc123' }],
};
const COMPLETED = { ...NONE, status: 'completed', endedAt: '2024-03-05T09:07:30', result: RESULT };

interface Options {
  mayOperate?: boolean;
  asked?: FakeAnswer;
}

function open(run: () => object, { mayOperate = true, asked = { status: 202, body: {} } }: Options = {}) {
  const calls = fakeServer({
    'GET /api/admin/digests': () => ({ body: [{ name: 'mascots', run: run() }] }),
    'POST /api/admin/projections/mascots/digest': asked,
  });
  renderAdmin(
    <AuditAccess value={auditorHeaders('auditor')}>
      <DigestsCard mayOperate={mayOperate} />
    </AuditAccess>,
  );
  return calls;
}

it('are computed on demand, and told with their time', async () => {
  let run: object = NONE;
  open(() => run, { asked: { status: 202, body: { name: 'mascots', run: { ...NONE, status: 'running' } } } });
  expect(await screen.findByText('Never computed')).toBeVisible();
  run = { ...NONE, status: 'running', step: 'mascots', done: 1500 };
  await userEvent.click(screen.getByRole('button', { name: 'Compute digest of mascots' }));
  expect(await screen.findByText('Digest of mascots asked for')).toBeVisible();
  expect(await screen.findByText('Computing: mascots, 1,500...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Compute digest of mascots' })).toBeDisabled();
  run = COMPLETED;
  expect(await screen.findByText('abc123', {}, { timeout: 5000 })).toBeVisible();
  expect(screen.getByText('Version 4, at position 0000000000000082')).toBeVisible();
  expect(screen.getByText(/^Computed/)).toHaveTextContent('Computed Mar 5, 2024 09:07');
});

it('are for auditors to see, not to ask for', async () => {
  const calls = open(() => COMPLETED, { mayOperate: false });
  expect(await screen.findByText('abc123')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(calls[0]?.headers.get('x-auditor-token')).toBe('auditor');
});

it.each<[string, object]>([
  [
    'It changed meanwhile: to be compared with nothing',
    { ...COMPLETED, result: { ...RESULT, position: null, isOfOneMoment: false } },
  ],
  ['The views are away', { ...NONE, status: 'failed', failure: 'The views are away' }],
  ['Interrupted', { ...NONE, status: 'interrupted' }],
])('say: %s', async (said, run) => {
  open(() => run);
  expect(await screen.findByText(said)).toBeVisible();
});

it('tell what the server refuses', async () => {
  const error = 'There is no such read model';
  open(() => NONE, { asked: { status: 404, body: { error, message: error, code: 'not_found' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Compute digest of mascots' }));
  expect(await screen.findByText(error)).toBeVisible();
});
