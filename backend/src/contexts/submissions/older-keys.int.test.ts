import {
  ERROR_MESSAGES,
  ErrorBody,
  fillPath,
  HEADERS,
  ROUTES,
  Submission,
  SubmissionReceipt,
  SUBMISSION_MESSAGES,
} from '@marcel/contracts';
import { copyFile, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { submissionForm } from '../../test-support/rest-client.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

const MISSING = { status: 503, body: { code: 'unavailable' } };

describe('keys that are older than the log', () => {
  let product: TestProduct;
  beforeEach(async () => void (product = await startTestProduct()));
  afterEach(() => product.stop());

  const submit = (name: string) => {
    const headers = { [HEADERS.idempotencyKey]: `key-of-${name}-0000000` };
    return product.rest.call('POST', ROUTES.submissions, { form: submissionForm({ name }), headers });
  };
  const received = async (name: string) => SubmissionReceipt.parse((await submit(name)).body);
  const found = async (id: number) =>
    Submission.parse((await product.rest.get(fillPath(ROUTES.submission, { id }), { admin: true })).body);
  const file = (name: string) => path.join(product.dataDirectory, name);
  const restart = async (meanwhile: () => Promise<unknown>) => {
    const { dataDirectory } = product;
    await product.stop({ keepData: true });
    await meanwhile();
    await rm(file('documents.db'));
    product = await startTestProduct({ dataDirectory });
  };
  const statusOf = ({ statusUrl }: SubmissionReceipt) =>
    product.rest.get(fillPath(ROUTES.submissionStatus, { key: path.basename(statusUrl) }));

  it('are told from erased ones, and nothing is lost until they are back', async () => {
    const early = await received('Early');
    await restart(() => copyFile(file('keys.db'), file('keys.old')));
    const [late, erased] = [await received('Late'), await received('Erased')];
    const reason = { admin: true, json: { reason: 'Asked for' } };
    await product.rest.call('POST', fillPath(ROUTES.submissionErase, { id: erased.id }), reason);
    await restart(async () => {
      await copyFile(file('keys.db'), file('keys.new'));
      await copyFile(file('keys.old'), file('keys.db'));
    });

    expect(await submit('Early')).toMatchObject({ status: 201, body: early });
    const repeated = await submit('Late');
    expect(repeated).toMatchObject(MISSING);
    expect(ErrorBody.parse(repeated.body).error).toBe(ERROR_MESSAGES.keyMissing);
    expect(await statusOf(late)).toMatchObject(MISSING);
    expect(await found(late.id)).toMatchObject({ email: '', payload: { name: 'Late' } });
    expect((await found(late.id)).erasedAt).toBeUndefined();
    expect(await submit('Erased')).toMatchObject({ status: 409, body: { error: SUBMISSION_MESSAGES.erased } });
    expect((await statusOf(erased)).status).toBe(404);

    await restart(() => copyFile(file('keys.new'), file('keys.db')));
    expect(await submit('Late')).toMatchObject({ status: 201, body: late });
    expect((await statusOf(late)).status).toBe(200);
  });
});
