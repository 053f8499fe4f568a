import {
  BulkDecision,
  LikelyDuplicateList,
  ROUTES,
  SubmissionList,
  SubmissionPage,
  SubmissionReceipt,
} from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

describe('the desk', () => {
  let product: TestProduct;

  beforeEach(async () => {
    product = await startTestProduct();
  });
  afterEach(() => product.stop());

  const submit = async (name: string, brand: string) =>
    SubmissionReceipt.parse((await product.rest.submit({ name, brand })).body).id;
  const ask = (query: string) => product.rest.get(`${ROUTES.submissions}${query}`, { admin: true });
  const page = async (query: string) => SubmissionPage.parse((await ask(query)).body);
  const names = async (query: string) => (await page(query)).submissions.map(({ payload }) => payload.name);
  const decideAll = (path: string, json: object) => product.rest.call('PUT', path, { admin: true, json });

  it('reads in pages, sorted, filtered and searched', async () => {
    await submit('Tux', 'Linux');
    const freddie = await submit('freddie', 'Mailchimp');
    await submit('Astro', 'Docs');
    await decideAll(ROUTES.submissionsReject, { ids: [freddie], adminNotes: 'No' });
    const { submissions, pagination, counts } = await page('?limit=2');
    expect(submissions.map(({ payload }) => payload.name)).toEqual(['Astro', 'freddie']);
    expect(pagination).toMatchObject({ total: 3, totalPages: 2, hasNext: true });
    expect(counts).toEqual({ total: 3, pending: 2, approved: 0, rejected: 1 });
    expect(await names('?limit=2&offset=2')).toEqual(['Tux']);
    expect(await names('?limit=9&sort=oldest')).toEqual(['Tux', 'freddie', 'Astro']);
    expect(await names('?limit=9&sort=name')).toEqual(['Astro', 'freddie', 'Tux']);
    expect(await names('?limit=9&sort=brand')).toEqual(['Astro', 'Tux', 'freddie']);
    expect(await names('?limit=9&status=pending')).toEqual(['Astro', 'Tux']);
    expect(await names('?limit=9&search=IL')).toEqual(['freddie']);
    expect(await names('?limit=9&search=chimp')).toEqual(['freddie']);
    expect(SubmissionList.parse((await ask('')).body)).toHaveLength(3);
    expect(SubmissionList.parse((await ask('?status=rejected')).body)).toHaveLength(1);
    expect((await ask('?limit=0')).status).toBe(400);
    expect((await ask('?sort=random')).status).toBe(400);
  });

  it('decides several at once with one note, and says which could not be', async () => {
    const [one, two, three] = [await submit('One', 'A'), await submit('Two', 'B'), await submit('Three', 'C')];
    await decideAll(ROUTES.submissionsReject, { ids: [two], adminNotes: 'No' });
    const answer = await decideAll(ROUTES.submissionsApprove, { ids: [one, two, three, 99], adminNotes: ' Fine ' });
    const { decided, refused } = BulkDecision.parse(answer.body);
    expect(decided.map(({ id, status, adminNotes }) => [id, status, adminNotes])).toEqual([
      [one, 'approved', 'Fine'],
      [three, 'approved', 'Fine'],
    ]);
    expect(decided.every(({ mascotId }) => mascotId !== null)).toBe(true);
    expect(refused).toEqual([
      { id: two, error: 'This submission has already been rejected.', code: 'conflict' },
      { id: 99, error: 'Submission not found', code: 'not_found' },
    ]);
    expect(await product.rest.mascots()).toHaveLength(2);
    for (const json of [{ ids: [] }, { ids: [1, 1] }, { ids: ['x'] }, { ids: 1 }, {}]) {
      expect((await decideAll(ROUTES.submissionsApprove, json)).status).toBe(400);
    }
    expect((await decideAll(ROUTES.submissionsReject, { ids: [one], adminNotes: ' ' })).status).toBe(400);
  });

  it('finds what may be the same mascot', async () => {
    const mascot = await product.rest.publish({ name: 'TUX', brand: 'linux' });
    const similar = await submit('Tuxx', 'Linux');
    await submit('Octocat', 'GitHub');
    const id = await submit('Tux', 'Linux');
    const { body } = await product.rest.get(`/api/submissions/${id}/duplicates`, { admin: true });
    const duplicates = LikelyDuplicateList.parse(body);
    expect(duplicates[0]).toMatchObject({ kind: 'mascot', id: mascot.id, slug: 'tux', likeness: 'same' });
    expect(duplicates).toContainEqual(
      expect.objectContaining({ kind: 'submission', id: similar, likeness: 'similar' }),
    );
    expect(duplicates.map(({ name }) => name).sort()).toEqual(['TUX', 'TUX', 'Tuxx']);
    await decideAll(ROUTES.submissionsApprove, { ids: [similar] });
    const ofApproved = await product.rest.get(`/api/submissions/${similar}/duplicates`, { admin: true });
    const others = LikelyDuplicateList.parse(ofApproved.body);
    expect(others.map(({ name }) => name)).not.toContain('Tuxx');
    expect(others).not.toHaveLength(0);
    expect((await product.rest.get('/api/submissions/99/duplicates', { admin: true })).status).toBe(404);
  });
});
