import { CommentList, LikeCount, SubmissionList, SubmissionReceipt } from '@marcel/contracts';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { readSettings } from '../platform/config/settings.js';
import { createLogger } from '../platform/observability/logging/logger.js';
import { ProductProcess } from '../test-support/product-process.js';
import { StudioClient } from '../test-support/studio/studio-client.js';
import { openEngines } from '../platform/engines/open-engines.js';
import { PROJECTIONS } from '../contexts/projections.js';
import { digestOf } from '../platform/read-store/test-support/digest.js';

const WRITERS = 8;

jest.setTimeout(120_000);

describe('the product', () => {
  let dataDirectory: string;
  let product: ProductProcess;

  beforeAll(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'marcel-crash-'));
    product = await ProductProcess.start(dataDirectory);
  });
  afterAll(async () => {
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  });

  it('has every acknowledged write exactly once after a SIGKILL under load', async () => {
    const { id } = await product.rest.publish();
    const acknowledged = { comments: new Set<string>(), submissions: new Set<number>(), mostLikes: 0 };
    let likesSent = 0;

    const write = async (writer: number, round: number): Promise<void> => {
      const content = `comment ${writer}-${round}`;
      const json = { author: 'Grace', content };
      if ((await product.rest.call('POST', `/api/mascots/${id}/comments`, { json })).status === 201) {
        acknowledged.comments.add(content);
      }
      likesSent += 1;
      const { likes } = LikeCount.parse((await product.rest.call('POST', `/api/mascots/${id}/like`)).body);
      acknowledged.mostLikes = Math.max(acknowledged.mostLikes, likes);
      const receipt = SubmissionReceipt.parse((await product.rest.submit({ name: content })).body);
      acknowledged.submissions.add(receipt.id);
    };
    const writer = async (_: unknown, number: number): Promise<void> => {
      for (let round = 0; ; round += 1) {
        try {
          await write(number, round);
        } catch {
          return;
        }
        if (acknowledged.submissions.size >= 40) await product.kill();
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    product = await ProductProcess.start(dataDirectory);

    await product.untilReady();
    const comments = CommentList.parse((await product.rest.get(`/api/mascots/${id}/comments`)).body);
    const contents = comments.map(({ content }) => content);
    expect(new Set(contents).size).toBe(contents.length);
    expect(contents).toEqual(expect.arrayContaining([...acknowledged.comments]));
    const submissions = SubmissionList.parse((await product.rest.get('/api/submissions', { admin: true })).body);
    const ids = submissions.map((submission) => submission.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...acknowledged.submissions]));
    const mascot = (await product.rest.mascots()).find((one) => one.id === id);
    expect(mascot?.likes).toBeGreaterThanOrEqual(acknowledged.mostLikes);
    expect(mascot?.likes).toBeLessThanOrEqual(likesSent);
  });

  it('completes a started approval after a SIGKILL', async () => {
    const before = await product.rest.mascots();
    const receipts = await Promise.all(Array.from({ length: 6 }, () => product.rest.submit()));
    const ids = receipts.map(({ body }) => SubmissionReceipt.parse(body).id);
    const approvals = ids.map((id) =>
      product.rest.call('PUT', `/api/submissions/${id}/approve`, { admin: true, json: {} }),
    );
    await Promise.race(approvals);
    await product.kill();
    await Promise.allSettled(approvals);
    product = await ProductProcess.start(dataDirectory);

    await product.untilReady();
    const approved = SubmissionList.parse((await product.rest.get('/api/submissions', { admin: true })).body).filter(
      ({ id, status }) => ids.includes(id) && status === 'approved',
    );
    for (const id of ids) await product.rest.call('PUT', `/api/submissions/${id}/approve`, { admin: true, json: {} });
    const mascots = await product.rest.mascots();
    expect(approved.length).toBeGreaterThan(0);
    expect(approved.map(({ mascotSlug }) => mascotSlug)).not.toContain(null);
    expect(mascots).toHaveLength(before.length + ids.length);
    expect(new Set(mascots.map(({ slug }) => slug)).size).toBe(mascots.length);
  });

  it('finishes pictures after a SIGKILL', async () => {
    const studio = () => new StudioClient(product.rest);
    for (let order = 0; order < 4; order += 1) await studio().image({ prompt: `picture ${order}` });
    await product.kill();
    product = await ProductProcess.start(dataDirectory);
    const { items } = await studio().images();
    expect(items).toHaveLength(4);
    for (const { id } of items)
      expect(await studio().settledImage(id)).toMatchObject({ status: 'completed', preserved: true });
  });

  it('rebuilds the same read models when they are deleted', async () => {
    const { id } = await product.rest.publish();
    await product.rest.publish({ name: 'Second' });
    await product.rest.submit({ name: 'Third' });
    await product.rest.call('POST', `/api/mascots/${id}/like`);
    await product.rest.call('POST', `/api/mascots/${id}/comments`, { json: { author: 'Grace', content: 'Lovely' } });
    await product.rest.call('PUT', `/api/mascots/${id}`, { admin: true, json: { cuteness: 10 } });
    await product.stop();
    const before = await digests(dataDirectory);

    for (const file of await readdir(dataDirectory)) {
      if (file.startsWith('views.db')) await rm(path.join(dataDirectory, file), { force: true });
    }
    product = await ProductProcess.start(dataDirectory);
    await product.untilReady();
    await product.stop();
    expect(await digests(dataDirectory)).toEqual(before);
  });
});

async function digests(dataDirectory: string): Promise<ReadonlyMap<string, string>> {
  const engines = await openEngines(readSettings({ DATA_DIR: dataDirectory }), createLogger('silent'));
  const names = PROJECTIONS.flatMap(({ collections }) => collections.map(({ name }) => name));
  const named = async (name: string) => [name, await digestOf(engines.views, name)] as const;
  const all = new Map(await Promise.all(names.map(named)));
  await engines.close();
  return all;
}
