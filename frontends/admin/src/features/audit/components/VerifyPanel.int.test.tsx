import { RetroAntd } from '@marcel/kit/antd';
import { saveFile } from '@marcel/kit/programs';
import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditAccess, auditorHeaders } from '../../../shared/auth/audit-access';
import { VerifyPanel } from './VerifyPanel';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  saveFile: jest.fn(),
}));

const REPORT = {
  holds: true,
  events: 1200,
  seals: 5,
  signedSeals: 4,
  sealedTo: '0000000000001199',
  firstTime: '2024-03-05T09:07:30',
  sealedToTime: '2024-05-06T10:08:30',
  unsealed: 1,
  hash: 'abc',
  key: 'fingerprint',
  problem: null,
};
const CERTIFICATE = {
  format: 'marcel-os-log-certificate-1',
  issuedAt: '2024-05-07T10:08:30',
  first: { stream: 'mascot-1', revision: 0, time: '2024-03-05T09:07:30' },
  last: { stream: 'mascot-9', revision: 0, time: '2024-05-06T10:08:30' },
  events: 1199,
  hash: 'abc',
  seals: 5,
  signedSeals: 4,
  publicKey: 'cHVibGlj',
  signature: 'c2lnbmVk',
};
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
const RUNNING = { ...NONE, status: 'running', startedAt: '2024-05-07T10:08:00', done: 300, total: 1200 };
const ended = (report: object = {}, certificate: object | null = CERTIFICATE) => ({
  ...RUNNING,
  status: 'completed',
  endedAt: '2024-05-07T10:08:30',
  result: { report: { ...REPORT, ...report }, certificate },
});

function open(run: object, answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ 'GET /api/audit/verification': { body: run }, ...answers });
  renderApp(
    <RetroAntd>
      <AuditAccess value={auditorHeaders('auditor')}>
        <VerifyPanel />
      </AuditAccess>
    </RetroAntd>,
  );
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('begins a verification, and tells how far it is and what is proven', async () => {
  let state: object = NONE;
  open(NONE, {
    'GET /api/audit/verification': () => ({ body: state }),
    'POST /api/audit/verification': () => {
      state = ended();
      return { status: 202, body: RUNNING };
    },
  });
  expect(await screen.findByText('The log has not been verified yet.')).toBeVisible();
  await press('Verify the Seals');
  expect(await screen.findByRole('progressbar', { name: 'Verification' })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText(/300 of 1,200 events/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verifying...' })).toBeDisabled();
  expect(await screen.findByText('The log holds: nothing under a seal was changed.')).toBeVisible();
});

it('tells from when to when, by which seals and which key', async () => {
  open(ended());
  expect(await screen.findByText('Mar 5, 2024 09:07')).toBeVisible();
  expect(screen.getByText('May 6, 2024 10:08')).toBeVisible();
  expect(screen.getByText('5, 4 of them signed')).toBeVisible();
  expect(screen.getByText('1,200, 1 of them not sealed yet')).toBeVisible();
  expect(screen.getByText('fingerprint')).toBeVisible();
});

it('gives the certificate and the key away, and tells how they are checked', async () => {
  open(ended());
  await press('Download the Certificate');
  await press('Download the Public Key');
  const saved = jest.mocked(saveFile).mock.calls;
  expect(saved.map(([, name]) => name)).toEqual(['log-certificate.json', 'notary-key.pem']);
  expect(screen.getByText(/npm run audit:check/)).toBeVisible();
  expect(screen.getByText(/openssl pkeyutl/)).toBeVisible();
});

it('says that a certificate without a key is worth little', async () => {
  open(ended({ key: null, signedSeals: 0 }, { ...CERTIFICATE, publicKey: null, signature: null }));
  expect(await screen.findByText(/The certificate is not signed/)).toBeVisible();
  expect(screen.getByText('None is set: signatures were not checked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download the Public Key' })).toBeNull();
  expect(screen.queryByText(/audit:check/)).toBeNull();
});

it('tells apart what the page and what the certificate is about', async () => {
  open(ended({ hash: 'of-all' }));
  expect(await screen.findByText('Hash of all 1,200 events')).toBeVisible();
  expect(screen.getByText('of-all')).toBeVisible();
  expect(screen.getByText(/It covers the first 1,199 events/)).toHaveTextContent(/abc$/);
});

it('names the first place that does not hold, and gives no certificate', async () => {
  open(ended({ holds: false, problem: { position: '5', reason: 'the hash differs' } }, null));
  expect(await screen.findByText('The log does not hold from position 5: the hash differs')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download the Certificate' })).toBeNull();
});

it.each([
  ['failed', 'The log is away', 'The verification has failed'],
  ['interrupted', null, 'The verification was interrupted; begin it again'],
])('says that it has %s', async (status, failure, said) => {
  open({ ...RUNNING, status, failure });
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify the Seals' })).toBeEnabled();
});

it('says that it could not begin, and tries again', async () => {
  let isAway = true;
  const calls = open(NONE, {
    'POST /api/audit/verification': () => (isAway ? { status: 503 } : { status: 202, body: RUNNING }),
  });
  await press('Verify the Seals');
  expect(await screen.findByText('Failed to verify')).toBeVisible();
  isAway = false;
  await press('Retry');
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(calls.every(({ headers }) => headers.get('x-auditor-token') === 'auditor')).toBe(true);
});
