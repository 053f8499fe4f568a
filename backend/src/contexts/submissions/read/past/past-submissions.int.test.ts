import {
  HEADERS,
  PastSubmissions,
  ROUTES,
  SubmissionDifferences,
  SubmissionPage,
  SubmissionReceipt,
  SUBMISSION_STATUSES,
} from '@marcel/contracts';
import { PROGRESS, type Progress } from '../../../../platform/consumers/progress/progress.js';
import { recordAt } from '../../../../test-support/record-at.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';
import { submissionReceivedData } from '../../domain/fixtures/submission-received.js';
import { submissionEvents, submissionStream, type SubmissionEvent } from '../../domain/submission.events.js';
import { SUBMISSION_STATES_VIEW, SUBMISSIONS_VIEW } from '../../views.js';

const AUDITOR_TOKEN = 'the-auditor-token-of-these-tests';
const auditor = { headers: { [HEADERS.auditorToken]: AUDITOR_TOKEN } };

let product: TestProduct;
beforeEach(async () => {
  product = await startTestProduct({ variables: { AUDITOR_TOKEN } });
});
afterEach(() => product.stop());

async function allIsSeen() {
  const head = (await product.engines.events.head()) ?? '';
  await product.app.get<Progress>(PROGRESS).waitFor(head, [SUBMISSIONS_VIEW, SUBMISSION_STATES_VIEW]);
}

type Query = Readonly<Record<string, string>>;

const list = async (query: Query = {}) => {
  const address = `${ROUTES.pastSubmissions}?${new URLSearchParams(query).toString()}`;
  return PastSubmissions.parse((await product.rest.get(address, auditor)).body);
};
const differences = async (query: Query) => {
  const address = `${ROUTES.submissionDifferences}?${new URLSearchParams(query).toString()}`;
  return SubmissionDifferences.parse((await product.rest.get(address, auditor)).body);
};

const at = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
const happens = (id: number, hour: number, event: SubmissionEvent) =>
  recordAt(product, submissionStream(id), event, submissionEvents, at(hour));
const receive = (id: number, hour: number, name = `Mascot ${id}`) =>
  happens(id, hour, {
    type: 'SubmissionReceived',
    data: {
      ...submissionReceivedData,
      submissionId: id,
      payload: { ...submissionReceivedData.payload, name },
      imageUrl: null,
      statusKeyHash: String(id),
    },
  });
const approve = (id: number, hour: number) =>
  happens(id, hour, { type: 'SubmissionApproved', data: { adminNotes: null } });
const reject = (id: number, hour: number) =>
  happens(id, hour, { type: 'SubmissionRejected', data: { adminNotes: 'No' } });
const reopen = (id: number, hour: number) =>
  happens(id, hour, { type: 'SubmissionReopened', data: { reason: 'Again' } });
const revise = (id: number, hour: number, name: string) =>
  happens(id, hour, {
    type: 'SubmissionRevised',
    data: { payload: { ...submissionReceivedData.payload, name }, imageUrl: null, replacedUrl: null },
  });
const erase = (id: number, hour: number) => happens(id, hour, { type: 'SubmitterErased', data: { reason: 'Asked' } });

it('the queue of now is the one on the desk, without who sent what', async () => {
  const submitted = async (name: string) => SubmissionReceipt.parse((await product.rest.submit({ name })).body).id;
  const [one, two] = [await submitted('One'), await submitted('Two'), await submitted('Three')];
  await product.rest.call('PUT', `/api/submissions/${one}/approve`, { admin: true, json: {} });
  await product.rest.call('PUT', `/api/submissions/${two}/reject`, { admin: true, json: { adminNotes: 'No' } });
  await product.rest.call('POST', `/api/submissions/${two}/erase`, { admin: true, json: { reason: 'Asked for' } });
  await allIsSeen();
  const desk = SubmissionPage.parse((await product.rest.get(`${ROUTES.submissions}?limit=10`, { admin: true })).body);
  const now = await list();
  expect(now.counts).toEqual(desk.counts);
  expect(now.submissions).toEqual(
    desk.submissions.map(({ id, payload: { name, brand }, status, createdAt, processedAt, erasedAt }) => ({
      ...{ id, name, brand, status, createdAt },
      since: processedAt ?? createdAt,
      isErased: erasedAt !== undefined,
    })),
  );
  expect(now.submissions.filter(({ isErased }) => isErased).map(({ id }) => id)).toEqual([two]);
  expect(JSON.stringify(now)).not.toMatch(/example\.org|linkedin|Ada/);
});

