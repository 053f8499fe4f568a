import { fillPath, LikeCount, type ProjectionRebuild, ROUTES } from '@marcel/contracts';
import { randomUUID } from 'node:crypto';
import { directoryProjection } from '../../../contexts/mascots/index.js';
import { connectMongo } from '../../mongodb/connect-mongo.js';
import { startTestProduct, ADMIN_TOKEN, type TestProduct } from '../../../test-support/test-product.js';
import { itWhen } from '../../../test-support/testing/it-when.js';
import { RebuildUnderWay } from '../../read-store/errors.js';
import { Rebuilds } from '../rebuilds/rebuilds.js';
import { followRebuild } from '../../../commands/rebuild/follow-rebuild.js';
import { REBUILD_MESSAGES } from './rebuild.controller.js';

jest.setTimeout(120_000);

const LIKES_BEFORE = 50;
const LIKES_MEANWHILE = 20;

const mongoUrl = process.env.MONGODB_TEST_URL === undefined ? undefined : newDatabase(process.env.MONGODB_TEST_URL);
const engines: [string, Readonly<Record<string, string>> | undefined][] = [
  ['the embedded stores', {}],
  ['a MongoDB', mongoUrl === undefined ? undefined : { MONGODB_URL: mongoUrl }],
];

describe.each(engines)('a rebuild on %s', (_name, variables) => {
  const run = itWhen(variables !== undefined);
  let product: TestProduct;
  const rebuild = (name: string, admin = true) =>
    product.rest.call('POST', fillPath(ROUTES.projectionRebuild, { name }), { admin });
  beforeAll(async () => {
    if (variables !== undefined) product = await startTestProduct({ variables });
  });
  afterAll(() => product?.stop());

  run('takes place while visitors read and write: no read fails, no update is lost', async () => {
    const { rest, engines: stores } = product;
    const { id, slug } = await rest.publish();
    const like = async () => LikeCount.parse((await rest.call('POST', fillPath(ROUTES.mascotLike, { id }))).body).likes;
    for (let round = 0; round < LIKES_BEFORE; round += 1) await like();
    const before = await stores.views.activeVersion(directoryProjection.name);

    let isOver = false;
    const statuses = new Set<number>();
    const seen: number[] = [];
    const read = async (): Promise<void> => {
      while (!isOver) {
        const [mascot] = await rest.mascots(`?search=${slug}`);
        seen.push(mascot?.likes ?? -1);
        statuses.add((await rest.get(fillPath(ROUTES.mascotBySlug, { slug }))).status);
      }
    };
    const acknowledged: number[] = [];
    const write = async (): Promise<void> => {
      while (!isOver || acknowledged.length < LIKES_MEANWHILE) acknowledged.push(await like());
    };
    const load = Promise.all([read(), read(), write()]);
    const shown: ProjectionRebuild[] = [];
    const admin = { address: rest.address, adminToken: ADMIN_TOKEN };
    const rebuilt = followRebuild(admin, directoryProjection.name, (progress) => shown.push(progress));
    const [outcome] = await Promise.all([rebuilt.finally(() => (isOver = true)), load]);

    expect(outcome).toMatchObject({ name: directoryProjection.name, status: 'completed' });
    expect(outcome.eventsApplied).toBeGreaterThan(LIKES_BEFORE);
    expect(shown.at(-1)).toEqual(outcome);
    expect(await stores.views.activeVersion(directoryProjection.name)).toEqual({ ...before, generation: 1 });
    expect([...statuses]).toEqual([200]);
    // Nobody ever saw fewer likes than before, and every acknowledged like was in its own answer.
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(LIKES_BEFORE);
    expect(acknowledged).toEqual(acknowledged.map((_, index) => LIKES_BEFORE + 1 + index));
    expect((await rest.mascots())[0]?.likes).toBe(LIKES_BEFORE + acknowledged.length);
  });

  run('is asked for by the admin only, of a read model that there is', async () => {
    expect((await rebuild(directoryProjection.name, false)).status).toBe(401);
    expect(await rebuild('nothing')).toMatchObject({ status: 404, body: { error: REBUILD_MESSAGES.unknown } });
    const progress = await product.rest.get(fillPath(ROUTES.projectionRebuild, { name: 'comments' }), { admin: true });
    expect(progress.body).toEqual({ name: 'comments', status: 'none', eventsApplied: 0 });
  });

  run('takes place once at a time', async () => {
    jest.spyOn(product.app.get(Rebuilds), 'ask').mockRejectedValueOnce(new RebuildUnderWay('submissions'));
    expect(await rebuild('submissions')).toMatchObject({ status: 409, body: { error: REBUILD_MESSAGES.underWay } });
  });
});

it('of a product that is not running is refused in words', async () => {
  const nowhere = { address: 'http://127.0.0.1:1', adminToken: ADMIN_TOKEN };
  await expect(followRebuild(nowhere, 'directory', () => undefined)).rejects.toThrow('No product answers at');
});

afterAll(async () => {
  if (mongoUrl === undefined) return;
  const { db, close } = await connectMongo(mongoUrl);
  await db.dropDatabase();
  await close();
});

function newDatabase(serverUrl: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/marcel-test-${randomUUID()}`;
  return url.href;
}
