import {
  ActivityPage,
  fillPath,
  Mascot,
  MASCOT_FIELDS,
  ROUTES,
  SUBMISSION_MESSAGES,
  Submission,
  SubmissionClaims,
  SubmissionHistory,
  SubmissionProgress,
  SubmissionReceipt,
} from '@marcel/contracts';
import sharp from 'sharp';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { rest } from '../../../test-support/shared-product/shared-product.js';
import { formOf } from '../../../test-support/rest-client.js';

const CHANGED = { name: 'Tux the Second', brand: 'Linux', contributor: 'Ada Lovelace', cuteness: '10' };

let id: number;
let key: string;

beforeEach(async () => {
  const receipt = SubmissionReceipt.parse((await rest.submit({ name: 'Tux', brand: 'Linux' })).body);
  id = receipt.id;
  key = receipt.statusUrl.split('/').at(-1) ?? '';
});

const admin = (method: string, path: string, json?: object) =>
  rest.call(method, fillPath(path, { id }), { admin: true, json });
const reject = () => admin('PUT', ROUTES.submissionReject, { adminNotes: 'Please show a picture' });

const revise = (fields: Parameters<typeof formOf>[0] = CHANGED, under = key) =>
  rest.call('POST', fillPath(ROUTES.submissionRevise, { key: under }), { form: formOf(fields) });

it('a rejected submission is edited with its key, becomes pending again, and is published as last edited', async () => {
  const progress = async () =>
    SubmissionProgress.parse((await rest.get(fillPath(ROUTES.submissionStatus, { key }))).body);
  expect((await progress()).revisable).toBeUndefined();
  await reject();
  expect((await progress()).revisable).toMatchObject({ name: 'Tux', contributor: 'Ada Lovelace' });

  const image = new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' });
  const revised = await revise({ ...CHANGED, image });
  expect(revised.status).toBe(200);
  const after = SubmissionProgress.parse(revised.body);
  expect(after).toMatchObject({ name: 'Tux the Second', status: 'pending', adminNotes: 'Please show a picture' });
  expect(after.timeline.map(({ step }) => step)).toEqual(['received', 'rejected', 'revised']);
  expect(after.revisable).toBeUndefined();
  const [imageUrl] = after.imageUrl?.split('?signature=') ?? [];
  expect(imageUrl).toMatch(/webp$/);

  const submission = Submission.parse((await admin('GET', ROUTES.submission)).body);
  expect(submission).toMatchObject({
    status: 'pending',
    imageUrl,
    payload: { cuteness: 10, humor: 5 },
  });
  const history = SubmissionHistory.parse((await admin('GET', ROUTES.submissionHistory)).body);
  expect(history.map(({ type, undo }) => [type, undo])).toEqual([
    ['SubmissionReceived', null],
    ['SubmissionRejected', null],
    ['SubmissionRevised', null],
  ]);
  expect(history[2]?.actor).toMatchObject({ kind: 'visitor' });
  expect(history[2]?.changes).toContainEqual({
    field: 'payload',
    from: expect.objectContaining({ name: 'Tux' }),
    to: expect.objectContaining({ name: 'Tux the Second' }),
  });

  await admin('PUT', ROUTES.submissionApprove, {});
  const { mascotSlug } = Submission.parse((await admin('GET', ROUTES.submission)).body);
  const mascot = (await rest.get(fillPath(ROUTES.mascotBySlug, { slug: mascotSlug ?? '' }))).body;
  expect(Mascot.parse(mascot)).toMatchObject({
    name: 'Tux the Second',
    imageUrl,
  });
});

it('cannot be edited once it was published or erased, or with another key', async () => {
  await admin('PUT', ROUTES.submissionApprove, {});
  await admin('POST', ROUTES.submissionReopen, { reason: 'A mistake' });
  await reject();
  expect(await revise()).toMatchObject({ status: 409, body: { error: SUBMISSION_MESSAGES.notRevisable } });
  const { body } = await rest.get(fillPath(ROUTES.submissionStatus, { key }));
  expect(SubmissionProgress.parse(body).revisable).toBeUndefined();
  expect(await revise(CHANGED, 'k'.repeat(43))).toMatchObject({ status: 404 });
  await admin('POST', ROUTES.submissionErase, { reason: 'Asked for' });
  expect(await revise()).toMatchObject({ status: 404 });
});

it('cannot be edited to invalid values, and stays unchanged', async () => {
  await reject();
  const { name: _, ...nameless } = CHANGED;
  expect(await revise(nameless)).toMatchObject({ status: 400, body: { error: MASCOT_FIELDS.name.missing } });
  expect(await revise({ ...CHANGED, image: new Blob(['no picture']) })).toMatchObject({ status: 415 });
  expect(Submission.parse((await admin('GET', ROUTES.submission)).body)).toMatchObject({
    status: 'rejected',
    payload: { name: 'Tux' },
  });
});

it('a replaced picture is withheld', async () => {
  const plain = async (background: string) =>
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    ]);
  const statusOf = async (url: string | null | undefined) => (await rest.get(url ?? '')).status;
  await reject();
  const first = SubmissionProgress.parse((await revise({ ...CHANGED, image: await plain('#ff0000') })).body).imageUrl;
  expect(await statusOf(first)).toBe(200);
  await reject();
  const second = SubmissionProgress.parse((await revise({ ...CHANGED, image: await plain('#0000ff') })).body).imageUrl;
  expect(second).not.toBe(first);
  expect([await statusOf(first), await statusOf(second)]).toEqual([410, 200]);
  await admin('PUT', ROUTES.submissionApprove, {});
  expect([await statusOf(first), await statusOf(second)]).toEqual([410, 200]);
});

it('can be decided only by an admin who has seen the last revision; the decision ends the claim', async () => {
  await admin('POST', ROUTES.submissionClaim, {});
  await reject();
  const claims = SubmissionClaims.parse((await admin('GET', ROUTES.submissionClaims)).body);
  expect(claims.claims).toEqual([]);
  await revise();
  const bulk = await admin('PUT', ROUTES.submissionsReject, { ids: [id], revisions: [0], adminNotes: 'No' });
  expect(bulk.body).toMatchObject({ decided: [], failed: [{ id, code: 'precondition_failed' }] });
  expect(await admin('PUT', ROUTES.submissionApprove, { revisions: 0 })).toMatchObject({
    status: 412,
    body: { error: SUBMISSION_MESSAGES.revisedMeanwhile },
  });
  expect((await admin('PUT', ROUTES.submissionApprove, { revisions: 1 })).status).toBe(200);
});

it('keeps the name of the rejected revision in the history', async () => {
  await reject();
  await revise();
  const { body } = await rest.get(`${ROUTES.auditActivity}?about=submission-${id}`, { admin: true });
  const names = ActivityPage.parse(body).activities.map(({ type, name }) => [type, name]);
  expect(names).toContainEqual(['SubmissionRejected', 'Tux']);
});
