import {
  ERROR_MESSAGES,
  fillPath,
  HEADERS,
  NDJSON,
  ROUTES,
  Submission,
  SUBMISSION_MESSAGES,
  SubmissionReceipt,
} from '@marcel/contracts';
import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { errorCode } from '../../platform/errors/error-code.js';
import { collect } from '../../platform/event-store/event-store.js';
import { submissionForm } from '../../test-support/rest-client.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

const EMAIL = 'to-be-forgotten@example.org';
const PROFILE = 'https://www.linkedin.com/in/to-be-forgotten';
const KEYS_MISSING = { status: 503, body: { code: 'unavailable', error: ERROR_MESSAGES.keyMissing } };

let product: TestProduct;
beforeEach(async () => void (product = await startTestProduct()));
afterEach(() => product.stop());

const file = (name: string) => path.join(product.dataDirectory, name);
const contentOf = (name: string): Promise<string> =>
  readFile(name, 'latin1').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
const submit = (name: string) => {
  const form = submissionForm({ name, userEmail: EMAIL, linkedinUrl: PROFILE });
  const headers = { [HEADERS.idempotencyKey]: `key-of-${name}-0000000` };
  return product.rest.call('POST', ROUTES.submissions, { form, headers });
};
const submitted = async (name: string) => SubmissionReceipt.parse((await submit(name)).body);
const erase = ({ id }: { readonly id: number }, json: object = { reason: 'Asked for' }, admin = true) =>
  product.rest.call('POST', fillPath(ROUTES.submissionErase, { id }), { admin, json });
const keyOf = ({ statusUrl }: SubmissionReceipt) => path.basename(statusUrl);
const statusOf = (receipt: SubmissionReceipt) =>
  product.rest.get(fillPath(ROUTES.submissionStatus, { key: keyOf(receipt) }));
const restart = async (meanwhile: () => Promise<unknown>) => {
  const { dataDirectory } = product;
  await product.stop({ keepData: true });
  await meanwhile();
  product = await startTestProduct({ dataDirectory });
};

const readEverything = async ({ id }: SubmissionReceipt) => {
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
  const answers = await Promise.all(paths.map((one) => product.rest.get(one, { admin: true })));
  answers.push(await product.rest.get(ROUTES.auditEvents, { admin: true, headers: { accept: NDJSON } }));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  return JSON.stringify(answers.map(({ body }) => body));
};

it('an erased submitter is in no response and no file, also when older keys are restored', async () => {
  const receipt = await submitted('Tux');
  await product.rest.call('PUT', fillPath(ROUTES.submissionApprove, receipt), { admin: true, json: {} });
  const expectErased = (text: string) => {
    for (const secret of [EMAIL, PROFILE, keyOf(receipt)]) expect(text).not.toContain(secret);
  };
  const liveKeys = async () => (await collect(product.engines.keys.records())).filter(({ key }) => key !== undefined);
  expect(await readEverything(receipt)).toContain(EMAIL);
  await copyFile(file('keys.db'), file('keys.old'));

  expect((await erase(receipt, {})).status).toBe(400);
  expect((await erase(receipt, undefined, false)).status).toBe(401);
  expect((await erase({ id: 99 })).status).toBe(404);
  const { status, body } = await erase(receipt);
  expect(status).toBe(200);
  const submission = Submission.parse(body);
  expect(submission).toMatchObject({ id: receipt.id, status: 'approved', email: '', linkedinUrl: '' });
  expect(submission.erasedAt).toBeDefined();
  expectErased(await readEverything(receipt));
  expect((await statusOf(receipt)).status).toBe(404);
  expect((await product.rest.get('/api/contributors/Ada%20Lovelace/linkedin')).status).toBe(404);
  expect(await product.rest.mascots()).toHaveLength(1);
  expect((await erase(receipt)).status).toBe(200);
  await submit('Tux');
  expect(await liveKeys()).toEqual([]);

  await restart(async () => {
    const files = await readdir(product.dataDirectory, { recursive: true, withFileTypes: true });
    const contents = files
      .filter((one) => one.isFile() && one.name !== 'keys.old')
      .map((one) => contentOf(path.join(one.parentPath, one.name)));
    expect(contents.length).toBeGreaterThan(3);
    for (const content of await Promise.all(contents)) expectErased(content);
    await copyFile(file('keys.old'), file('keys.db'));
  });
  while ((await liveKeys()).length > 0) await setImmediate();
  expectErased(await readEverything(receipt));
});

it('submissions with missing keys are distinguished from erased ones until the keys are back', async () => {
  const restartWithoutViews = (meanwhile: () => Promise<unknown>) =>
    restart(async () => {
      await meanwhile();
      await rm(file('documents.db'));
    });
  const early = await submitted('Early');
  await restartWithoutViews(() => copyFile(file('keys.db'), file('keys.old')));
  const [late, erased] = [await submitted('Late'), await submitted('Erased')];
  await erase(erased);
  await restartWithoutViews(async () => {
    await copyFile(file('keys.db'), file('keys.new'));
    await copyFile(file('keys.old'), file('keys.db'));
  });

  expect(await submit('Early')).toMatchObject({ status: 201, body: early });
  expect(await submit('Late')).toMatchObject(KEYS_MISSING);
  expect(await statusOf(late)).toMatchObject({ status: 503 });
  const { body } = await product.rest.get(fillPath(ROUTES.submission, late), { admin: true });
  const found = Submission.parse(body);
  expect(found).toMatchObject({ email: '', payload: { name: 'Late' } });
  expect(found.erasedAt).toBeUndefined();
  expect(await submit('Erased')).toMatchObject({ status: 409, body: { error: SUBMISSION_MESSAGES.erased } });
  expect((await statusOf(erased)).status).toBe(404);

  await restartWithoutViews(() => copyFile(file('keys.new'), file('keys.db')));
  expect(await submit('Late')).toMatchObject({ status: 201, body: late });
  expect((await statusOf(late)).status).toBe(200);
});
