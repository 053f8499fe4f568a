import { BulkDecision, ErrorBody, fillPath, HEADERS, ROUTES, SubmissionReceipt } from '@marcel/contracts';
import { rm } from 'node:fs/promises';
import * as path from 'node:path';
import { readAll } from '../../platform/event-store/contract/test-support/harness.js';
import { EventStoreUnavailable } from '../../platform/event-store/errors.js';
import { EventStoreDbSimulator } from '../../test-support/eventstoredb-simulator/simulator.js';
import { submissionForm, type RestAnswer } from '../../test-support/rest-client.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { TESTED_ENGINES } from '../../test-support/testing/log-engines.js';

const KEY = '0000000000000001';

describe.each(TESTED_ENGINES)('repeated requests on %s, after the first responses are lost', (engine) => {
  let product: TestProduct;
  let simulator: EventStoreDbSimulator | undefined;
  let variables: Record<string, string> = {};

  beforeAll(async () => {
    simulator = engine === 'embedded' ? undefined : await EventStoreDbSimulator.start();
    variables = simulator === undefined ? {} : { EVENTSTOREDB_URL: simulator.url };
    product = await startTestProduct({ variables });
  });
  afterAll(async () => {
    await product.stop();
    await simulator?.stop();
  });

  const restartWithoutCache = async () => {
    const { dataDirectory } = product;
    await product.stop({ keepData: true });
    for (const end of ['', '-wal', '-shm']) await rm(path.join(dataDirectory, `documents.db${end}`), { force: true });
    await simulator?.restart();
    product = await startTestProduct({ dataDirectory, variables });
  };
  const likesAndComments = async () =>
    (await readAll(product.engines.events)).filter(({ type }) => type === 'MascotLiked' || type === 'CommentAdded');
  const call = (method: string, url: string, json?: object) =>
    product.rest.call(method, url, { json, admin: true, headers: { [HEADERS.idempotencyKey]: KEY } });

  it('continue with unprocessed items, and repeat no processed one', async () => {
    const ids: number[] = [];
    for (const name of ['One', 'Two', 'Three'])
      ids.push(SubmissionReceipt.parse((await product.rest.submit({ name })).body).id);
    const [one, two, three] = ids;
    const approve = () => call('PUT', ROUTES.submissionsApprove, { ids });
    const append = product.engines.events.append.bind(product.engines.events);
    const appendSpy = jest.spyOn(product.engines.events, 'append');
    appendSpy.mockImplementation((stream, ...rest) =>
      stream === `submission-${two}` ? Promise.reject(new EventStoreUnavailable('down')) : append(stream, ...rest),
    );
    const partial = BulkDecision.parse((await approve()).body);
    expect(partial.failed.map(({ id, code }) => [id, code])).toEqual([
      [two, 'unavailable'],
      [three, 'unavailable'],
    ]);
    appendSpy.mockRestore();
    let answer = await approve();
    // A response sent before all views were current is not cached.
    while (answer.status === 202) answer = await approve();
    const complete = BulkDecision.parse(answer.body);
    expect(complete.decided.map(({ id, status }) => [id, status])).toEqual(ids.map((id) => [id, 'approved']));
    const replayed = await approve();
    expect([replayed.status, replayed.headers.get('idempotency-replayed')]).toEqual([200, 'true']);
    const types: string[] = [];
    for await (const { type } of product.engines.events.readStream(`submission-${one}`)) types.push(type);
    expect(types).toEqual(['SubmissionReceived', 'SubmissionApproved', 'MascotAssigned']);
  });

  it('get the first response again, and another request under the same key is rejected', async () => {
    const { id } = await product.rest.publish({ name: 'Repeated' });
    const { id: waiting } = SubmissionReceipt.parse((await product.rest.submit({ name: 'Waiting' })).body);
    const submit = (userEmail: string) => {
      const headers = { [HEADERS.idempotencyKey]: KEY };
      return product.rest.call('POST', ROUTES.submissions, { form: submissionForm({ userEmail }), headers });
    };
    const requestsOf = (comment: string, humor: number, more: object | undefined, prompt: string, notes: string) => [
      () => call('POST', fillPath(ROUTES.mascotComments, { id }), { author: 'Ada', content: comment }),
      () => call('PUT', fillPath(ROUTES.mascot, { id }), { humor }),
      () => call('POST', fillPath(ROUTES.mascotLike, { id }), more),
      () => call('POST', ROUTES.imageCreate, { prompt }),
      () => call('PUT', fillPath(ROUTES.submissionApprove, { id: waiting }), { adminNotes: notes }),
    ];
    const sendAll = async (requests: ReturnType<typeof requestsOf>) => {
      const answers = [];
      for (const request of requests) answers.push(await request());
      return answers;
    };
    const statuses = (answers: readonly RestAnswer[]) => answers.map(({ status }) => status);
    const requests = requestsOf('Lovely', 9, undefined, 'A dog on a beach', 'Fine');
    const first = await sendAll(requests);
    expect(statuses(first)).toEqual([201, 200, 200, 202, 200]);
    const { statusUrl, id: submitted } = SubmissionReceipt.parse((await submit('ada@example.org')).body);
    const before = await likesAndComments();
    await restartWithoutCache();
    const changed = await sendAll(requestsOf('Ugly', 1, { more: 1 }, 'A cat on a beach', 'Not fine'));
    expect(statuses(changed)).toEqual([422, 422, 422, 422, 422]);
    const again = await sendAll(requests);
    expect(statuses(again)).toEqual([201, 200, 200, 202, 200]);
    expect([again[0]?.body, again[4]?.body]).toEqual([first[0]?.body, first[4]?.body]);
    expect(await likesAndComments()).toEqual(before);
    expect(await product.rest.mascots('?search=Repeated')).toMatchObject([{ humor: 9, likes: 1 }]);
    const rejected = await submit('somebody-else@example.org');
    expect(rejected).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect(ErrorBody.parse(rejected.body).details).toBeUndefined();
    expect(JSON.stringify(rejected.body)).not.toContain(statusUrl);
    expect(await submit('ada@example.org')).toMatchObject({ status: 201, body: { id: submitted, statusUrl } });
  });
});
