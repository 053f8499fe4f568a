import { LikeCount, ROUTES, fillPath } from '@marcel/contracts';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { startTestProduct, type TestProduct } from '../test-support/test-product.js';

jest.setTimeout(120_000);

/** Yesterday's `events/`, put back beside today's `views.db`. */
describe('an earlier state of the log, put back beside later read models', () => {
  let folder: string;
  let backup: string;
  let product: TestProduct;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-restored-'));
    backup = path.join(folder, 'backup');
    await mkdir(path.join(folder, 'data'));
    product = await startTestProduct({ dataDirectory: path.join(folder, 'data') });
  });
  afterEach(() => rm(folder, { recursive: true }));

  const like = async (id: number, times: number): Promise<void> => {
    for (let round = 0; round < times; round += 1) {
      const { body } = await product.rest.call('POST', fillPath(ROUTES.mascotLike, { id }));
      LikeCount.parse(body);
    }
  };
  const likes = async () => (await product.rest.mascots())[0]?.likes;
  const restart = async (whileDown: (events: string) => Promise<void>): Promise<void> => {
    await product.stop({ keepData: true });
    await whileDown(path.join(folder, 'data', 'events'));
    product = await startTestProduct({ dataDirectory: path.join(folder, 'data') });
  };
  const keep = (events: string) => cp(events, backup, { recursive: true });
  const putBack = async (events: string): Promise<void> => {
    await rm(events, { recursive: true });
    await cp(backup, events, { recursive: true });
  };
  const outgrow = async (events: string, views: string): Promise<void> => {
    await putBack(events);
    const other = path.join(folder, 'other');
    await cp(path.join(folder, 'data'), other, { recursive: true });
    await rm(path.join(other, views));
    const elsewhere = await startTestProduct({ dataDirectory: other });
    const { id } = (await elsewhere.rest.mascots())[0] ?? { id: 0 };
    for (let round = 0; round < 40; round += 1) await elsewhere.rest.call('POST', fillPath(ROUTES.mascotLike, { id }));
    await elsewhere.stop({ keepData: true });
    await rm(events, { recursive: true });
    await cp(path.join(other, 'events'), events, { recursive: true });
  };

  it.each([
    ['is shorter than what they have taken in', putBack, 10],
    ['has outgrown them since', (events: string) => outgrow(events, 'views.db'), 50],
  ])('rebuilds them when it %s, and is ready with what the log tells only', async (_, change, expected) => {
    const { id } = await product.rest.publish();
    await like(id, 10);
    await restart(keep);
    await like(id, 20);
    expect(await likes()).toBe(30);
    await restart(change);
    expect(await likes()).toBe(expected);
    expect((await product.rest.get(ROUTES.ready)).status).toBe(200);
    await like(id, 5);
    expect(await likes()).toBe(expected + 5);
    await product.stop({ keepData: true });
  });

  it('leaves them alone when the log is the one they were made from', async () => {
    const { id } = await product.rest.publish();
    await like(id, 3);
    const revision = await product.engines.views.revisionOf('mascots');
    await restart(async () => undefined);
    expect(await product.engines.views.revisionOf('mascots')).toBe(revision);
    await product.stop({ keepData: true });
  });
});
