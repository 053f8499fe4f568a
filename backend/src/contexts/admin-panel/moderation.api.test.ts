import {
  Comment,
  COMMENT_MESSAGES,
  CommentList,
  AdminChange,
  fillPath,
  GalleryPage,
  HEADERS,
  MODERATION_MESSAGES,
  ROUTES,
  type ItemRef,
  type Mascot,
} from '@marcel/contracts';
import { photograph } from '../../platform/pictures/testing/samples.js';
import { ModerationClient } from '../../test-support/moderation/moderation-client.js';
import { pause } from '../../test-support/pause.js';
import { ADMIN_TOKEN, GRACE_TOKEN, rest } from '../../test-support/shared-product/shared-product.js';
import { serverSentEvents } from '../../test-support/server-sent-events.js';
import { StudioClient } from '../../test-support/studio/studio-client.js';

const UNKNOWN = 99_999;

let count = 0;
let moderation: ModerationClient;
let studio: StudioClient;
let mascot: Mascot;

beforeEach(async () => {
  moderation = new ModerationClient(rest);
  studio = new StudioClient(rest);
  mascot = await rest.publish({ name: `Moderated ${(count += 1)}` });
});

const comments = () => fillPath(ROUTES.mascotComments, mascot);
const post = async (content: string): Promise<Comment> =>
  Comment.parse((await rest.call('POST', comments(), { json: { author: 'Ada', content } })).body);
const comment = async (content = 'Lovely'): Promise<ItemRef> => ({ kind: 'comment', id: (await post(content)).id });
const shownComments = async () => {
  const answer = await rest.get(comments());
  const shown = CommentList.parse(answer.body).map(({ content }) => content);
  expect(answer.headers.get(HEADERS.totalCount)).toBe(String(shown.length));
  return shown;
};

describe('a comment', () => {
  it('is hidden once three visitors have reported it, and visible again once it is restored', async () => {
    const item = await comment();
    for (const visitor of [1, 2, 2, 1])
      expect((await moderation.report(item, { reason: 'spam' }, visitor)).status).toBe(202);
    expect(await shownComments()).toEqual(['Lovely']);
    const third = await moderation.report(item, { reason: 'hateful', words: ' Awful ' }, 3);
    expect(third).toMatchObject({ status: 202, body: item });
    expect(await shownComments()).toEqual([]);
    expect((await moderation.report(item)).status).toBe(404);
    const before = await moderation.queue('?state=held');
    const path = `/mascotdx/${mascot.slug}`;
    expect(await moderation.find(item)).toMatchObject({
      ...item,
      state: 'held',
      heldFor: 'reports',
      reportCount: 3,
      reports: [{ reason: 'hateful', words: 'Awful' }, { words: null }, { words: null }],
      subject: { title: mascot.name, text: 'Lovely', author: 'Ada', path, pictureUrl: null },
      verdict: null,
    });
    expect((await moderation.moderate(item, 'restore')).body).toMatchObject({
      state: 'shown',
      reportCount: 0,
      verdict: { action: 'restore', by: { kind: 'admin' }, reason: 'Looked at' },
    });
    expect(await shownComments()).toEqual(['Lovely']);
    const { held, shown } = before.counts;
    expect((await moderation.queue()).counts).toMatchObject({ held: held - 1, shown: shown + 1 });
  });

  it('is held for its words or links, which only its author can see', async () => {
    expect(await post('Lovely')).not.toHaveProperty('held');
    expect(await post('What a b1tch on zebras')).toMatchObject({ held: true });
    const links = 'www.a.com www.b.com www.c.com on zebras';
    expect(await post(links)).toMatchObject({ held: true });
    expect(await shownComments()).toEqual(['Lovely']);
    while ((await moderation.queue('?search=zebras')).total < 2) await pause();
    const { items } = await moderation.queue('?search=zebras&sort=oldest');
    expect(items.map(({ heldFor }) => heldFor)).toEqual(['words', 'links']);
    await moderation.moderate(items[1]!, 'dismiss');
    expect(await shownComments()).toEqual([links, 'Lovely']);
    expect((await moderation.moderate(items[1]!, 'reopen')).body).toMatchObject({ state: 'held', heldFor: 'links' });
    expect(await shownComments()).toEqual(['Lovely']);
    expect(await moderation.moderate(items[1]!, 'reopen')).toMatchObject({ status: 409 });
  });

  it('cannot be reported when it does not exist', async () => {
    const refusal = { status: 404, body: { error: COMMENT_MESSAGES.notFound } };
    expect(await moderation.report({ kind: 'comment', id: UNKNOWN })).toMatchObject(refusal);
    expect((await moderation.report({ kind: 'mascot', id: UNKNOWN })).status).toBe(404);
    const item = await comment();
    expect((await moderation.report(item, { reason: 'ugly' })).status).toBe(400);
    await rest.call('DELETE', fillPath(ROUTES.mascot, mascot), { admin: true });
    expect((await moderation.report(item)).status).toBe(404);
  });
});

