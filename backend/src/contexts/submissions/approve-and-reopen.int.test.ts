import { Submission, SubmissionReceipt } from '@marcel/contracts';
import { fold } from '../../platform/decider/decider.js';
import { collect } from '../../platform/event-store/collect.js';
import { decodeEvent } from '../../platform/event-store/event-codec.js';
import { LOG_ENGINES, type LogEngine } from '../../test-support/testing/log-engines.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { submissionDecider } from './domain/submission.decider.js';
import { submissionEvents, submissionStream } from './domain/submission.events.js';

const ROUNDS = 20;

describe.each(LOG_ENGINES)('on %s, an approval that is taken back at once', (_, open) => {
  let engine: LogEngine;
  let product: TestProduct;

  beforeAll(async () => {
    engine = await open();
    product = await startTestProduct({ variables: engine.variables });
  });
  afterAll(async () => {
    await product.stop();
    await engine.close();
  });

  const admin = (method: string, path: string, json: object = {}) =>
    product.rest.call(method, `/api/submissions/${path}`, { admin: true, json });

  /** Both at once, the second as soon as it is not refused as too early. */
  async function approveAndReopen(id: number): Promise<void> {
    const reopen = async () => {
      while ((await admin('POST', `${id}/reopen`, { reason: 'Decided by mistake' })).status === 409);
    };
    await Promise.all([admin('PUT', `${id}/approve`), reopen()]);
  }

  const decisions = async (id: number) => {
    const stored = await collect(product.engines.events.readStream(submissionStream(id)));
    return stored.map((event) => decodeEvent(submissionEvents, event));
  };

  it('leaves a pending submission that has no mascot', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const receipt = await product.rest.submit({ name: `Tux ${round}` });
      const { id } = SubmissionReceipt.parse(receipt.body);
      await approveAndReopen(id);
      const shown = Submission.parse((await product.rest.get(`/api/submissions/${id}`, { admin: true })).body);
      expect(shown).toMatchObject({ status: 'pending', mascotId: null, mascotSlug: null });
      const events = await decisions(id);
      expect(fold(submissionDecider, events)).toMatchObject({ status: 'pending', assigned: false });
      expect(events.at(-1)?.type).toBe('SubmissionReopened');
    }
    expect(await product.rest.mascots()).toEqual([]);
  });

  it('gets the same mascot as ever when it is approved after all', async () => {
    const { id } = SubmissionReceipt.parse((await product.rest.submit({ name: 'Tuxedo' })).body);
    await approveAndReopen(id);
    await admin('PUT', `${id}/approve`);
    const { mascotId } = Submission.parse((await product.rest.get(`/api/submissions/${id}`, { admin: true })).body);
    expect((await product.rest.mascots()).map((mascot) => mascot.id)).toEqual([mascotId]);
  });
});
