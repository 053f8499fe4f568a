import {
  ErrorBody,
  fillPath,
  ROUTES,
  Submission,
  SubmissionHistory,
  SubmissionProgress,
  SubmissionReceipt,
} from '@marcel/contracts';
import { VALID_SUBMISSION } from '../../test-support/rest-client.js';
import { rest } from '../../test-support/shared-product/shared-product.js';

describe('submissions', () => {
  const submit = async (fields = {}, image?: Blob) => SubmissionReceipt.parse((await rest.submit(fields, image)).body);
  const decide = (id: number, verdict: 'approve' | 'reject', json: object = {}) =>
    rest.call('PUT', `/api/submissions/${id}/${verdict}`, { admin: true, json });
  const findAsAdmin = async (id: number) =>
    Submission.parse((await rest.get(fillPath(ROUTES.submission, { id }), { admin: true })).body);

  it('get defaults for missing fields, and only admins see them', async () => {
    const { status, body } = await rest.submit({ facts: '["Swims",""," Dives "]', cuteness: '9' });
    expect(status).toBe(201);
    const { id } = SubmissionReceipt.parse(body);
    const submission = await findAsAdmin(id);
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
    const withoutReason = await decide(id, 'reject', { adminNotes: '  ' });
    expect(withoutReason.status).toBe(400);
    expect(ErrorBody.parse(withoutReason.body).details).toEqual([
      { path: 'adminNotes', message: 'Please provide admin notes explaining the rejection reason.' },
    ]);
    expect((await decide(id, 'reject', { adminNotes: 'Not a mascot' })).body).toMatchObject({ status: 'rejected' });
  });

  it('are decided once when several admins decide at the same time', async () => {
    const { id } = await submit({ name: 'Decided Dan' });
    const verdicts = [1, 2, 3, 4].flatMap(() => [decide(id, 'approve'), decide(id, 'reject', { adminNotes: 'No' })]);
    const statuses = (await Promise.all(verdicts)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const { status } = await findAsAdmin(id);
    expect(await rest.mascots('?search=Decided')).toHaveLength(status === 'approved' ? 1 : 0);
  });

  it('show their progress under a private link, which is neither cached nor indexed', async () => {
    const { id, statusUrl } = await submit({ name: 'Followed' });
    const getProgress = () => rest.get(statusUrl.replace('/mascotdx', '/api/submissions'));
    const progress = async () => SubmissionProgress.parse((await getProgress()).body);
    expect(Object.fromEntries((await getProgress()).headers)).toMatchObject({
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

  it('is undone by reopening: the mascot is withdrawn until the next approval', async () => {
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

  it('can be undone while it is processed, and the mascot follows the submission', async () => {
    const reopenOnceDecided = async () => {
      while ((await reopen()).status === 409);
    };
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([approve(), reopenOnceDecided()]);
      expect((await admin('GET', '')).body).toMatchObject({ status: 'pending', mascotId: null, mascotSlug: null });
      expect(await published()).toEqual([]);
    }
    const { mascotId } = await approve();
    expect((await published()).map((mascot) => mascot.id)).toEqual([mascotId]);
  });

  it('is listed in the history with its admin, reason and undo', async () => {
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

  it('is undone with a reason only', async () => {
    await approve();
    expect((await admin('POST', '/reopen', {})).status).toBe(400);
  });
});
