import { ErrorBody, fillPath, FIRST_REASONS, REASON_LIMITS, REASON_MESSAGES, ROUTES } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

let product: TestProduct;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const all = async () => (await product.rest.get(ROUTES.reasons, { admin: true })).body;
const change = (purpose: string, reasons: unknown) =>
  product.rest.call('POST', fillPath(ROUTES.reasonsOf, { purpose }), { admin: true, json: { reasons, before: null } });

describe('the reasons that admins choose from', () => {
  it('are the first ones until somebody changes them, for one purpose at a time', async () => {
    expect(await all()).toEqual(FIRST_REASONS);
    const changed = { ...FIRST_REASONS, reject: ['Too blue', 'Not blue enough'] };
    expect(await change('reject', [' Too blue ', 'Not blue enough'])).toMatchObject({ status: 200, body: changed });
    expect(await all()).toEqual(changed);
    expect((await change('reject', [])).body).toEqual({ ...FIRST_REASONS, reject: [] });
  });

  it('are not changed by who has seen others', async () => {
    await change('back', ['Fine']);
    const late = { reasons: ['Late'], before: FIRST_REASONS.back };
    const path = fillPath(ROUTES.reasonsOf, { purpose: 'back' });
    const { status, body } = await product.rest.call('POST', path, { admin: true, json: late });
    expect([status, ErrorBody.parse(body).error]).toEqual([409, REASON_MESSAGES.changed]);
    expect(await all()).toMatchObject({ back: ['Fine'] });
    const again = await product.rest.call('POST', path, { admin: true, json: { ...late, before: ['Fine'] } });
    expect(again.body).toMatchObject({ back: ['Late'] });
  });

  it.each([
    ['none', 'Spam', REASON_MESSAGES.list],
    ['an empty one', ['Spam', ' '], REASON_MESSAGES.empty],
    ['the same twice', ['Spam', ' Spam'], REASON_MESSAGES.twice],
    ['a long one', ['x'.repeat(REASON_LIMITS.length + 1)], REASON_MESSAGES.tooLong],
    ['too many', Array.from({ length: REASON_LIMITS.count + 1 }, (_, index) => `${index}`), REASON_MESSAGES.tooMany],
  ])('are not changed to %s', async (_, reasons, message) => {
    const { status, body } = await change('away', reasons);
    expect([status, ErrorBody.parse(body).error]).toEqual([400, message]);
  });

  it('are kept for what there is', async () => expect((await change('love', [])).status).toBe(404));
});
