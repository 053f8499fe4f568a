import { fillPath, HEADERS, LikeCount, ROUTES, Submission, SubmissionReceipt } from '@marcel/contracts';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import * as z from 'zod';
import { submissionForm } from '../test-support/rest-client.js';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';

jest.setTimeout(120_000);

describe('an older log restored beside newer read models', () => {
  let folder: string;
  let backup: string;
  let product: TestProduct;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-restored-'));
    backup = path.join(folder, 'backup');
    await mkdir(path.join(folder, 'data'));
    product = await startTestProduct({ dataDirectory: path.join(folder, 'data') });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const like = async (id: number, times: number): Promise<void> => {
    for (let round = 0; round < times; round += 1) {
      const { body } = await product.rest.call('POST', fillPath(ROUTES.mascotLike, { id }));
      LikeCount.parse(body);
    }
  };
  const restart = async (whileDown: (events: string) => Promise<void>): Promise<void> => {
    await product.stop({ keepData: true });
    await whileDown(path.join(folder, 'data', 'events'));
    product = await startTestProduct({ dataDirectory: path.join(folder, 'data') });
  };
  const keep = (events: string) => cp(events, backup, { recursive: true });
  const putBack = async (events: string): Promise<void> => {
    await rm(events, { recursive: true });
    await cp(backup, events, { recursive: true });
  };

  it('keeps read models that were built from the same log', async () => {
    const { id } = await product.rest.publish();
    await like(id, 3);
    const revision = await product.engines.views.revisionOf('mascots');
    await restart(async () => undefined);
    expect(await product.engines.views.revisionOf('mascots')).toBe(revision);
    await product.stop({ keepData: true });
  });

  describe('beside newer stored responses', () => {
    const key = { [HEADERS.idempotencyKey]: 'a-key-of-a-visitor-0001' };
    const names = async () =>
      z
        .array(Submission)
        .parse((await product.rest.get(ROUTES.submissions, { admin: true })).body)
        .map(({ payload }) => payload.name);
    const submit = (name: string) =>
      product.rest.call('POST', ROUTES.submissions, { form: submissionForm({ name }), headers: key });
    const likeOnce = (id: number) => product.rest.call('POST', fillPath(ROUTES.mascotLike, { id }), { headers: key });
    const edit = (id: number) =>
      product.rest.call('PUT', fillPath(ROUTES.mascot, { id }), {
        admin: true,
        json: { industry: 'Kernels' },
        headers: key,
      });

    it('repeats a write that the log does not contain, and stores the new response', async () => {
      const { id } = await product.rest.publish({ name: 'Tux' });
      await restart(keep);
      const lost = SubmissionReceipt.parse((await submit('Puffy')).body);
      await likeOnce(id);
      await edit(id);
      await restart(putBack);
      const repeated = await submit('Puffy');
      expect([repeated.status, repeated.headers.get('idempotency-replayed')]).toEqual([201, null]);
      const { statusUrl } = SubmissionReceipt.parse(repeated.body);
      expect(statusUrl).not.toBe(lost.statusUrl);
      expect(await names()).toEqual(expect.arrayContaining(['Puffy', 'Tux']));
      expect((await likeOnce(id)).body).toMatchObject({ likes: 1 });
      await edit(id);
      expect((await product.rest.mascots())[0]).toMatchObject({ likes: 1, industry: 'Kernels' });
      const again = await submit('Puffy');
      expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([repeated.body, 'true']);
      expect(await names()).toHaveLength(2);
      await product.stop({ keepData: true });
    });

    it('returns the stored response of a write that the log contains', async () => {
      const { id } = await product.rest.publish({ name: 'Tux' });
      const first = await submit('Puffy');
      await restart(keep);
      await like(id, 3);
      await restart(putBack);
      const again = await submit('Puffy');
      expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([first.body, 'true']);
      await product.stop({ keepData: true });
    });
  });

  it('rejects an ETag from the replaced log', async () => {
    const { id } = await product.rest.publish();
    await restart(keep);
    const address = fillPath(ROUTES.mascot, { id });
    const edit = (industry: string, headers = {}) =>
      product.rest.call('PUT', address, { admin: true, json: { industry }, headers });
    await edit('Of the lost branch');
    const tag = String((await product.rest.get(address)).headers.get('etag'));
    await restart(putBack);
    await edit('Of this branch');
    expect((await edit('Of who saw the other', { [HEADERS.ifMatch]: tag })).status).toBe(412);
    const present = String((await product.rest.get(address)).headers.get('etag'));
    expect((await edit('Of who saw this', { [HEADERS.ifMatch]: present })).status).toBe(200);
    await product.stop({ keepData: true });
  });
});
