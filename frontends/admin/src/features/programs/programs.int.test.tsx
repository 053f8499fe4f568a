import type { FrontendReport, ReleaseReport } from '@marcel/contracts';
import { fakeServer, type FakeAnswer } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../shared/testing/render-admin';
import { Programs } from './components/Programs';

const TAG = '"frontend-studio@3-0123456789ab.abc"';
const [ONE, TWO] = ['1.0.0-111111111111', '2.0.0-222222222222'] as const;
const time = '2026-01-05T10:00:00.000Z';
const actor = { kind: 'team' as const, id: 'studio' };
const studio: FrontendReport = { name: 'studio', live: { release: ONE, since: time, by: actor, reason: 'The sale' } };

const release = (id: string): ReleaseReport => ({
  frontend: 'studio',
  release: id,
  version: id.slice(0, 5),
  entry: `/releases/studio/${id}/mf-manifest.json`,
  publishedAt: time,
  publishedBy: actor,
  files: 2,
  bytes: 12_000,
  programs: [],
});

const serve = (programs: object[], answers: Record<string, FakeAnswer> = {}) =>
  fakeServer({
    'GET /api/releases': { body: programs },
    'GET /api/releases/studio': { body: studio, headers: { etag: TAG } },
    'GET /api/releases/studio/all': { body: [release(TWO), release(ONE)] },
    ...answers,
  });

const rejection = (status: number, error: string) => ({ status, body: { error, message: error, code: 'conflict' } });

async function rollBack() {
  renderAdmin(<Programs />);
  await userEvent.click(await screen.findByRole('button', { name: 'Roll Back: studio' }));
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'It is slow{enter}');
}

it('loads the programs again on request', async () => {
  serve([], { 'GET /api/releases': { status: 503 } });
  renderAdmin(<Programs />);
  serve([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No releases yet')).toBeVisible();
});

it('rolls back the release that was shown', async () => {
  const calls = serve([studio], { 'POST /api/releases/studio/rollback': { body: { ...studio, live: null } } });
  await rollBack();
  expect(await screen.findByText('Rolled back')).toBeVisible();
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([['{"reason":"It is slow"}', TAG]]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('changes nothing when somebody else has changed the release first', async () => {
  const other = { ...studio, live: { ...studio.live, release: TWO, since: '2026-01-05T11:00:00.000Z' } };
  const calls = serve([studio], { 'GET /api/releases/studio': { body: other, headers: { etag: TAG } } });
  await rollBack();
  expect(await screen.findByText('Someone else changed the live release. Please check and try again.')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('shows why the server rejects it, and keeps the reason', async () => {
  serve([studio], { 'POST /api/releases/studio/rollback': rejection(409, 'Nothing of this frontend is deployed') });
  await rollBack();
  expect(await screen.findByText('Nothing of this frontend is deployed')).toBeVisible();
  expect(screen.getByLabelText(/^Reason/)).toHaveValue('It is slow');
});
