import {
  fillPath,
  type GeneratedImage,
  type Hug,
  GalleryPage,
  HEADERS,
  LIKE_MESSAGES,
  LikeBursts,
  LikeCount,
  Mascot,
  ROUTES,
  type LikeBurst,
  type LikedKind,
} from '@marcel/contracts';
import { QueryBus } from '@nestjs/cqrs';
import { readdir, rm } from 'node:fs/promises';
import * as path from 'node:path';
import { PROGRESS, type Progress } from '../../platform/consumers/progress/progress.js';
import { readStream } from '../../platform/event-store/contract/harness.js';
import { photograph } from '../../platform/pictures/testing/samples.js';
import { appendLikes } from '../../test-support/likes/append-likes.js';
import { StudioClient } from '../../test-support/studio/studio-client.js';
import { ADMIN_TOKEN, startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { DIRECTORY_VIEW } from '../mascots/index.js';
import { FindHug, FindImage } from '../studio/index.js';
import { GALLERY_VIEW, HUGS_VIEW } from '../studio/views.js';
import { LIKE_HOURS_VIEW, QUEUE_VIEW } from './views.js';

const ANOTHER_ADMIN = 'a-token-of-another-admin-of-the-tests';
const variables = { ADMIN_TOKENS: `grace:${ANOTHER_ADMIN},ada:${ADMIN_TOKEN}-of-ada` };
const HOUR = '2026-01-05T10:00:00.000Z';
const REASON = 'The same click, thirty times';

type Item = Pick<LikeBurst, 'kind' | 'id'>;

let product: TestProduct;
beforeEach(async () => {
  product = await startTestProduct({ variables });
});
afterEach(() => product.stop());

const LIKE_ROUTES = { mascot: ROUTES.mascotLike, hug: ROUTES.hugLike, image: ROUTES.imageLike } as const;

const like = async ({ kind, id }: Item) =>
  LikeCount.parse((await product.rest.call('POST', fillPath(LIKE_ROUTES[kind], { id }))).body).likes;
const shown = async () => {
  const views = [DIRECTORY_VIEW, HUGS_VIEW, GALLERY_VIEW, QUEUE_VIEW, LIKE_HOURS_VIEW];
  await product.app.get<Progress>(PROGRESS).waitFor((await product.engines.events.head()) ?? '', views);
};
const crowd = async (item: Item, count = 30) => {
  await appendLikes(product.engines.events, item, count, '2026-01-05T10:20:00.000Z');
  await shown();
};
const bursts = async (query = '') => {
  await shown();
  return LikeBursts.parse((await product.rest.get(`${ROUTES.likeBursts}${query}`, { admin: true })).body);
};
const takeBack = (item: Item, span: object, headers: Record<string, string> = {}) =>
  product.rest.call('POST', ROUTES.likesTakeBack, {
    json: { ...item, ...span, reason: ` ${REASON} ` },
    headers: { [HEADERS.adminToken]: ADMIN_TOKEN, ...headers },
  });
const mascot = async (): Promise<Item> => ({ kind: 'mascot', id: (await product.rest.publish()).id });
const likesOf = async ({ id }: Item) => Mascot.parse((await product.rest.get(`/api/mascots/${id}`)).body).likes;

describe('a burst of likes', () => {
  it('is shown to admins with what it was about, newest first, and by pages', async () => {
    const item = await mascot();
    await like(item);
    await like(item);
    await appendLikes(product.engines.events, item, 25, '2026-01-04T23:59:59.999Z');
    await appendLikes(product.engines.events, item, 19, '2026-01-05T09:00:00.000Z');
    await appendLikes(product.engines.events, item, 230, '2026-01-05T10:00:00.000Z');
    expect(await bursts()).toMatchObject([
      { ...item, hour: HOUR, likes: 230, takenBack: 0, first: 46, last: 275, subject: { title: 'Tux' } },
      { ...item, hour: '2026-01-04T23:00:00.000Z', likes: 25, takenBack: 0, first: 2, last: 26 },
    ]);
    const second = await product.rest.get(`${ROUTES.likeBursts}?limit=1&offset=1`, { admin: true });
    expect(second.headers.get(HEADERS.totalCount)).toBe('2');
    expect(LikeBursts.parse(second.body)).toEqual((await bursts()).slice(1));
  });

  it('that goes on for hours is found in all of them, the larger one first', async () => {
    const [small, large] = [await mascot(), Mascot.parse(await product.rest.publish({ name: 'Large' }))];
    const at = (hour: number) => `2026-01-05T${String(hour).padStart(2, '0')}:30:00.000Z`;
    for (const hour of [1, 2, 3]) {
      await appendLikes(product.engines.events, { kind: 'mascot', id: large.id }, 100, at(hour));
      await appendLikes(product.engines.events, small, 20, at(hour));
    }
    const hours = (await bursts()).map(({ id, hour, likes }) => [id, hour.slice(11, 13), likes]);
    expect(hours).toEqual(
      [3, 2, 1].flatMap((hour) => [
        [large.id, `0${hour}`, 100],
        [small.id, `0${hour}`, 20],
      ]),
    );
  });

  it('of what is gone is not shown', async () => {
    const item = await mascot();
    await crowd(item);
    expect(await bursts()).toHaveLength(1);
    await product.rest.call('DELETE', `/api/mascots/${item.id}`, { admin: true });
    expect(await bursts()).toEqual([]);
  });

  it('is taken back: no count has it any more, and it says so', async () => {
    const item = await mascot();
    const other = Mascot.parse(await product.rest.publish({ name: 'Other' }));
    for (let count = 1; count <= 3; count += 1) expect(await like(item)).toBe(count);
    for (let count = 1; count <= 4; count += 1) await like({ kind: 'mascot', id: other.id });
    await crowd(item);
    expect(await likesOf(item)).toBe(33);
    const answer = await takeBack(item, { first: 3, last: 32 });
    expect(answer).toMatchObject({ status: 200, body: { ...item, takenBack: 30 } });
    expect(await likesOf(item)).toBe(3);
    const sorted = await product.rest.mascots('?sortBy=likes');
    expect(sorted.map(({ id, likes }) => [id, likes])).toEqual([
      [other.id, 4],
      [item.id, 3],
    ]);
    expect(await like(item)).toBe(4);
    expect(await bursts()).toMatchObject([{ likes: 30, takenBack: 30 }]);
    const history = await product.rest.get(fillPath(ROUTES.mascotHistory, item), { admin: true });
    expect(history.body).toMatchObject([{}, { type: 'MascotLikesTakenBack', notes: REASON, actor: { kind: 'admin' } }]);
  });

  it('is taken back once, whoever tries at once, and who was first is told', async () => {
    const item = await mascot();
    await crowd(item);
    const admins = ['ada', 'grace'] as const;
    const tokens = { ada: `${ADMIN_TOKEN}-of-ada`, grace: ANOTHER_ADMIN };
    const answers = await Promise.all(
      admins.map((name) => takeBack(item, { first: 0, last: 29 }, { [HEADERS.adminToken]: tokens[name] })),
    );
    const winner = admins[answers.findIndex(({ status }) => status === 200)];
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: LIKE_MESSAGES.alreadyTakenBack(String(winner)),
    });
    expect(await likesOf(item)).toBe(0);
    expect(await takeBack(item, { first: 10, last: 29 })).toMatchObject({ status: 409 });
    expect(await like(item)).toBe(1);
    expect(await takeBack(item, { first: 0, last: 30 })).toMatchObject({ status: 200, body: { takenBack: 1 } });
    expect(await likesOf(item)).toBe(0);
  });

  it('is taken back once when the request is repeated', async () => {
    const item = await mascot();
    await crowd(item);
    const headers = { [HEADERS.idempotencyKey]: 'a-key-of-an-admin-1' };
    const first = await takeBack(item, { first: 0, last: 29 }, headers);
    expect(await takeBack(item, { first: 0, last: 29 }, headers)).toMatchObject({ status: 200, body: first.body });
    expect(await takeBack(item, { first: 0, last: 9 }, headers)).toMatchObject({ status: 422 });
    expect(await readStream(product.engines.events, `mascot-${item.id}`)).toHaveLength(2);
  });

  it.each([
    ['more than there are', { first: 0, last: 30 }, 404, LIKE_MESSAGES.notFound],
    ['none', { first: 5, last: 4 }, 404, LIKE_MESSAGES.notFound],
    ['no number', { first: 0 }, 400, LIKE_MESSAGES.span],
    ['below all', { first: -1, last: 4 }, 400, LIKE_MESSAGES.span],
    ['of what cannot be liked', { first: 0, last: 4, kind: 'comment' }, 400, LIKE_MESSAGES.kind],
  ])('is not taken back where it is %s', async (_, span, status, error) => {
    const item = await mascot();
    await crowd(item);
    expect(await takeBack(item, span)).toMatchObject({ status, body: { error } });
    expect(await likesOf(item)).toBe(30);
  });

  it.each<LikedKind>(['hug', 'image'])('of a picture (%s) is taken back from the gallery, too', async (kind) => {
    const studio = new StudioClient(product.rest);
    const { id } =
      kind === 'hug'
        ? await studio.finishedHug('Ada', await photograph())
        : await studio.finishedImage({ prompt: 'A dog' });
    const item = { kind, id };
    await like(item);
    await crowd(item);
    expect(await bursts()).toMatchObject([{ ...item, hour: HOUR, likes: 30, first: 1, last: 30 }]);
    expect(await takeBack(item, { first: 1, last: 30 })).toMatchObject({ status: 200 });
    const gallery = GalleryPage.parse((await product.rest.get(ROUTES.gallery)).body);
    const records = kind === 'hug' ? await studio.hugs() : await studio.images();
    expect([gallery.items, records.items].map((items) => items.map(({ likes }) => likes))).toEqual([[1], [1]]);
    const asOf = await product.engines.events.head();
    const told = kind === 'hug' ? new FindHug(id, asOf) : new FindImage(id, asOf);
    expect(await product.app.get(QueryBus).execute<FindHug | FindImage, Hug | GeneratedImage>(told)).toMatchObject({
      likes: 1,
    });
    expect(await like(item)).toBe(2);
  });

  it('stays taken back: after a restart, in views made anew, for a mascot that was away', async () => {
    const item = await mascot();
    await like(item);
    await crowd(item);
    await takeBack(item, { first: 1, last: 30 });
    const { dataDirectory } = product;
    await product.stop({ keepData: true });
    for (const file of await readdir(dataDirectory))
      if (/^(views|snapshots|answers)\.db/.test(file)) await rm(path.join(dataDirectory, file));
    product = await startTestProduct({ dataDirectory, variables });
    await shown();
    expect(await likesOf(item)).toBe(1);
    expect(await like(item)).toBe(2);
    await product.rest.call('DELETE', `/api/mascots/${item.id}`, { admin: true });
    const json = { reason: 'A mistake' };
    const restored = await product.rest.call('POST', fillPath(ROUTES.mascotRestore, item), { admin: true, json });
    expect(restored.body).toMatchObject({ likes: 2 });
    expect(await like(item)).toBe(3);
  });
});
