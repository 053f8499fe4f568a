import { BulkDecision, ErrorBody, fillPath, HEADERS, ROUTES, Submission, SubmissionReceipt } from '@marcel/contracts';
import { rm } from 'node:fs/promises';
import * as path from 'node:path';
import { EventStoreUnavailable } from '../../platform/event-store/errors.js';
import { EventStoreDbSimulator } from '../../test-support/eventstoredb-simulator/simulator.js';
import { submissionForm } from '../../test-support/rest-client.js';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';

const KEY = '0000000000000001';

describe.each(['embedded', 'EventStoreDB'])('repeated requests on %s, after the first answers are lost', (engine) => {
  let product: TestProduct;
  let simulator: EventStoreDbSimulator | undefined;
  let variables: Record<string, string> = {};

  beforeEach(async () => {
    simulator = engine === 'embedded' ? undefined : await EventStoreDbSimulator.start();
    variables = simulator === undefined ? {} : { EVENTSTOREDB_URL: simulator.url };
    product = await startTestProduct({ variables });
  });
  afterEach(async () => {
    await product.stop();
    await simulator?.stop();
  });

  const loseAnswers = async () => {
    const { dataDirectory } = product;
    await product.stop({ keepData: true });
    for (const end of ['', '-wal', '-shm']) await rm(path.join(dataDirectory, `documents.db${end}`), { force: true });
    product = await startTestProduct({ dataDirectory, variables });
  };
  const submit = (fields: Readonly<Record<string, string>>) =>
    product.rest.call('POST', ROUTES.submissions, {
      form: submissionForm(fields),
      headers: { [HEADERS.idempotencyKey]: KEY },
    });
  const submissions = async () => (await product.rest.get(ROUTES.submissions, { admin: true })).body;

  it('show a private link to whoever sent it all, and to nobody else', async () => {
    const { body } = await submit({});
    const { id, statusUrl } = SubmissionReceipt.parse(body);
    await loseAnswers();
    const refused = await submit({ userEmail: 'somebody-else@example.org' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect(JSON.stringify(refused.body)).not.toContain(statusUrl);
    expect(ErrorBody.parse(refused.body).details).toBeUndefined();
    expect(await submit({})).toMatchObject({ status: 201, body: { id, statusUrl } });
    expect(await submissions()).toHaveLength(1);
  });

  it('go on with what was not tried, and do again nothing of what was done', async () => {
    for (const userEmail of ['a@example.org', 'b@example.org', 'c@example.org'])
      await product.rest.call('POST', ROUTES.submissions, { form: submissionForm({ userEmail, name: userEmail }) });
    const approve = () =>
      product.rest.call('PUT', ROUTES.submissionsApprove, {
        json: { ids: [1, 2, 3] },
        admin: true,
        headers: { [HEADERS.idempotencyKey]: KEY },
      });
    const append = product.engines.events.append.bind(product.engines.events);
    const log = jest.spyOn(product.engines.events, 'append');
    log.mockImplementation((stream, ...rest) =>
      stream === 'submission-2' ? Promise.reject(new EventStoreUnavailable('away')) : append(stream, ...rest),
    );
    const cutShort = BulkDecision.parse((await approve()).body);
    expect(cutShort.refused.map(({ id, code }) => [id, code])).toEqual([
      [2, 'unavailable'],
      [3, 'unavailable'],
    ]);
    log.mockRestore();
    const whole = BulkDecision.parse((await approve()).body);
    expect(whole.decided.map(({ id, status }) => [id, status])).toEqual([1, 2, 3].map((id) => [id, 'approved']));
    expect((await approve()).headers.get('idempotency-replayed')).toBe('true');
    const types: string[] = [];
    for await (const { type } of product.engines.events.readStream('submission-1')) types.push(type);
    expect(types).toEqual(['SubmissionReceived', 'SubmissionApproved', 'MascotAssigned']);
  });

  it('are told apart wherever they write', async () => {
    const { id } = await product.rest.publish();
    const send = (method: string, url: string, json?: object) =>
      product.rest.call(method, url, { json, admin: true, headers: { [HEADERS.idempotencyKey]: KEY } });
    const comment = (content: string) =>
      send('POST', fillPath(ROUTES.mascotComments, { id }), { author: 'Ada', content });
    const edit = (humor: number) => send('PUT', fillPath(ROUTES.mascot, { id }), { humor });
    const like = (body?: object) => send('POST', fillPath(ROUTES.mascotLike, { id }), body);
    const image = (prompt: string) => send('POST', ROUTES.imageCreate, { prompt });
    const first = [await comment('Lovely'), await edit(9), await like(), await image('A dog on a beach')];
    expect(first.map(({ status }) => status)).toEqual([201, 200, 200, 202]);
    await loseAnswers();
    const others = [await comment('Ugly'), await edit(1), await like({ more: 1 }), await image('A cat on a beach')];
    expect(others.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    const again = [await comment('Lovely'), await edit(9), await like(), await image('A dog on a beach')];
    expect(again.map(({ status }) => status)).toEqual([201, 200, 200, 202]);
    expect(again[0]?.body).toEqual(first[0]?.body);
    expect((await product.rest.mascots())[0]).toMatchObject({ humor: 9, likes: 1 });
  });

  it('decide once, and answer the decision again', async () => {
    const { id } = SubmissionReceipt.parse((await submit({})).body);
    const approve = (adminNotes: string) =>
      product.rest.call('PUT', fillPath(ROUTES.submissionApprove, { id }), {
        admin: true,
        json: { adminNotes },
        headers: { [HEADERS.idempotencyKey]: KEY },
      });
    const { body } = await approve('Fine');
    await loseAnswers();
    expect((await approve('Not fine')).status).toBe(422);
    const again = await approve('Fine');
    expect(again.status).toBe(200);
    expect(Submission.parse(again.body)).toEqual(Submission.parse(body));
  });
});
