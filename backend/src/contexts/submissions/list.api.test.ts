import {
  BulkDecision,
  CLAIM_MESSAGES,
  ErrorBody,
  fillPath,
  HEADERS,
  LikelyDuplicateList,
  ROUTES,
  SubmissionClaims,
  SubmissionList,
  SubmissionPage,
  SubmissionReceipt,
  SubmissionsOfSameOwner,
} from '@marcel/contracts';
import { TestVisitor } from '../../test-support/test-visitor.js';
import { ADMIN_TOKEN, GRACE_TOKEN, rest } from '../../test-support/shared-product/shared-product.js';

const UNKNOWN = 99_999;

describe('the list of submissions', () => {
  const submit = async (name: string, brand: string) =>
    SubmissionReceipt.parse((await rest.submit({ name, brand })).body).id;
  const list = (query: string) => rest.get(`${ROUTES.submissions}${query}`, { admin: true });
  const page = async (query: string) => SubmissionPage.parse((await list(query)).body);
  const names = async (query: string) => (await page(query)).submissions.map(({ payload }) => payload.name);
  const decideAll = (path: string, json: object) => rest.call('PUT', path, { admin: true, json });

  it('reads in pages, sorted, filtered and searched', async () => {
    await submit('Tux', 'Linux of desks');
    const freddie = await submit('freddie', 'Mailchimp of desks');
    await submit('Astro', 'Docs of desks');
    await decideAll(ROUTES.submissionsReject, { ids: [freddie], adminNotes: 'No' });
    const { submissions, pagination, counts } = await page('?limit=2&search=desks');
    expect(submissions.map(({ payload }) => payload.name)).toEqual(['Astro', 'freddie']);
    expect(pagination).toMatchObject({ total: 3, totalPages: 2, hasNext: true });
    expect(counts.total).toBe(counts.pending + counts.approved + counts.rejected);
    expect(await names('?limit=2&search=desks&offset=2')).toEqual(['Tux']);
    expect(await names('?limit=9&search=desks&sort=oldest')).toEqual(['Tux', 'freddie', 'Astro']);
    expect(await names('?limit=9&search=desks&sort=name')).toEqual(['Astro', 'freddie', 'Tux']);
    expect(await names('?limit=9&search=desks&sort=brand')).toEqual(['Astro', 'Tux', 'freddie']);
    expect(await names('?limit=9&search=desks&status=pending')).toEqual(['Astro', 'Tux']);
    expect(await names('?limit=9&search=MAILCHIMP%20of%20desks')).toEqual(['freddie']);
    expect(await names('?limit=9&search=desk%20chimp%20freddie')).toEqual(['freddie']);
    const rejected = SubmissionList.parse((await list('?status=rejected')).body);
    expect(rejected.map(({ id }) => id)).toContain(freddie);
    expect(new Set(rejected.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect((await list('?limit=0')).status).toBe(400);
    expect((await list('?sort=random')).status).toBe(400);
  });

  it('decides several at once with one note, and reports failures', async () => {
    const [one, two, three] = [await submit('One', 'A'), await submit('Two', 'B'), await submit('Three', 'C')];
    await decideAll(ROUTES.submissionsReject, { ids: [two], adminNotes: 'No' });
    const answer = await decideAll(ROUTES.submissionsApprove, {
      ids: [one, two, three, UNKNOWN],
      adminNotes: ' Fine ',
    });
    const { decided, failed } = BulkDecision.parse(answer.body);
    expect(decided.map(({ id, status, adminNotes }) => [id, status, adminNotes])).toEqual([
      [one, 'approved', 'Fine'],
      [three, 'approved', 'Fine'],
    ]);
    expect(decided.every(({ mascotId }) => mascotId !== null)).toBe(true);
    expect(failed).toEqual([
      { id: two, error: 'This submission has already been rejected.', code: 'conflict' },
      { id: UNKNOWN, error: 'Submission not found', code: 'not_found' },
    ]);
    for (const json of [{ ids: [] }, { ids: [1, 1] }, { ids: ['x'] }, { ids: 1 }, {}]) {
      expect((await decideAll(ROUTES.submissionsApprove, json)).status).toBe(400);
    }
    expect((await decideAll(ROUTES.submissionsReject, { ids: [one], adminNotes: ' ' })).status).toBe(400);
  });

  it('finds possible duplicates', async () => {
    const mascot = await rest.publish({ name: 'WOMBO', brand: 'holes' });
    const similar = await submit('Womboo', 'Holes');
    await submit('Octocat', 'GitHub');
    const id = await submit('Wombo', 'Holes');
    const { body } = await rest.get(`/api/submissions/${id}/duplicates`, { admin: true });
    const duplicates = LikelyDuplicateList.parse(body);
    expect(duplicates[0]).toMatchObject({ kind: 'mascot', id: mascot.id, slug: 'wombo', likeness: 'same' });
    expect(duplicates).toContainEqual(
      expect.objectContaining({ kind: 'submission', id: similar, likeness: 'similar' }),
    );
    expect(duplicates.map(({ name }) => name).sort()).toEqual(['WOMBO', 'WOMBO', 'Womboo']);
    await decideAll(ROUTES.submissionsApprove, { ids: [similar] });
    const ofApproved = await rest.get(`/api/submissions/${similar}/duplicates`, { admin: true });
    const others = LikelyDuplicateList.parse(ofApproved.body);
    expect(others.map(({ name }) => name)).not.toContain('Womboo');
    expect(others).not.toHaveLength(0);
    expect((await rest.get(`/api/submissions/${UNKNOWN}/duplicates`, { admin: true })).status).toBe(404);
  });
});

describe('a claimed submission', () => {
  let id: number;

  beforeEach(async () => {
    ({ id } = SubmissionReceipt.parse((await rest.submit()).body));
  });

  const send = (token: string, method: string, path: string, json: object = {}) =>
    rest.call(method, path, { ...(method !== 'GET' && { json }), headers: { [HEADERS.adminToken]: token } });
  const claim = (token: string, json = {}) => send(token, 'POST', fillPath(ROUTES.submissionClaim, { id }), json);
  const endClaim = (token: string) => send(token, 'POST', fillPath(ROUTES.submissionEndClaim, { id }));
  const approve = (token: string) => send(token, 'PUT', fillPath(ROUTES.submissionApprove, { id }));
  const reject = (token: string) => send(token, 'PUT', fillPath(ROUTES.submissionReject, { id }), { adminNotes: 'No' });
  const findClaimAs = async (token: string) => {
    const { claims } = SubmissionClaims.parse((await send(token, 'GET', ROUTES.submissionClaims)).body);
    return claims.find(({ submissionId }) => submissionId === id);
  };

  it('can be decided by its admin only, until the claim is ended', async () => {
    expect(await findClaimAs(GRACE_TOKEN)).toBeUndefined();
    expect((await claim(GRACE_TOKEN)).status).toBe(200);
    expect(await findClaimAs(GRACE_TOKEN)).toMatchObject({ by: 'grace', own: true });
    expect(await findClaimAs(ADMIN_TOKEN)).toMatchObject({ by: 'grace', own: false });
    for (const decide of [approve, reject, claim]) {
      const { status, body } = await decide(ADMIN_TOKEN);
      expect([status, ErrorBody.parse(body).error]).toEqual([409, CLAIM_MESSAGES.taken('grace')]);
    }
    const { body } = await send(ADMIN_TOKEN, 'PUT', ROUTES.submissionsReject, { ids: [id], adminNotes: 'No' });
    expect(BulkDecision.parse(body)).toMatchObject({ decided: [], failed: [{ id, code: 'conflict' }] });
    expect((await endClaim(ADMIN_TOKEN)).status).toBe(409);
    expect((await endClaim(GRACE_TOKEN)).status).toBe(200);
    expect(await findClaimAs(ADMIN_TOKEN)).toBeUndefined();
    expect((await reject(ADMIN_TOKEN)).status).toBe(200);
    expect((await claim(GRACE_TOKEN)).status).toBe(409);
  });

  it('can be taken over', async () => {
    await claim(ADMIN_TOKEN);
    expect((await claim(GRACE_TOKEN, { takeOver: true })).status).toBe(200);
    expect(await findClaimAs(ADMIN_TOKEN)).toMatchObject({ by: 'grace', own: false });
    expect((await approve(ADMIN_TOKEN)).status).toBe(409);
    expect((await approve(GRACE_TOKEN)).status).toBe(200);
    id = UNKNOWN;
    expect((await claim(ADMIN_TOKEN)).status).toBe(404);
  });
});

describe('other items of the same browser', () => {
  const others = (id: number) => rest.get(fillPath(ROUTES.submissionSameOwner, { id }), { admin: true });
  const otherNames = async (id: number) =>
    SubmissionsOfSameOwner.parse((await others(id)).body).submissions.map(({ name }) => name);

  it('are listed, newest first, without personal data and erased submissions', async () => {
    const [ada, eve] = [new TestVisitor(rest), new TestVisitor(rest)];
    const [one, two, three] = [await ada.submission('One'), await ada.submission('Two'), await ada.submission('Three')];
    await eve.submission('Of another');
    expect(await otherNames(one.id)).toEqual(['Three', 'Two']);
    const { body } = await others(two.id);
    expect(JSON.stringify(body)).not.toMatch(/example.org|linkedin|owner|[0-9a-f]{64}/);
    const json = { reason: 'Asked for' };
    await rest.call('POST', fillPath(ROUTES.submissionErase, three), { admin: true, json });
    expect(await otherNames(one.id)).toEqual(['Two']);
    expect(await otherNames(three.id)).toEqual([]);
  });

  it('are none for a submission without an owner key, or a missing one', async () => {
    const { id } = SubmissionReceipt.parse((await rest.submit()).body);
    await rest.submit();
    expect(await otherNames(id)).toEqual([]);
    expect((await others(UNKNOWN)).status).toBe(404);
  });
});