describe('an artwork', () => {
  const gallery = async () => GalleryPage.parse((await rest.get(ROUTES.gallery)).body);

  it('is in no list, count or download while it is hidden, and can neither be liked nor rerolled', async () => {
    const photo = await photograph();
    const { id } = await studio.finishedHug('Ada', photo);
    const [hug, image]: ItemRef[] = [
      { kind: 'hug', id },
      { kind: 'image', id: (await studio.finishedImage({ prompt: 'A dog' })).id },
    ];
    expect(await moderation.moderate(hug!, 'hide')).toMatchObject({
      status: 200,
      body: { state: 'hidden', subject: { title: 'Ada', path: '/marcel-hugs', pictureUrl: expect.any(String) } },
    });
    await moderation.hold(image!);
    for (const query of ['', '?hideBroken=true']) {
      expect((await studio.hugs(query)).items.map((one) => one.id)).not.toContain(id);
      expect((await studio.images(query)).items.map((one) => one.id)).not.toContain(image?.id);
    }
    const { counts } = await gallery();
    const gone = [
      await rest.get(fillPath(ROUTES.download, { id: `hug-${id}` })),
      await rest.call('POST', fillPath(ROUTES.hugLike, { id })),
      await studio.reroll(id),
      await rest.call('POST', fillPath(ROUTES.hugBroken, { id }), { json: { url: '/x', clientError: 'error' } }),
      await moderation.report(hug!),
    ];
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await moderation.moderateAll([hug!, image!], 'restore');
    expect((await gallery()).counts).toEqual({ ...counts, hugs: counts.hugs + 1, generated: counts.generated + 1 });
    expect((await studio.hugs()).items).toContainEqual(expect.objectContaining({ id, hidden: false }));
    expect((await rest.call('POST', fillPath(ROUTES.hugLike, { id }))).body).toEqual({ id, likes: 1 });
  });
});

