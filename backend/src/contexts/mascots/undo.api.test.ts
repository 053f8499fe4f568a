import { CommentList, HEADERS, Mascot, MascotHistory } from '@marcel/contracts';
import { rest } from '../../test-support/shared-product/shared-product.js';

describe('an action of an admin on a mascot', () => {
  let mascot: Mascot;

  beforeEach(async () => {
    mascot = await rest.publish({ name: 'Tux', cuteness: '9' });
  });

  const admin = (method: string, path: string, json?: object) =>
    rest.call(method, `/api/mascots/${mascot.id}${path}`, { admin: true, json });
  const like = () => rest.call('POST', `/api/mascots/${mascot.id}/like`);
  const history = async () => MascotHistory.parse((await admin('GET', '/history')).body);
  const shown = async () => Mascot.parse((await rest.get(`/api/mascots/slug/${mascot.slug}`)).body);

  it('is undone: a deleted mascot keeps its id, address, likes and comments', async () => {
    await Promise.all([like(), like(), like()]);
    await rest.call('POST', `/api/mascots/${mascot.id}/comments`, {
      json: { author: 'Grace', content: 'Stay' },
    });
    const before = await shown();
    await admin('DELETE', '');
    expect((await like()).status).toBe(404);
    const restored = await admin('POST', '/restore', { reason: ' Deleted by mistake ' });
    expect(restored.status).toBe(200);
    const { updatedAt, ...restoredMascot } = Mascot.parse(restored.body);
    expect({ ...restoredMascot, updatedAt: before.updatedAt }).toEqual({ ...before, likes: 3 });
    expect(updatedAt >= before.updatedAt).toBe(true);
    const comments = await rest.get(`/api/mascots/${mascot.id}/comments`);
    expect(CommentList.parse(comments.body).map(({ content }) => content)).toEqual(['Stay']);
    expect((await like()).body).toEqual({ id: mascot.id, likes: 4 });
    expect((await history()).at(-1)).toMatchObject({ type: 'MascotRestored', notes: 'Deleted by mistake' });
  });

  it('is undone: all edits of one request are reverted together', async () => {
    const imageUrl = `/pictures/${'a'.repeat(64)}.webp`;
    const headers = { [HEADERS.requestId]: 'request-1', [HEADERS.frontendRelease]: 'admin@1.2.3' };
    const json = { name: 'Tuxedo', cuteness: 1, imageUrl };
    await rest.call('PUT', `/api/mascots/${mascot.id}`, { admin: true, headers, json });
    const [, edit] = await history();
    expect(edit).toMatchObject({
      type: 'MascotEdited',
      actor: { kind: 'admin' },
      clientRequestId: 'request-1',
      release: 'admin@1.2.3',
      undo: 'revert',
      changes: expect.arrayContaining([
        { field: 'name', from: 'Tux', to: 'Tuxedo' },
        { field: 'cuteness', from: 9, to: 1 },
      ]),
      state: { name: 'Tuxedo', imageUrl: null },
    });
    const reverted = await admin('POST', '/revert', { revision: edit?.revision, reason: 'A mistake' });
    expect(reverted).toMatchObject({ status: 200, body: { name: 'Tux', cuteness: 9, imageUrl: null } });
    expect((await history()).map(({ type, undo }) => [type, undo])).toEqual([
      ['MascotPublished', null],
      ['MascotEdited', null],
      ['MascotImageChanged', null],
      ['MascotEditReverted', 'revert'],
    ]);
  });

  it('requires a reason and an action to undo', async () => {
    expect((await admin('POST', '/restore', { reason: ' ' })).status).toBe(400);
    expect((await admin('POST', '/revert', { revision: 'x', reason: 'Why not' })).status).toBe(400);
    expect((await rest.get('/api/mascots/99999/history', { admin: true })).status).toBe(404);
  });
});
