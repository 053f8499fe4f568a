import {
  BulkDecision,
  CLAIM_MESSAGES,
  ErrorBody,
  fillPath,
  HEADERS,
  ROUTES,
  SubmissionClaims,
  SubmissionReceipt,
} from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

const [ANN, BEN] = ['a-token-of-ann-0123456789', 'a-token-of-ben-0123456789'];

let product: TestProduct;
let id: number;

beforeAll(async () => {
  product = await startTestProduct({ variables: { ADMIN_TOKENS: `ann:${ANN},ben:${BEN}` } });
});
afterAll(() => product.stop());
beforeEach(async () => {
  ({ id } = SubmissionReceipt.parse((await product.rest.submit()).body));
});

const as = (token: string, method: string, path: string, json: object = {}) =>
  product.rest.call(method, path, {
    ...(method !== 'GET' && { json }),
    headers: { [HEADERS.adminToken]: token },
  });
const claim = (token: string, json = {}) => as(token, 'POST', fillPath(ROUTES.submissionClaim, { id }), json);
const letGo = (token: string) => as(token, 'POST', fillPath(ROUTES.submissionLetGo, { id }));
const approve = (token: string) => as(token, 'PUT', fillPath(ROUTES.submissionApprove, { id }));
const reject = (token: string) => as(token, 'PUT', fillPath(ROUTES.submissionReject, { id }), { adminNotes: 'No' });
const seenBy = async (token: string) => {
  const { claims } = SubmissionClaims.parse((await as(token, 'GET', ROUTES.submissionClaims)).body);
  return claims.find(({ submissionId }) => submissionId === id);
};

describe('a claimed submission', () => {
  it('is shown to all admins, and whose it is', async () => {
    expect(await seenBy(ANN)).toBeUndefined();
    expect((await claim(ANN)).status).toBe(200);
    expect(await seenBy(ANN)).toMatchObject({ by: 'ann', own: true });
    expect(await seenBy(BEN)).toMatchObject({ by: 'ann', own: false });
  });

  it('is decided by nobody else, one by one or with others', async () => {
    await claim(ANN);
    for (const decide of [approve, reject, claim]) {
      const { status, body } = await decide(BEN);
      expect([status, ErrorBody.parse(body).error]).toEqual([409, CLAIM_MESSAGES.taken('ann')]);
    }
    const { body } = await as(BEN, 'PUT', ROUTES.submissionsReject, { ids: [id], adminNotes: 'No' });
    expect(BulkDecision.parse(body)).toMatchObject({ decided: [], refused: [{ id, code: 'conflict' }] });
    expect((await approve(ANN)).status).toBe(200);
  });

  it('is free again once it is let go, by whoever has it', async () => {
    await claim(ANN);
    expect((await letGo(BEN)).status).toBe(409);
    expect((await letGo(ANN)).status).toBe(200);
    expect(await seenBy(BEN)).toBeUndefined();
    expect((await reject(BEN)).status).toBe(200);
  });

  it('can be taken over', async () => {
    await claim(ANN);
    expect((await claim(BEN, { takeOver: true })).status).toBe(200);
    expect(await seenBy(ANN)).toMatchObject({ by: 'ben', own: false });
    expect((await approve(ANN)).status).toBe(409);
  });
});

it('claims nothing that is decided or not there', async () => {
  await approve(ANN);
  expect((await claim(BEN)).status).toBe(409);
  id = 9999;
  expect((await claim(BEN)).status).toBe(404);
});