describe('the queue', () => {
  it('is paged, the most urgent first, and can be filtered', async () => {
    const [one, two, three, four] = [
      await comment('Penguin one of quux'),
      await comment('Penguin two of quux'),
      await comment('Duck three of quux'),
      await comment('Duck four of quux'),
    ];
    await moderation.report(one);
    await moderation.hold(two);
    for (let visitor = 1; visitor <= 2; visitor += 1) await moderation.report(three);
    await moderation.moderate(four, 'erase');
    await comment('See www.a.com www.b.com www.c.com of quux');
    while ((await moderation.queue('?search=quux')).total < 4) await pause();
    const first = await moderation.queue('?limit=3&search=quux');
    const ids = (items: readonly ItemRef[]) => items.map(({ id }) => id);
    expect(ids(first.items)).toEqual([two.id, three.id, one.id]);
    const second = await moderation.queue(`?limit=3&search=quux&after=${first.next ?? ''}`);
    expect(second.items).toMatchObject([{ state: 'held', heldFor: 'links' }]);
    expect(second.next ?? null).toBeNull();
    expect(ids((await moderation.queue('?search=N%20TWO%20OF%20QUUX&sort=newest')).items)).toEqual([two.id]);
    const [erased] = (await moderation.queue('?state=erased&sort=newest')).items;
    expect(erased).toMatchObject({ id: four.id, subject: null });
    expect((await moderation.moderate(four, 'restore')).status).toBe(409);
    expect((await moderation.queue('?kind=mascot&search=quux')).items).toEqual([]);
    const similar = await comment('Penguin five of quux');
    const untouched = await moderation.queue('?state=untouched&kind=comment&search=quux&sort=newest');
    expect(untouched).toMatchObject({ total: 1, items: [{ ...similar, state: 'shown', verdict: null }] });
    for (const query of ['state=new', 'kind=dog', 'sort=best', 'limit=101', 'after=x'])
      expect((await rest.get(`${ROUTES.moderation}?${query}`, { admin: true })).status).toBe(400);
  });

  it('rejects a verdict on an outdated round', async () => {
    const item = await comment();
    await moderation.report(item);
    const { round } = await moderation.find(item);
    await moderation.moderate(item, 'dismiss', GRACE_TOKEN);
    await moderation.report(item);
    const hideAt = (round: number) => moderation.moderate(item, 'hide', undefined, round);
    const error = MODERATION_MESSAGES.alreadyHandled('reported', 'grace');
    expect(await hideAt(round)).toMatchObject({ status: 409, body: { error } });
    expect((await hideAt(-1)).status).toBe(400);
  });

  it('marks deleted mascots', async () => {
    const item: ItemRef = { kind: 'mascot', id: mascot.id };
    await moderation.report(item);
    expect(await moderation.find(item)).toMatchObject({ state: 'reported', isGone: false });
    await rest.call('DELETE', fillPath(ROUTES.mascot, mascot), { admin: true });
    const gone = { state: 'reported', isGone: true, subject: { title: mascot.name, path: null } };
    while (!(await moderation.find(item)).isGone) await pause();
    expect(await moderation.find(item)).toMatchObject(gone);
    await rest.call('POST', fillPath(ROUTES.mascotRestore, mascot), { admin: true, json: { reason: 'Oops' } });
    while ((await moderation.find(item)).isGone) await pause();
    await moderation.moderate(item, 'hide');
    expect(await moderation.find(item)).toMatchObject({ state: 'hidden', isGone: false });
  });

  it('lists other items with the same picture', async () => {
    const photo = await photograph();
    const [one, two] = [await studio.finishedHug('Ada', photo), await studio.finishedHug('Grace', photo)];
    const others = async (id: number) => (await moderation.find({ kind: 'hug', id })).samePicture;
    while ((await others(one.id)).length < 1) await pause();
    expect(await others(one.id)).toContainEqual({ kind: 'hug', id: two.id });
    expect(
      (await moderation.queue('?state=untouched&kind=hug&sort=newest')).items.map(({ samePicture }) => samePicture),
    ).toContainEqual(await others(two.id));
  });

  it('finds similar texts, most similar first, with their present state', async () => {
    const spam = 'Buy cheap watches now at https://watches.example/1 and save a lot of money today';
    const [first, copy, other] = [
      await comment(spam),
      await comment(`Hi! ${spam.toUpperCase()} 17`),
      await comment('A penguin that I remember well'),
    ];
    for (const item of [first, other]) await moderation.report(item);
    const ids = async (query: string) => (await moderation.queue(query)).items.map(({ id }) => id);
    const like = `?similarTo=comment-${first.id}`;
    expect(await ids(like)).toEqual([first.id, copy.id]);
    expect(await ids(`?similarTo=comment-${other.id}`)).toEqual([other.id]);
    await moderation.moderate(copy, 'hide');
    expect(await ids(like)).toEqual([first.id]);
    expect(await ids(`${like}&state=hidden`)).toEqual([copy.id]);
    await moderation.moderate(first, 'erase');
    expect(await ids(`${like}&state=hidden`)).toEqual([]);
    expect(await ids('?similarTo=comment-99999')).toEqual([]);
    for (const similarTo of ['7', 'dog-7', 'comment-0', 'comment-7x'])
      expect((await rest.get(`${ROUTES.moderation}?similarTo=${similarTo}`, { admin: true })).status).toBe(400);
  });

  it('answers 404 for unknown kinds', async () => {
    const paths = ['/api/moderation/dog/1', '/api/moderation/comment/x', `/api/moderation/comment/${UNKNOWN}`];
    for (const path of paths) expect((await rest.get(path, { admin: true })).status).toBe(404);
    const items = [await comment()];
    const act = async (json: object) => (await rest.call('POST', ROUTES.moderation, { admin: true, json })).status;
    expect(await act({ items, action: 'love', reason: 'Looked at' })).toBe(400);
    expect(await act({ items, action: 'hide' })).toBe(400);
    expect(await act({ items: [], action: 'hide', reason: 'Looked at' })).toBe(400);
  });

  it('is sent to every admin panel as it changes', async () => {
    const item = await comment();
    const response = await fetch(rest.address + ROUTES.adminEvents, { headers: { [HEADERS.adminToken]: ADMIN_TOKEN } });
    const changes = serverSentEvents(response, AdminChange, 'change');
    await moderation.report(item);
    await moderation.moderate(item, 'hide');
    const received = [(await changes.next()).value, (await changes.next()).value];
    expect(received).toMatchObject([
      { kind: 'item', itemKind: 'comment', id: item.id, type: 'ItemReported', actor: 'visitor' },
      { kind: 'item', itemKind: 'comment', id: item.id, type: 'ItemHidden', actor: 'admin' },
    ]);
  });
});
