import { DeadLetterList, ROUTES, SubmissionReceipt } from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { DecisionRunner } from '../../platform/command-handling/decision-runner.js';
import { deadLetterDecision } from '../../platform/dead-letters/dead-letters.js';

const AUTOMATION = 'destroy-key-of-submitter';
const letterOf = (stream: string) => ({ stream, revision: 0, reason: 'The keys were away', attempts: 6 });
const entryOf = (stream: string) => ({ automation: AUTOMATION, ...letterOf(stream) });

describe('dead letters', () => {
  let product: TestProduct;
  let first: string;
  let second: string;
  const call = (method: string, path: string, json?: object) =>
    product.rest.call(method, path, { admin: true, ...(json && { json }) });
  const listed = async () => DeadLetterList.parse((await call('GET', ROUTES.deadLetters)).body);

  beforeAll(async () => {
    const before = await startTestProduct();
    const answers = [await before.rest.submit(), await before.rest.submit({ name: 'Another' })];
    const streams = answers.map(({ body }) => `submission-${SubmissionReceipt.parse(body).id}`);
    [first = '', second = ''] = streams;
    const context = { correlationId: 'c', causationId: 'c', actor: { kind: 'system', name: AUTOMATION } } as const;
    for (const stream of streams) {
      const decision = deadLetterDecision(AUTOMATION, { kind: 'DeadLetter', letter: letterOf(stream) });
      await before.app.get(DecisionRunner).run({ ...decision, context });
    }
    await before.stop({ keepData: true });
    product = await startTestProduct({ dataDirectory: before.dataDirectory });
  });
  afterAll(() => product.stop());

  it('are listed', async () => expect(await listed()).toEqual([entryOf(first), entryOf(second)]));

  it('have to be named, and skipped with a reason', async () => {
    const wish = { automation: AUTOMATION, stream: first, revision: 0, reason: 'Done by hand' };
    const skip = async (part: object) => (await call('POST', ROUTES.deadLettersSkip, { ...wish, ...part })).status;
    expect(await skip({ automation: 'when-x-then-y' })).toBe(404);
    expect(await skip({ stream: 'submission-99' })).toBe(404);
    expect(await skip({ reason: ' ' })).toBe(400);
    // Another event of the stream was dead-lettered meanwhile.
    expect(await skip({ revision: 7 })).toBe(409);
    expect(await listed()).toHaveLength(2);
  });

  it('are retried or skipped, and leave the list', async () => {
    expect((await call('POST', ROUTES.deadLettersRetry, { automation: AUTOMATION, stream: first })).status).toBe(202);
    while ((await listed()).length === 2);
    expect(await listed()).toEqual([entryOf(second)]);
    const wish = { automation: AUTOMATION, stream: second, revision: 0, reason: 'Done by hand' };
    expect((await call('POST', ROUTES.deadLettersSkip, wish)).status).toBe(202);
    while ((await listed()).length === 1);
    expect(await listed()).toEqual([]);
  });
});
