import type { FrontendOverview } from '@marcel/contracts';
import { fakeServer, type FakeAnswer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ProgramsOverview } from './ProgramsOverview';

const TAG = '"frontend-studio@3-0123456789ab.abc"';
const [ONE, TWO] = ['1.0.0-111111111111', '2.0.0-222222222222'] as const;
const turn = { since: '2026-01-05T10:00:00.000Z', by: { kind: 'team' as const, id: 'studio' } };

const studio: FrontendOverview = {
  name: 'studio',
  live: { ...turn, release: ONE, reason: 'The sale' },
  canary: null,
  pinned: null,
  standing: { live: { bytes: 12_000, failures: 0 }, canary: null },
};
const letters: FrontendOverview = {
  ...studio,
  name: 'letters',
  canary: { ...turn, release: TWO, reason: null, share: 5 },
  standing: { live: { bytes: null, failures: 1 }, canary: { bytes: 3000, failures: 7 } },
};

const serve = (programs: object[], further: Record<string, FakeAnswer> = {}) =>
  fakeServer({
    'GET /api/releases': { body: programs, headers: { 'x-total-count': String(programs.length) } },
    'GET /api/releases/studio': { body: studio, headers: { etag: TAG } },
    ...further,
  });

const refused = (status: number, error: string) => ({ status, body: { error, message: error, code: 'conflict' } });

async function rollBack() {
  renderAdmin(<ProgramsOverview />);
  await userEvent.click(await screen.findByRole('button', { name: 'Roll Back: studio' }));
  await userEvent.type(await screen.findByLabelText(/^Reason/), 'It is slow{enter}');
}

describe('the programs', () => {
  it('are told with what visitors get of them', async () => {
    serve([studio, letters]);
    renderAdmin(<ProgramsOverview />);
    await screen.findByText('2 of 2 programs');
    const [first, second] = screen.getAllByRole('article').map((card) => within(card));
    for (const text of [ONE, 'team studio', 'The sale', '12 kB', 'none in the last hour'])
      expect(first?.getByText(text)).toBeVisible();
    for (const text of ['Canary 5 %', TWO, '7 in the last hour', "on its team's own server", 'nobody has said'])
      expect(second?.getByText(text)).toBeVisible();
  });

  it('are those that the address asks for', async () => {
    serve([studio, letters]);
    renderAdmin(<ProgramsOverview />, '/admin/programs?show=failing');
    await screen.findByText('1 of 2 programs');
    expect(screen.getByRole('heading', { name: 'letters' })).toBeVisible();
  });

  it('can be asked for again where they could not be loaded', async () => {
    serve([], { 'GET /api/releases': { status: 503 } });
    renderAdmin(<ProgramsOverview />);
    serve([]);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Nothing was released yet')).toBeVisible();
  });
});

describe('rolling back', () => {
  it('is bound to the state that was looked at', async () => {
    const calls = serve([studio], { 'POST /api/releases/studio/rollback': { body: { ...studio, live: null } } });
    await rollBack();
    expect(await screen.findByText('Rolled back')).toBeVisible();
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body, headers }) => [body, headers.get('if-match')])).toEqual([
      ['{"reason":"It is slow"}', TAG],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tells who was quicker, and looks again', async () => {
    const latest = { frontend: 'studio', revision: 4, type: 'ReleaseRolledBack', time: turn.since, by: turn.by };
    const step = { ...latest, release: ONE, reason: 'Slow', share: null, outcome: null, figures: null };
    const calls = serve([studio], {
      'POST /api/releases/studio/rollback': refused(412, 'Changed'),
      'GET /api/releases/studio/history': { body: [step] },
    });
    await rollBack();
    expect(await screen.findByText('Already rolled back')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.at(-1)?.path).toMatch(/^\/api\/releases\?/);
  });

  it('tells what the server refuses, and the reason stays', async () => {
    serve([studio], { 'POST /api/releases/studio/rollback': refused(409, 'Nothing was live before') });
    await rollBack();
    expect(await screen.findByText('Nothing was live before')).toBeVisible();
    expect(screen.getByLabelText(/^Reason/)).toHaveValue('It is slow');
  });
});
