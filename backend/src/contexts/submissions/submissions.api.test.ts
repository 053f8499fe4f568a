import {
  ErrorBody,
  fillPath,
  ROUTES,
  Submission,
  SubmissionHistory,
  SubmissionPage,
  SubmissionProgress,
  SubmissionReceipt,
} from '@marcel/contracts';
import sharp from 'sharp';
import { submissionForm, VALID_SUBMISSION } from '../../test-support/rest-client.js';
import { rest } from '../../test-support/shared-product/shared-product.js';

describe('submissions', () => {
  const submit = async (fields = {}, image?: Blob) => SubmissionReceipt.parse((await rest.submit(fields, image)).body);
  const decide = (id: number, verdict: 'approve' | 'reject', json: object = {}) =>
    rest.call('PUT', `/api/submissions/${id}/${verdict}`, { admin: true, json });
  const seenByAdmin = async (id: number) =>
    Submission.parse((await rest.get(fillPath(ROUTES.submission, { id }), { admin: true })).body);

  it('arrive with every default filled in, and only admins see them', async () => {
    const { status, body } = await rest.submit({ facts: '["Swims",""," Dives "]', cuteness: '9' });
    expect(status).toBe(201);
    const { id } = SubmissionReceipt.parse(body);
    const submission = await seenByAdmin(id);
    expect(submission).toMatchObject({
      status: 'pending',
      email: 'ada@example.org',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
      payload: {
        name: 'Tux',
        contributor: 'Ada Lovelace',
        facts: ['Swims', 'Dives'],
        cuteness: 9,
        humor: 5,
        industry: null,
      },
    });
    expect((await rest.get(ROUTES.submissions)).status).toBe(401);
    expect((await rest.get(ROUTES.submissions, { admin: true })).body).toContainEqual(submission);
  });

  it('name every field that is wrong', async () => {
    const { status, body } = await rest.submit({
      name: ' ',
      userEmail: 'ada',
      linkedinUrl: 'https://evil.org',
      cuteness: '11',
    });
    expect(status).toBe(400);
    expect(ErrorBody.parse(body).details).toEqual([
      { path: 'email', message: 'Valid email is required' },
      { path: 'linkedinUrl', message: 'Please provide a valid LinkedIn profile URL (e.g., linkedin.com/in/yourname)' },
      { path: 'payload.name', message: 'Mascot name is required' },
      { path: 'payload.cuteness', message: 'Scores are whole numbers from 1 to 10' },
    ]);
  });

  it('lose the place where the photograph was taken', async () => {
    const withPlace = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#00f' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { id } = await submit({}, new Blob([new Uint8Array(withPlace)], { type: 'image/jpeg' }));
    const { signedImageUrl } = await seenByAdmin(id);
    const served = await fetch(rest.address + signedImageUrl);
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(metadata.exif).toBeUndefined();
  });

  it.each(['not a picture', ''])('with something else than a picture are refused (%j)', async (text) => {
    const { status, body } = await rest.submit({}, new Blob([text], { type: 'image/jpeg' }));
    expect(status).toBe(415);
    expect(body).toMatchObject({ error: 'Please upload an image file (JPG, PNG, GIF, WebP)' });
  });

  it('are published when they are approved', async () => {
    const { id } = await submit({ name: 'Mythic Mia', type: 'Mythical Creature' });
    const approval = await decide(id, 'approve', { adminNotes: ' Lovely ' });
    expect(approval.status).toBe(200);
    const submission = Submission.parse(approval.body);
    expect(submission).toMatchObject({ status: 'approved', adminNotes: 'Lovely', mascotSlug: 'mythic-mia' });
    expect(submission.processedAt).not.toBeNull();
    const [mascot] = await rest.mascots('?type=fantasy&search=Mythic');
    expect(mascot).toMatchObject({
      id: submission.mascotId,
      slug: 'mythic-mia',
      contributor: 'Ada Lovelace',
      longevityScore: 5,
      likes: 0,
    });
    expect(JSON.stringify(mascot)).not.toContain('ada@example.org');
  });

  it('are rejected only with a reason', async () => {
    const { id } = await submit();
    const unexplained = await decide(id, 'reject', { adminNotes: '  ' });
    expect(unexplained.status).toBe(400);
    expect(ErrorBody.parse(unexplained.body).details).toEqual([
      { path: 'adminNotes', message: 'Please provide admin notes explaining the rejection reason.' },
    ]);
    expect((await decide(id, 'reject', { adminNotes: 'Not a mascot' })).body).toMatchObject({ status: 'rejected' });
  });

  it('are decided once when several admins decide at the same time', async () => {
    const { id } = await submit({ name: 'Decided Dan' });
    const verdicts = [1, 2, 3, 4].flatMap(() => [decide(id, 'approve'), decide(id, 'reject', { adminNotes: 'No' })]);
    const statuses = (await Promise.all(verdicts)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const { status } = await seenByAdmin(id);
    expect(await rest.mascots('?search=Decided')).toHaveLength(status === 'approved' ? 1 : 0);
  });

  it('of the same name get addresses of their own', async () => {
    const receipts = await Promise.all(['Twin', 'Twin', 'Twin'].map((name) => submit({ name })));
    await Promise.all(receipts.map(({ id }) => decide(id, 'approve')));
    const slugs = (await rest.mascots('?search=Twin')).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(['twin', 'twin-2', 'twin-3']);
  });

  it('show their progress under a link that no cache keeps and no search engine finds', async () => {
    const { id, statusUrl } = await submit({ name: 'Followed' });
    const look = () => rest.get(statusUrl.replace('/mascotdx', '/api/submissions'));
    const progress = async () => SubmissionProgress.parse((await look()).body);
    expect(Object.fromEntries((await look()).headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await progress()).toMatchObject({ id, status: 'pending', timeline: [{ step: 'received' }] });
    const { userEmail: email, linkedinUrl } = VALID_SUBMISSION;
    expect(await progress()).toMatchObject({ email, linkedinUrl });
    await decide(id, 'approve');
    const { timeline, mascotSlug } = await progress();
    expect(timeline.map(({ step }) => step)).toEqual(['received', 'approved', 'published']);
    expect(mascotSlug).toBe('followed');
    expect((await rest.get('/api/submissions/status/guessed')).status).toBe(404);
  });

  it('repeated under one key are one submission with one answer', async () => {
    const once = () =>
      rest.call('POST', ROUTES.submissions, {
        form: submissionForm({ name: 'Repeated' }),
        headers: { 'idempotency-key': 'key-of-a-submitter' },
      });
    const answers = await Promise.all([once(), once()]);
    answers.push(await once());
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    const { body } = await rest.get(`${ROUTES.submissions}?limit=9&search=Repeated`, { admin: true });
    expect(SubmissionPage.parse(body).submissions).toHaveLength(1);
  });

  it.each(['0', '-1', 'x', '99999999999999999999', '99999'])('unknown under id %p are not found', async (id) => {
    expect((await rest.get(`/api/submissions/${id}`, { admin: true })).body).toMatchObject({
      error: 'Submission not found',
      code: 'not_found',
    });
  });
});

describe('a decision on a submission', () => {
  let id: number;
  let name: string;
  let count = 0;

  beforeEach(async () => {
    name = `Reopened${(count += 1)}`;
    ({ id } = SubmissionReceipt.parse((await rest.submit({ name, contributor: name })).body));
  });

  const admin = (method: string, path: string, json?: object) =>
    rest.call(method, `/api/submissions/${id}${path}`, { admin: true, json });
  const reopen = () => admin('POST', '/reopen', { reason: 'Decided by mistake' });
  const approve = async () => Submission.parse((await admin('PUT', '/approve', {})).body);
  const history = async () => SubmissionHistory.parse((await admin('GET', '/history')).body);
  const published = () => rest.mascots(`?search=${name}`);

  it('is reopened with its mascot withdrawn, which the next approval restores', async () => {
    const { mascotId, mascotSlug } = await approve();
    const like = () => rest.call('POST', `/api/mascots/${String(mascotId)}/like`);
    await like();
    expect(await reopen()).toMatchObject({
      status: 200,
      body: { status: 'pending', processedAt: null, mascotId: null, mascotSlug: null },
    });
    expect(await published()).toEqual([]);
    expect((await rest.get(`/api/contributors/${name}/linkedin`)).status).toBe(404);
    const json = { reason: 'Past the submission' };
    const restored = await rest.call('POST', `/api/mascots/${String(mascotId)}/restore`, { admin: true, json });
    expect(restored.status).toBe(409);
    expect(await approve()).toMatchObject({ status: 'approved', mascotId, mascotSlug });
    expect(await published()).toMatchObject([{ id: mascotId, slug: mascotSlug, likes: 1 }]);
    expect((await like()).body).toEqual({ id: mascotId, likes: 2 });
  });

  it('is taken back while it is made, and the mascot follows the submission', async () => {
    const reopenSoon = async () => {
      while ((await reopen()).status === 409);
    };
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([approve(), reopenSoon()]);
      expect((await admin('GET', '')).body).toMatchObject({ status: 'pending', mascotId: null, mascotSlug: null });
      expect(await published()).toEqual([]);
    }
    const { mascotId } = await approve();
    expect((await published()).map((mascot) => mascot.id)).toEqual([mascotId]);
  });

  it('stands in the history with its admin, reason and undo', async () => {
    await admin('PUT', '/reject', { adminNotes: 'Not a mascot' });
    expect((await history()).map(({ type, undo, notes, actor }) => [type, undo, notes, actor.kind])).toEqual([
      ['SubmissionReceived', null, null, 'visitor'],
      ['SubmissionRejected', 'reopen', 'Not a mascot', 'admin'],
    ]);
    expect(await reopen()).toMatchObject({ status: 200, body: { status: 'pending', adminNotes: 'Not a mascot' } });
    expect((await reopen()).status).toBe(409);
    const [, rejected, reopened] = await history();
    expect(rejected).toMatchObject({ undo: null, state: { status: 'rejected' } });
    expect(reopened).toMatchObject({ type: 'SubmissionReopened', undo: null, notes: 'Decided by mistake' });
    expect(reopened?.changes).toContainEqual({ field: 'status', from: 'rejected', to: 'pending' });
  });

  it('is taken back by admins only, with a reason', async () => {
    await approve();
    expect((await admin('POST', '/reopen', {})).status).toBe(400);
    expect((await rest.call('POST', `/api/submissions/${id}/reopen`, { json: { reason: 'x' } })).status).toBe(401);
    expect((await rest.get(`/api/submissions/${id}/history`)).status).toBe(401);
  });
});