it('the queue of a time is that of then, page by page', async () => {
  for (const id of [1, 2, 3]) await receive(id, 9 + id);
  await approve(1, 13);
  await reject(2, 13);
  await erase(3, 14);
  await approve(3, 15);
  await reopen(1, 16);
  await revise(2, 17, 'Better');
  await allIsSeen();
  const counted = async (hour: number) => {
    const { counts, submissions } = await list({ at: at(hour) });
    return [counts.pending, counts.approved, counts.rejected, submissions.map(({ id }) => id)];
  };
  expect(await counted(9)).toEqual([0, 0, 0, []]);
  expect(await counted(11)).toEqual([2, 0, 0, [2, 1]]);
  expect(await counted(13)).toEqual([1, 1, 1, [3, 2, 1]]);
  expect(await counted(14)).toEqual([1, 1, 1, [3, 2, 1]]);
  expect(await counted(15)).toEqual([0, 2, 1, [3, 2, 1]]);
  expect(await counted(17)).toEqual([2, 1, 0, [3, 2, 1]]);
  expect((await list({ at: at(16), status: 'rejected' })).submissions).toEqual([
    ...[{ id: 2, name: 'Mascot 2', brand: 'Linux', status: 'rejected', createdAt: at(11), since: at(13) }].map(
      (one) => ({
        ...one,
        isErased: false,
      }),
    ),
  ]);
  expect(await list({ at: at(17), status: 'pending', limit: '1', offset: '1' })).toMatchObject({
    at: at(17),
    first: at(10),
    submissions: [{ id: 1, since: at(16) }],
    pagination: { total: 2, page: 2 },
  });
  expect((await list({ at: at(17), status: 'pending' })).submissions[0]).toMatchObject({
    name: 'Better',
    since: at(17),
  });
  expect((await list({ at: at(12) })).submissions[0]).toMatchObject({ id: 3, isErased: true });
});

it('between two times submissions arrive, are decided and wait again', async () => {
  for (const id of [1, 2, 3]) await receive(id, 9);
  await approve(1, 9);
  await receive(4, 11);
  await reject(4, 12);
  await receive(5, 12);
  await reject(2, 13);
  await reopen(1, 14);
  await approve(3, 14);
  await reopen(3, 15);
  await erase(2, 16);
  await allIsSeen();
  const query = { from: at(10), to: at(20) };
  const { counts } = await differences(query);
  expect(counts).toEqual({ arrived: 2, decided: 2, reopened: 2 });
  const told = async (kind: string) =>
    (await differences({ ...query, kind })).submissions.map(({ id, before, after }) => [id, before, after]);
  expect(await told('arrived')).toEqual([
    [5, null, 'pending'],
    [4, null, 'rejected'],
  ]);
  expect(await told('decided')).toEqual([
    [4, null, 'rejected'],
    [2, 'pending', 'rejected'],
  ]);
  expect(await told('reopened')).toEqual([
    [3, 'pending', 'pending'],
    [1, 'approved', 'pending'],
  ]);
  expect((await differences({ ...query, kind: 'decided', limit: '1', offset: '1' })).submissions).toMatchObject([
    { id: 2, since: at(13), isErased: true },
  ]);
  expect(await differences({ from: query.to, to: query.from })).toEqual(await differences(query));
  expect((await differences({})).counts).toMatchObject({ arrived: 5 });
});

it('no status of the queue is forgotten', async () => {
  for (const status of SUBMISSION_STATUSES)
    expect(await list({ status })).toMatchObject({ first: null, pagination: { total: 0 } });
});
