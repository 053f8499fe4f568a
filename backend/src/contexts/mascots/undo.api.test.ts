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

  it('is undone one by one, even when a client calls all its requests the same', async () => {
    const edit = (json: object) =>
      rest.call('PUT', `/api/mascots/${mascot.id}`, {
        admin: true,
        json,
        headers: { [HEADERS.requestId]: 'always-the-same' },
      });
    await edit({ cuteness: 1 });
    await edit({ humor: 1 });
    const [, first, second] = await history();
    expect([first?.clientRequestId, second?.clientRequestId]).toEqual(['always-the-same', 'always-the-same']);
    expect(first?.correlationId).not.toBe(second?.correlationId);
    const reverted = await admin('POST', '/revert', { revision: second?.revision, reason: 'A mistake' });
    expect(reverted.body).toMatchObject({ cuteness: 1, humor: mascot.humor });
  });

  it('is undone: an edit restores the old values, all of one request at once', async () => {
    const imageUrl = `/pictures/${'a'.repeat(64)}.webp`;
    await admin('PUT', '', { name: 'Tuxedo', cuteness: 1, imageUrl });
    const [, edit] = await history();
    expect(edit).toMatchObject({
      type: 'MascotEdited',
      actor: { kind: 'admin' },
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

  it('is not undone over later edits', async () => {
    await admin('PUT', '', { name: 'Tuxedo' });
    await admin('PUT', '', { name: 'Tuxie' });
    expect(await admin('POST', '/revert', { revision: 1, reason: 'Late' })).toMatchObject({
      status: 409,
      body: { error: 'These fields were changed again since. Undo the later change first.' },
    });
    expect((await shown()).name).toBe('Tuxie');
  });

  it('is recorded with the release of the frontend that requested it', async () => {
    const headers = { 'x-frontend-release': 'admin@1.2.3' };
    await rest.call('PUT', `/api/mascots/${mascot.id}`, { admin: true, headers, json: { humor: 1 } });
    expect((await history()).at(-1)).toMatchObject({ release: 'admin@1.2.3', notes: null });
  });

  it('requires a reason, a token and an action to undo', async () => {
    expect((await admin('POST', '/restore', { reason: ' ' })).status).toBe(400);
    expect((await admin('POST', '/restore', { reason: 'Why not' })).status).toBe(409);
    expect((await admin('POST', '/revert', { revision: 0, reason: 'Why not' })).status).toBe(409);
    expect((await admin('POST', '/revert', { revision: 'x', reason: 'Why not' })).status).toBe(400);
    expect((await rest.call('POST', `/api/mascots/${mascot.id}/restore`, { json: { reason: 'x' } })).status).toBe(401);
    expect((await rest.get(`/api/mascots/${mascot.id}/history`)).status).toBe(401);
    expect((await rest.get('/api/mascots/99999/history', { admin: true })).status).toBe(404);
    expect((await rest.call('POST', '/api/mascots/99999/restore', { admin: true, json: { reason: 'x' } })).status).toBe(
      404,
    );
  });
});
