import { fillPath, HEADERS, ROUTES, SubmissionReceipt, SubmissionsOfSameMaker } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

const [ADA, EVE] = ['a'.repeat(43), 'e'.repeat(43)];

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

async function submit(name: string, key?: string): Promise<number> {
  const form = new FormData();
  const fields = { userEmail: 'ada@example.org', linkedinUrl: 'https://www.linkedin.com/in/ada', userName: 'Ada' };
  for (const [field, value] of Object.entries({ ...fields, contributor: 'Ada', name, brand: 'Brand' }))
    form.set(field, value);
  const headers: Record<string, string> = key === undefined ? {} : { [HEADERS.ownerKey]: key };
  return SubmissionReceipt.parse((await product.rest.call('POST', ROUTES.submissions, { form, headers })).body).id;
}

const others = (id: number) => product.rest.get(fillPath(ROUTES.submissionSameMaker, { id }), { admin: true });
const namesBeside = async (id: number) =>
  SubmissionsOfSameMaker.parse((await others(id)).body).submissions.map(({ name }) => name);

it('tells what else came from the same browser, the newest first, and nothing of who that is', async () => {
  const ids = [await submit('One', ADA), await submit('Two', ADA), await submit('Three', ADA)];
  await submit('Of another', EVE);
  expect(await namesBeside(ids[0]!)).toEqual(['Three', 'Two']);
  const { body } = await others(ids[1]!);
  expect(JSON.stringify(body)).not.toContain('example.org');
  expect(JSON.stringify(body)).not.toMatch(/linkedin|owner|[0-9a-f]{64}/);
});

it('leaves out what was erased', async () => {
  const [one, other] = [await submit('Kept', 'k'.repeat(43)), await submit('Erased', 'k'.repeat(43))];
  await product.rest.call('POST', fillPath(ROUTES.submissionErase, { id: other }), {
    admin: true,
    json: { reason: 'Asked for' },
  });
  expect(await namesBeside(one)).toEqual([]);
  expect(await namesBeside(other)).toEqual([]);
});

it('knows none of what was sent without a key, and no submission that is not there', async () => {
  const [one] = [await submit('Without'), await submit('Without too')];
  expect(await namesBeside(one)).toEqual([]);
  expect((await others(9999)).status).toBe(404);
});
