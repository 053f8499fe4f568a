import { FIRST_REASONS, LIKE_MESSAGES, type LikeBurst } from '@marcel/contracts';
import { fakeServer, type FakeAnswer } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { LikeBurstsScreen } from './LikeBurstsScreen';

const BURSTS = 'GET /api/admin/likes/bursts?limit=20&offset=0';
const TAKE_BACK = 'POST /api/admin/likes/take-back';

const tux: LikeBurst = {
  kind: 'mascot',
  id: 9,
  hour: '2026-01-05T10:00:00.000Z',
  likes: 30,
  takenBack: 0,
  usual: 0.25,
  first: 3,
  last: 32,
  subject: {
    title: 'Tux',
    text: null,
    author: 'Ada',
    pictureUrl: null,
    path: '/mascotdx/tux',
    createdAt: '2026-01-01T10:00:00.000Z',
  },
};

const serve = (bursts: LikeBurst[], further: Record<string, FakeAnswer> = {}) =>
  fakeServer({
    'GET /api/admin/reasons': { body: FIRST_REASONS },
    [BURSTS]: { body: bursts, headers: { 'x-total-count': String(bursts.length) } },
    ...further,
  });

async function takeBack() {
  await userEvent.click(await screen.findByRole('button', { name: 'Take Back: 30 likes of Mascot 9' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take back likes of Mascot 9?' }));
  expect(dialog.getByText(/^30 likes will count no more/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Spam or advertising' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take Back' }));
}

describe('bursts of likes', () => {
  it('are told with what they were about, and what became of them', async () => {
    serve([tux, { ...tux, kind: 'hug', id: 7, usual: 0, takenBack: 30, subject: { ...tux.subject, path: null } }]);
    renderAdmin(<LikeBurstsScreen />);
    const [, first, second] = await screen.findAllByRole('row');
    expect(within(first!).getByRole('link', { name: 'Tux' })).toHaveAttribute('href', '/mascotdx/tux');
    for (const text of ['Mascot 9', '30 likes', 'usually 0.3 an hour'])
      expect(within(first!).getByText(text)).toBeVisible();
    for (const text of ['Hug or drawing 7', 'usually hardly any an hour', 'Taken Back'])
      expect(within(second!).getByText(text)).toBeVisible();
    expect(within(second!).queryByRole('button')).toBeNull();
  });

  it('are taken back with a reason', async () => {
    const body = { kind: 'mascot', id: 9, takenBack: 30 };
    const calls = serve([tux], { [TAKE_BACK]: { body } });
    renderAdmin(<LikeBurstsScreen />);
    await takeBack();
    expect(await screen.findByText('30 likes taken back')).toBeVisible();
    const sent = calls.find(({ method }) => method === 'POST')?.body;
    expect(JSON.parse(typeof sent === 'string' ? sent : '')).toEqual({
      kind: 'mascot',
      id: 9,
      first: 3,
      last: 32,
      reason: 'Spam or advertising',
    });
  });

  it('are taken back once: whoever was quicker is told', async () => {
    const error = LIKE_MESSAGES.alreadyTakenBack('grace');
    serve([tux], { [TAKE_BACK]: { status: 409, body: { error, message: error, code: 'conflict' } } });
    renderAdmin(<LikeBurstsScreen />);
    await takeBack();
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stay in question while the server refuses', async () => {
    const error = 'The server is busy';
    serve([tux], { [TAKE_BACK]: { status: 503, body: { error, message: error, code: 'unavailable' } } });
    renderAdmin(<LikeBurstsScreen />);
    await takeBack();
    expect(await screen.findByText(error)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('may be none', async () => {
    serve([]);
    renderAdmin(<LikeBurstsScreen />);
    expect(await screen.findByText('No bursts. Everybody likes at leisure.')).toBeVisible();
  });

  it('can be asked for again where they could not be loaded', async () => {
    serve([], { [BURSTS]: { status: 503 } });
    renderAdmin(<LikeBurstsScreen />);
    serve([tux]);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('30 likes')).toBeVisible();
  });
});
