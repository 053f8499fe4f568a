import { fillPath, HEADERS, NAMELESS_ADMIN, ROUTES, SubmissionLookers } from '@marcel/contracts';
import { randomBytes } from 'node:crypto';
import { ADMIN_TOKEN, startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

const [ANN, BEN] = ['a-token-of-ann-0123456789', 'a-token-of-ben-0123456789'];

const newTab = () => randomBytes(16).toString('hex');

describe('who looks at a submission', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ variables: { ADMIN_TOKENS: `ann:${ANN},ben:${BEN}` } });
  });
  afterAll(() => product.stop());

  const call = (method: 'PUT' | 'DELETE', token: string, id: number, viewer: string) =>
    product.rest.call(method, fillPath(ROUTES.submissionLooker, { id, viewer }), {
      headers: { [HEADERS.adminToken]: token },
    });
  const look = (token: string, id: number, viewer: string) => call('PUT', token, id, viewer);
  const othersOf = async (token: string, id: number, viewer: string) =>
    SubmissionLookers.parse((await look(token, id, viewer)).body).others;

  it('is told to others by name, once, and not to oneself', async () => {
    const [ann, annsOtherTab, ben] = [newTab(), newTab(), newTab()];
    expect(await othersOf(ANN, 1, ann)).toEqual([]);
    expect(await othersOf(ANN, 1, annsOtherTab)).toEqual([]);
    expect(await othersOf(BEN, 1, ben)).toEqual(['ann']);
    expect(await othersOf(ANN, 1, ann)).toEqual(['ben']);
  });

  it('who has no name is another admin, also to the next without one', async () => {
    const [one, other] = [newTab(), newTab()];
    await look(ADMIN_TOKEN, 2, one);
    expect(await othersOf(ADMIN_TOKEN, 2, other)).toEqual([NAMELESS_ADMIN]);
  });

  it('one tab may show several', async () => {
    const [ann, ben] = [newTab(), newTab()];
    await look(ANN, 3, ann);
    await look(ANN, 4, ann);
    expect(await othersOf(BEN, 3, ben)).toEqual(['ann']);
    expect(await othersOf(BEN, 4, ben)).toEqual(['ann']);
  });

  it('whoever leaves looks no more', async () => {
    const [ann, ben] = [newTab(), newTab()];
    await look(ANN, 5, ann);
    expect((await call('DELETE', ANN, 5, ann)).body).toEqual({ viewer: ann });
    expect(await othersOf(BEN, 5, ben)).toEqual([]);
  });

  it('has to be told apart by an id', async () => expect((await look(ANN, 1, 'me')).status).toBe(404));
});
