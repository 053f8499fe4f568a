import { CommentList, GeneratedImage, LikeCount, SubmissionReceipt } from '@marcel/contracts';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { freePort } from '../test-support/free-port.js';
import { pause } from '../test-support/pause.js';
import { ProductProcess } from '../test-support/product-process.js';
import { ServerProcess } from '../test-support/server-process.js';
import { StudioClient } from '../test-support/studio/studio-client.js';
import { followRebuild } from '../commands/rebuild/follow-rebuild.js';
import { describeWithFerretDb } from '../test-support/testing/with-ferretdb.js';

const SIMULATOR = path.join(__dirname, '../../dist/commands/simulate/main.js');

const ADMIN_TOKEN = 'the-admin-token-of-all-nodes';

jest.setTimeout(180_000);

/** Several nodes over the EventStoreDB simulator and FerretDB, as they would stand over the real servers. */
describeWithFerretDb('several nodes', (ferretDb) => {
  let folder: string;
  let ports: { events: number; views: number };
  let log: ServerProcess;
  let views: ServerProcess;
  const nodes: ProductProcess[] = [];

  const startLog = () =>
    ServerProcess.start(
      process.execPath,
      SIMULATOR,
      '--port',
      String(ports.events),
      '--data',
      path.join(folder, 'log'),
    );
  const startViews = () => ServerProcess.start(ferretDb, `127.0.0.1:${ports.views}`, path.join(folder, 'views'));
  const startNode = async (name: string, roles: string): Promise<ProductProcess> => {
    const node = await ProductProcess.start(path.join(folder, name), {
      ROLES: roles,
      ADMIN_TOKEN,
      EVENTSTOREDB_URL: `esdb://127.0.0.1:${ports.events}?tls=false`,
      MONGODB_URL: `mongodb://127.0.0.1:${ports.views}/marcel`,
    });
    nodes.push(node);
    return node;
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'marcel-nodes-'));
    await mkdir(path.join(folder, 'views'));
    ports = { events: await freePort(), views: await freePort() };
    [log, views] = [await startLog(), await startViews()];
  });
  afterEach(async () => {
    await Promise.all(nodes.splice(0).map((node) => node.stop()));
    await Promise.all([log.end(), views.end()]);
    await rm(folder, { recursive: true });
  });

  it('see at once what was written on another', async () => {
    await startNode('projector', 'projector,worker');
    const [one, other] = [await startNode('one', 'api'), await startNode('other', 'api')];
    const { id } = await one.rest.publish();
    for (let likes = 1; likes <= 10; likes += 1) {
      const [writer, reader] = likes % 2 === 0 ? [one, other] : [other, one];
      const answer = await writer.rest.call('POST', `/api/mascots/${id}/like`);
      expect(LikeCount.parse(answer.body)).toEqual({ id, likes });
      expect((await reader.rest.mascots())[0]?.likes).toBe(likes);
    }
  });

  it('have a read model rebuilt by the node that keeps it, whichever is asked, while others write and read', async () => {
    await startNode('projector', 'projector,worker');
    const [one, other] = [await startNode('one', 'api'), await startNode('other', 'api')];
    const { id } = await one.rest.publish();
    let isOver = false;
    let likes = 0;
    const likeAndLook = async (): Promise<void> => {
      while (!isOver) {
        const answer = await one.rest.call('POST', `/api/mascots/${id}/like`);
        likes += 1;
        expect(LikeCount.parse(answer.body)).toEqual({ id, likes });
        expect((await other.rest.mascots())[0]?.likes).toBe(likes);
      }
    };
    const admin = { address: other.rest.address, adminToken: ADMIN_TOKEN };
    const rebuilt = followRebuild(admin, 'mascots', () => undefined).finally(() => (isOver = true));
    const [outcome] = await Promise.all([rebuilt, likeAndLook()]);
    expect(outcome.status).toBe('completed');
    expect((await one.rest.mascots())[0]?.likes).toBe(likes);
  });

  it('finish each picture once, though the worker that makes them is killed', async () => {
    const workers = [await startNode('first', 'projector,worker'), await startNode('second', 'projector,worker')];
    const [one, other] = [await startNode('one', 'api'), await startNode('other', 'api')];
    const [asking, watching] = [new StudioClient(one.rest), new StudioClient(other.rest)];
    const first = await asking.finishedImage({ prompt: 'A beach at sunset' });
    const orders = await Promise.all(['castle', 'forest', 'city', 'moon'].map((prompt) => asking.image({ prompt })));
    await workers[0]?.kill();
    for (const { body } of orders) {
      const { id } = GeneratedImage.parse(body);
      expect(await watching.settledImage(id)).toMatchObject({ status: 'completed', preserved: true });
    }
    const { items } = await watching.images();
    expect(new Set(items.map(({ id }) => id)).size).toBe(orders.length + 1);
    expect(items.at(-1)).toMatchObject({ id: first.id, storagePath: first.storagePath });
  });

  it('lose nothing that was acknowledged when a projector, the log or the views are killed in turn', async () => {
    const projectors = [await startNode('first', 'projector,worker'), await startNode('second', 'projector,worker')];
    const [one, other] = [await startNode('one', 'api'), await startNode('other', 'api')];
    const { id } = await one.rest.publish();
    const acknowledged = new Set<string>();
    const load = new AbortController();

    const writer = async (api: ProductProcess, number: number): Promise<void> => {
      for (let round = 0; !load.signal.aborted; round += 1) {
        const content = `comment ${number}-${round}`;
        const json = { author: 'Grace', content };
        const answer = await api.rest.call('POST', `/api/mascots/${id}/comments`, { json }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.add(content);
      }
    };
    const more = async (count: number): Promise<void> => {
      const goal = acknowledged.size + count;
      while (acknowledged.size < goal) await pause();
    };
    const writers = [one, other, one, other].map(writer);

    await more(20);
    await projectors[0]?.kill();
    await more(20);
    await log.end('SIGKILL');
    log = await startLog();
    await more(20);
    await views.end('SIGKILL');
    views = await startViews();
    await more(20);
    load.abort();
    await Promise.all(writers);
    await one.untilReady();

    const shown = async (api: ProductProcess) =>
      CommentList.parse((await api.rest.get(`/api/mascots/${id}/comments`)).body).map(({ content }) => content);
    // The last of them tells that every view has come to the end of the log.
    expect((await one.rest.submit({ name: 'Last' })).status).toBe(201);
    await one.rest.call('POST', `/api/mascots/${id}/comments`, { json: { author: 'Grace', content: 'the end' } });
    while (!(await shown(other)).includes('the end')) await pause();
    const contents = await shown(other);
    expect(contents).toEqual(expect.arrayContaining([...acknowledged]));
    expect(new Set(contents).size).toBe(contents.length);
    expect(SubmissionReceipt.parse((await other.rest.submit()).body).status).toBe('pending');
  });
});
