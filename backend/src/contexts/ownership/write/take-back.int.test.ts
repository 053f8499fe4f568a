import {
  CommentList,
  DRAWING_USER_NAME,
  fillPath,
  GeneratedImage,
  HEADERS,
  Hug,
  MINE_MESSAGES,
  ROUTES,
  STUDIO_WIRE,
  Submission,
  TAKEN_BACK,
} from '@marcel/contracts';
import { photograph } from '../../../platform/pictures/testing/samples.js';
import { ownerOf } from '../../../platform/http/ownership.js';
import { RATE_LIMITS } from '../../../platform/http/rate-limits.js';
import { Maker } from '../../../test-support/maker.js';
import { ModerationClient } from '../../../test-support/moderation/moderation-client.js';
import { StudioClient } from '../../../test-support/studio/studio-client.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

let product: TestProduct;
let ada: Maker;
let eve: Maker;
let mascotId: number;

const open = async (variables: Readonly<Record<string, string>> = {}) => {
  product = await startTestProduct({ variables });
  [ada, eve] = [new Maker(product.rest), new Maker(product.rest)];
  mascotId = (await product.rest.publish()).id;
};
afterEach(() => product.stop());

const comments = async () =>
  CommentList.parse((await product.rest.get(fillPath(ROUTES.mascotComments, { id: mascotId }))).body);
const submission = async (id: number) =>
  Submission.parse((await product.rest.get(fillPath(ROUTES.submission, { id }), { admin: true })).body);

describe('whoever made it', () => {
  beforeEach(() => open());

  it('takes back a comment, and nobody else does', async () => {
    const { id } = await ada.comment(mascotId);
    const refusal = { status: 403, body: { code: 'forbidden', error: MINE_MESSAGES.notYours } };
    expect(await eve.takeBack('comment', id)).toMatchObject(refusal);
    expect(await product.rest.call('DELETE', fillPath(ROUTES.comment, { id }))).toMatchObject(refusal);
    expect(await comments()).toHaveLength(1);
    expect(await ada.takeBack('comment', id)).toMatchObject({ status: 200, body: { kind: 'comment', id } });
    expect(await comments()).toEqual([]);
    expect(await ada.mine()).toMatchObject({ items: [], total: 0 });
    expect((await ada.takeBack('comment', id)).status).toBe(404);
    expect((await ada.takeBack('comment', 999)).status).toBe(404);
  });

  it('takes back a comment that waits', async () => {
    const { id } = await ada.comment(mascotId, 'http://a.example http://b.example http://c.example');
    expect((await ada.mine()).items).toMatchObject([{ kind: 'comment', id, state: 'waiting' }]);
    expect((await ada.takeBack('comment', id)).status).toBe(200);
    expect((await ada.mine()).items).toEqual([]);
  });

  it('takes back a hug, a drawing and an image, with their pictures', async () => {
    const studio = new StudioClient(product.rest);
    const form = new FormData();
    form.set(STUDIO_WIRE.drawing, new Blob([new Uint8Array(await photograph())]), 'drawing.jpg');
    const drawing = Hug.parse((await ada.send('POST', ROUTES.drawingCreate, { form })).body);
    expect(drawing.userName).toBe(DRAWING_USER_NAME);
    const image = GeneratedImage.parse(
      (await ada.send('POST', ROUTES.imageCreate, { json: { prompt: 'A dog' } })).body,
    );
    const hug = await studio.settledHug((await ada.hug(await photograph())).id);
    const picture = hug.storagePaths[0] ?? '';
    expect((await product.rest.get(picture)).status).toBe(200);
    expect((await eve.takeBack('hug', hug.id)).status).toBe(403);
    for (const [kind, { id }] of [
      ['hug', hug],
      ['drawing', drawing],
      ['image', image],
    ] as const)
      expect(await ada.takeBack(kind, id)).toMatchObject({ status: 200, body: { id } });
    expect((await product.rest.get(picture)).status).toBe(410);
    expect((await studio.hugs()).total + (await studio.images()).total).toBe(0);
    expect((await ada.takeBack('hug', hug.id)).status).toBe(404);
  });

  it('takes back a submission: out of the queue, and without their data', async () => {
    const { id } = await ada.submission('Another');
    expect((await eve.takeBack('submission', id)).status).toBe(403);
    expect((await ada.takeBack('submission', id)).status).toBe(200);
    const gone = { status: 'rejected', adminNotes: TAKEN_BACK.submission, email: '', linkedinUrl: '' };
    expect(await submission(id)).toMatchObject(gone);
    expect((await ada.takeBack('submission', id)).status).toBe(404);
  });

  it('leaves a mascot that was published', async () => {
    const { id } = await ada.submission('Another');
    await product.rest.call('PUT', fillPath(ROUTES.submissionApprove, { id }), { admin: true, json: {} });
    expect((await ada.takeBack('submission', id)).status).toBe(200);
    expect(await submission(id)).toMatchObject({ status: 'approved', email: '' });
    expect((await product.rest.mascots()).map(({ name }) => name)).toContain('Another');
  });

  it('is told apart from an admin in the audit, and by whoever judges it later', async () => {
    const [first, second] = [await ada.comment(mascotId), await ada.comment(mascotId)];
    await ada.takeBack('comment', first.id);
    const path = fillPath(ROUTES.comment, { id: second.id });
    expect((await product.rest.call('DELETE', path, { headers: { [HEADERS.adminToken]: 'wrong' } })).status).toBe(401);
    expect((await product.rest.call('DELETE', path, { admin: true })).status).toBe(200);
    const moderation = new ModerationClient(product.rest);
    const verdictOf = async (id: number) => (await moderation.find({ kind: 'comment', id })).verdict;
    expect(await verdictOf(first.id)).toMatchObject({
      by: { kind: 'visitor', id: ownerOf(ada.key) },
      reason: TAKEN_BACK.byMaker,
    });
    expect(await verdictOf(second.id)).toMatchObject({ by: { kind: 'admin' }, reason: TAKEN_BACK.byAdmin });
    const judged = await moderation.judge({ kind: 'comment', id: first.id }, 'restore');
    expect(judged.body).toMatchObject({ error: expect.stringContaining('its maker') });
  });

  it('is whoever has the key that the answer gave', async () => {
    const json = { author: 'Ada', content: 'Mine' };
    const path = fillPath(ROUTES.mascotComments, { id: mascotId });
    const answer = await product.rest.call('POST', path, { json });
    const maker = new Maker(product.rest, answer.headers.get(HEADERS.ownerKey) ?? '');
    expect((await maker.mine()).items).toMatchObject([{ text: 'Mine' }]);
  });
});

it('whoever guesses keys has to wait, and keeps no admin out', async () => {
  await open({ RATE_LIMIT: 'on' });
  const { id } = await ada.comment(mascotId);
  for (let tried = 0; tried < RATE_LIMITS.failedKeys.max; tried += 1)
    expect((await eve.takeBack('comment', id)).status).toBe(403);
  const refused = await ada.takeBack('comment', id);
  expect(refused).toMatchObject({ status: 429, body: { error: MINE_MESSAGES.tooManyKeys } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await product.rest.call('DELETE', fillPath(ROUTES.comment, { id }), { admin: true })).status).toBe(200);
});
