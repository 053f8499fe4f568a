import { Submission, SubmissionHistory, SubmissionReceipt } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

describe('a decision on a submission', () => {
  let product: TestProduct;
  let id: number;

  beforeEach(async () => {
    product = await startTestProduct();
    ({ id } = SubmissionReceipt.parse((await product.rest.submit()).body));
  });
  afterEach(() => product.stop());

  const admin = (method: string, path: string, json?: object) =>
    product.rest.call(method, `/api/submissions/${id}${path}`, { admin: true, json });
  const reopen = () => admin('POST', '/reopen', { reason: 'Decided by mistake' });
  const approve = async () => Submission.parse((await admin('PUT', '/approve', {})).body);
  const history = async () => SubmissionHistory.parse((await admin('GET', '/history')).body);

  it('is taken back with its mascot, which comes back with the next approval', async () => {
    const { mascotId, mascotSlug } = await approve();
    const like = () => product.rest.call('POST', `/api/mascots/${String(mascotId)}/like`);
    await like();
    expect(await reopen()).toMatchObject({
      status: 200,
      body: { status: 'pending', processedAt: null, mascotId: null, mascotSlug: null },
    });
    expect(await product.rest.mascots()).toEqual([]);
    expect((await product.rest.get('/api/contributors/Ada%20Lovelace/linkedin')).status).toBe(404);
    const restored = await product.rest.call('POST', `/api/mascots/${String(mascotId)}/restore`, {
      admin: true,
      json: { reason: 'Past the submission' },
    });
    expect(restored.status).toBe(409);
    expect(await approve()).toMatchObject({ status: 'approved', mascotId, mascotSlug });
    expect(await product.rest.mascots()).toMatchObject([{ id: mascotId, slug: mascotSlug, likes: 1 }]);
    expect((await like()).body).toEqual({ id: mascotId, likes: 2 });
  });

  it('is taken back when it was a rejection', async () => {
    await admin('PUT', '/reject', { adminNotes: 'Not a mascot' });
    expect(await reopen()).toMatchObject({ status: 200, body: { status: 'pending', adminNotes: 'Not a mascot' } });
    expect((await reopen()).status).toBe(409);
    expect((await approve()).status).toBe('approved');
  });

  it('and its taking back may come in any order: the mascot follows the submission', async () => {
    for (let round = 0; round < 3; round += 1) await Promise.all([admin('PUT', '/approve', {}), reopen()]);
    const { status } = Submission.parse((await admin('GET', '')).body);
    if (status === 'pending') await approve();
    await reopen();
    expect(await product.rest.mascots()).toEqual([]);
    const { mascotId } = await approve();
    const mascots = await product.rest.mascots();
    expect(mascots.map((mascot) => mascot.id)).toEqual([mascotId]);
  });

  it('stands in the history with who, why and what can be undone', async () => {
    await admin('PUT', '/reject', { adminNotes: 'Not a mascot' });
    expect((await history()).map(({ type, undo, notes, actor }) => [type, undo, notes, actor.kind])).toEqual([
      ['SubmissionReceived', null, null, 'visitor'],
      ['SubmissionRejected', 'reopen', 'Not a mascot', 'admin'],
    ]);
    await reopen();
    const [, rejected, reopened] = await history();
    expect(rejected).toMatchObject({ undo: null, state: { status: 'rejected' } });
    expect(reopened).toMatchObject({ type: 'SubmissionReopened', undo: null, notes: 'Decided by mistake' });
    expect(reopened?.changes).toContainEqual({ field: 'status', from: 'rejected', to: 'pending' });
  });

  it('is taken back by admins only, with a reason', async () => {
    await approve();
    expect((await admin('POST', '/reopen', {})).status).toBe(400);
    expect((await product.rest.call('POST', `/api/submissions/${id}/reopen`, { json: { reason: 'x' } })).status).toBe(
      401,
    );
    expect((await product.rest.get(`/api/submissions/${id}/history`)).status).toBe(401);
  });
});
