import { DeskNumbers, fillPath, NUMBERS_DAYS, ROUTES, SubmissionReceipt, type NumbersDays } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const ask = (days: unknown) => product.rest.get(`${ROUTES.deskNumbers}?days=${String(days)}`, { admin: true });
const tell = async (days: NumbersDays = 30) => DeskNumbers.parse((await ask(days)).body);
const submit = async (name: string) =>
  SubmissionReceipt.parse((await product.rest.submit({ name, brand: 'Linux' })).body).id;
const decide = (path: string, id: number, json: object) =>
  product.rest.call('PUT', fillPath(path, { id }), { admin: true, json });

it('the desk is told in numbers as soon as something was decided', async () => {
  expect(await tell()).toMatchObject({
    people: [],
    reasons: [],
    waiting: { now: 0, oldest: null, decisions: 0, medianMs: null, slowestTenthMs: null },
  });
  const [one, two] = [await submit('One'), await submit('Two'), await submit('Three')];
  await decide(ROUTES.submissionApprove, one, {});
  await decide(ROUTES.submissionReject, two, { adminNotes: 'Blurred' });
  for (const days of NUMBERS_DAYS) {
    const numbers = await tell(days);
    expect(numbers.days).toHaveLength(days);
    const sum = (what: 'received' | 'approved' | 'rejected') =>
      numbers.days.reduce((total, day) => total + day[what], 0);
    expect([sum('received'), sum('approved'), sum('rejected')]).toEqual([3, 1, 1]);
    expect(numbers.people).toEqual([{ name: null, approved: 1, rejected: 1, reopened: 0, judged: 0 }]);
    expect(numbers.reasons).toEqual([{ reason: 'Blurred', count: 1 }]);
    expect(numbers.waiting).toMatchObject({ now: 1, decisions: 2 });
    expect(numbers.waiting.oldest).not.toBeNull();
  }
});

it.each([0, 31, 'all'])('%s days are refused', async (days) => expect((await ask(days)).status).toBe(400));
