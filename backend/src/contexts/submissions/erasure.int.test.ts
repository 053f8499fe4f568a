import { NDJSON, ROUTES, Submission, SubmissionReceipt } from '@marcel/contracts';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorCode } from '../../platform/errors/error-code.js';
import { collect } from '../../platform/event-store/collect.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

const contentOf = (file: string): Promise<string> =>
  readFile(file, 'latin1').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });

const EMAIL = 'to-be-forgotten@example.org';
const PROFILE = 'https://www.linkedin.com/in/to-be-forgotten';

describe('erasing a submitter', () => {
  let product: TestProduct;
  let receipt: SubmissionReceipt;

  const submitOnce = () => {
    const form = new FormData();
    const fields = { userName: 'Ada', userEmail: EMAIL, linkedinUrl: PROFILE, name: 'Tux', brand: 'Linux' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return product.rest.call('POST', ROUTES.submissions, { form, headers: { 'idempotency-key': 'submission-of-ada' } });
  };
  const erase = (json: object = { reason: 'Asked for by the submitter' }) =>
    product.rest.call('POST', `/api/submissions/${receipt.id}/erase`, { admin: true, json });

  beforeEach(async () => {
    product = await startTestProduct();
    receipt = SubmissionReceipt.parse((await submitOnce()).body);
    await product.rest.call('PUT', `/api/submissions/${receipt.id}/approve`, { admin: true, json: {} });
  });
  afterEach(() => product.stop());

  const statusKey = () => receipt.statusUrl.split('/').at(-1) ?? '';
  const keysLeft = async () => (await collect(product.engines.keys.records())).filter(({ key }) => key !== undefined);
  const secrets = () => [EMAIL, PROFILE, statusKey()];
  const expectForgotten = (text: string) => secrets().forEach((secret) => expect(text).not.toContain(secret));

  const everyAnswer = async () => {
    const { id } = receipt;
    const paths = [
      ROUTES.submissions,
      `${ROUTES.submissions}?limit=10`,
      `/api/submissions/${id}`,
      `/api/submissions/${id}/history`,
      `/api/audit/submissions/${id}`,
      `/api/audit/submissions/${id}/events`,
      ROUTES.auditEvents,
      ROUTES.mascots,
    ];
    const answers = await Promise.all(paths.map((path) => product.rest.get(path, { admin: true })));
    answers.push(await product.rest.get(ROUTES.auditEvents, { admin: true, headers: { accept: NDJSON } }));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return JSON.stringify(answers.map(({ body }) => body));
  };

  it('shows them nowhere any more', async () => {
    expect(await everyAnswer()).toContain(EMAIL);
    const { status, body } = await erase();
    expect(status).toBe(200);
    const submission = Submission.parse(body);
    expect(submission).toMatchObject({ id: receipt.id, status: 'approved', email: '', linkedinUrl: '' });
    expect(submission.erasedAt).toBeDefined();
    expectForgotten(await everyAnswer());
    expect((await product.rest.get(`/api/submissions/status/${statusKey()}`)).status).toBe(404);
    expect((await product.rest.get('/api/contributors/Ada/linkedin')).status).toBe(404);
    expect(await product.rest.mascots()).toHaveLength(1);
  });

  it('leaves no plain text in any file, also after a replay', async () => {
    await erase();
    await product.stop({ keepData: true });
    product = await startTestProduct({ dataDirectory: product.dataDirectory });
    expectForgotten(await everyAnswer());
    await product.stop({ keepData: true });
    const files = await readdir(product.dataDirectory, { recursive: true, withFileTypes: true });
    const contents = files
      .filter((file) => file.isFile())
      .map((file) => contentOf(path.join(file.parentPath, file.name)));
    expect(contents.length).toBeGreaterThan(3);
    for (const content of await Promise.all(contents)) expectForgotten(content);
    product = await startTestProduct({ dataDirectory: product.dataDirectory });
  });

  it('may be asked for again, and makes no new key for a repeated submission', async () => {
    await erase();
    expect((await erase()).status).toBe(200);
    await submitOnce();
    expect(await keysLeft()).toEqual([]);
  });

  it('destroys the key again when an older copy of the keys is put back', async () => {
    const keys = path.join(product.dataDirectory, 'keys.db');
    const copy = await readFile(keys);
    await erase();
    await product.stop({ keepData: true });
    await writeFile(keys, copy);
    product = await startTestProduct({ dataDirectory: product.dataDirectory });
    while ((await keysLeft()).length > 0) await setImmediate();
  });

  it('takes an admin and a reason', async () => {
    expect((await erase({})).status).toBe(400);
    const stranger = await product.rest.call('POST', `/api/submissions/${receipt.id}/erase`, { json: { reason: 'x' } });
    expect(stranger.status).toBe(401);
    expect(
      (await product.rest.call('POST', '/api/submissions/99/erase', { admin: true, json: { reason: 'x' } })).status,
    ).toBe(404);
  });
});
