import { ErrorBody, fillPath, ROUTES, Submission, SubmissionProgress, SubmissionReceipt } from '@marcel/contracts';
import sharp from 'sharp';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

describe('submissions', () => {
  let product: TestProduct;

  beforeEach(async () => {
    product = await startTestProduct();
  });
  afterEach(() => product.stop());

  const submit = async (fields = {}, image?: Blob) =>
    SubmissionReceipt.parse((await product.rest.submit(fields, image)).body);
  const decide = (id: number, verdict: 'approve' | 'reject', json: object = {}) =>
    product.rest.call('PUT', `/api/submissions/${id}/${verdict}`, { admin: true, json });
  const seenByAdmin = async (id: number) =>
    Submission.parse((await product.rest.get(fillPath(ROUTES.submission, { id }), { admin: true })).body);

  it('arrive with every default filled in, and only admins see them', async () => {
    const { status, body } = await product.rest.submit({ facts: '["Swims",""," Dives "]', cuteness: '9' });
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
    expect((await product.rest.get(ROUTES.submissions)).status).toBe(401);
    expect((await product.rest.get(ROUTES.submissions, { admin: true })).body).toEqual([submission]);
  });

  it('name every field that is wrong', async () => {
    const { status, body } = await product.rest.submit({
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
    expect((await product.rest.get(ROUTES.submissions, { admin: true })).body).toEqual([]);
  });

  it('lose the place where the photograph was taken', async () => {
    const withPlace = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#00f' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { id } = await submit({}, new Blob([new Uint8Array(withPlace)], { type: 'image/jpeg' }));
    const { imageUrl } = await seenByAdmin(id);
    const served = await fetch(product.rest.address + imageUrl);
    const metadata = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(metadata.exif).toBeUndefined();
  });

  it('with something else than a picture are refused', async () => {
    const { status, body } = await product.rest.submit({}, new Blob(['not a picture'], { type: 'image/jpeg' }));
    expect(status).toBe(415);
    expect(body).toMatchObject({ error: 'Please upload an image file (JPG, PNG, GIF, WebP)' });
  });

  it('are published when they are approved', async () => {
    const { id } = await submit({ type: 'Mythical Creature' });
    const approval = await decide(id, 'approve', { adminNotes: ' Lovely ' });
    expect(approval.status).toBe(200);
    const submission = Submission.parse(approval.body);
    expect(submission).toMatchObject({ status: 'approved', adminNotes: 'Lovely', mascotSlug: 'tux' });
    expect(submission.processedAt).not.toBeNull();
    const [mascot] = await product.rest.mascots('?type=fantasy');
    expect(mascot).toMatchObject({
      id: submission.mascotId,
      slug: 'tux',
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
    expect(await product.rest.mascots()).toEqual([]);
  });

  it('are decided once, whoever decides at the same time', async () => {
    const { id } = await submit();
    const verdicts = [1, 2, 3, 4].flatMap(() => [decide(id, 'approve'), decide(id, 'reject', { adminNotes: 'No' })]);
    const statuses = (await Promise.all(verdicts)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const { status } = await seenByAdmin(id);
    expect(await product.rest.mascots()).toHaveLength(status === 'approved' ? 1 : 0);
  });

  it('of the same name get addresses of their own', async () => {
    const receipts = await Promise.all([submit(), submit(), submit()]);
    await Promise.all(receipts.map(({ id }) => decide(id, 'approve')));
    const slugs = (await product.rest.mascots()).map(({ slug }) => slug);
    expect(slugs.sort()).toEqual(['tux', 'tux-2', 'tux-3']);
  });

  it('show their progress to whoever holds the link', async () => {
    const { id, statusUrl } = await submit();
    const progress = async () =>
      SubmissionProgress.parse((await product.rest.get(statusUrl.replace('/mascotdx', '/api/submissions'))).body);
    expect(await progress()).toMatchObject({ id, status: 'pending', timeline: [{ step: 'received' }] });
    await decide(id, 'approve');
    const { timeline, mascotSlug } = await progress();
    expect(timeline.map(({ step }) => step)).toEqual(['received', 'approved', 'published']);
    expect(mascotSlug).toBe('tux');
    expect((await product.rest.get('/api/submissions/status/guessed')).status).toBe(404);
  });

  it('show their progress to nobody else: no cache in between keeps it, no search engine finds it', async () => {
    const { statusUrl } = await submit();
    const answer = await product.app.inject(statusUrl.replace('/mascotdx', '/api/submissions'));
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  it('repeated under one key are one submission with one answer', async () => {
    const form = () => {
      const fields = new FormData();
      for (const [name, value] of Object.entries({
        userName: 'Ada',
        userEmail: 'a@b.org',
        linkedinUrl: 'https://linkedin.com/in/a',
        name: 'Tux',
        brand: 'Linux',
      }))
        fields.set(name, value);
      return fields;
    };
    const once = () =>
      product.rest.call('POST', ROUTES.submissions, {
        form: form(),
        headers: { 'idempotency-key': 'key-of-a-submitter' },
      });
    const answers = await Promise.all([once(), once()]);
    answers.push(await once());
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await product.rest.get(ROUTES.submissions, { admin: true })).body).toHaveLength(1);
  });

  it.each(['0', '-1', 'x', '99999999999999999999', '7'])('unknown under id %p are not found', async (id) => {
    expect((await product.rest.get(`/api/submissions/${id}`, { admin: true })).body).toMatchObject({
      error: 'Submission not found',
      code: 'not_found',
    });
  });
});
