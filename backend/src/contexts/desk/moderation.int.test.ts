import {
  Comment,
  COMMENT_MESSAGES,
  CommentList,
  DeskChange,
  fillPath,
  GalleryPage,
  HEADERS,
  MODERATION_MESSAGES,
  ModerationOutcome,
  ROUTES,
  STUDIO_WIRE,
  type ItemName,
  type Mascot,
} from '@marcel/contracts';
import { photograph } from '../../platform/pictures/testing/samples.js';
import { ModerationClient, TELLS_VISITORS_APART } from '../../test-support/moderation/moderation-client.js';
import { pause } from '../../test-support/pause.js';
import { serverSentEvents } from '../../test-support/server-sent-events.js';
import { StudioClient } from '../../test-support/studio/studio-client.js';
import { ADMIN_TOKEN, startTestProduct, type TestProduct } from '../../test-support/test-product.js';

const ANOTHER_ADMIN = 'a-token-of-another-admin-of-the-tests';

let product: TestProduct;
let moderation: ModerationClient;
let studio: StudioClient;
let mascot: Mascot;

beforeEach(async () => {
  product = await startTestProduct({ variables: { ...TELLS_VISITORS_APART, ADMIN_TOKENS: `grace:${ANOTHER_ADMIN}` } });
  moderation = new ModerationClient(product.rest);
  studio = new StudioClient(product.rest);
  mascot = await product.rest.publish();
});
afterEach(() => product.stop());

const comments = () => fillPath(ROUTES.mascotComments, mascot);
const post = async (content: string): Promise<Comment> =>
  Comment.parse((await product.rest.call('POST', comments(), { json: { author: 'Ada', content } })).body);
const comment = async (content = 'Lovely'): Promise<ItemName> => ({ kind: 'comment', id: (await post(content)).id });
const shownComments = async () => {
  const answer = await product.rest.get(comments());
  const shown = CommentList.parse(answer.body).map(({ content }) => content);
  expect(answer.headers.get(HEADERS.totalCount)).toBe(String(shown.length));
  return shown;
};

describe('a comment', () => {
  it('is gone for everybody once three visitors have reported it, and back once it is restored', async () => {
    const item = await comment();
    for (const visitor of [1, 2, 2, 1])
      expect((await moderation.report(item, { reason: 'spam' }, visitor)).status).toBe(202);
    expect(await shownComments()).toEqual(['Lovely']);
    expect(await moderation.report(item, { reason: 'hateful', words: ' Awful ' }, 3)).toMatchObject({
      status: 202,
      body: item,
    });
    expect(await shownComments()).toEqual([]);
    expect((await moderation.report(item)).status).toBe(404);
    expect((await moderation.queue()).items).toMatchObject([
      {
        ...item,
        state: 'held',
        heldFor: 'reports',
        reportCount: 3,
        reports: [{ reason: 'hateful', words: 'Awful' }, { words: null }, { words: null }],
        subject: { title: 'Tux', text: 'Lovely', author: 'Ada', path: '/mascotdx/tux', pictureUrl: null },
        verdict: null,
      },
    ]);
    expect((await moderation.judge(item, 'restore')).body).toMatchObject({
      state: 'shown',
      reportCount: 0,
      verdict: { action: 'restore', by: { kind: 'admin' }, reason: 'Looked at' },
    });
    expect(await shownComments()).toEqual(['Lovely']);
    expect(await moderation.queue()).toMatchObject({ items: [], total: 0, counts: { shown: 1, held: 0 } });
  });

  it('waits for a look when its words or links say so, and only its author knows', async () => {
    expect(await post('Lovely')).not.toHaveProperty('held');
    expect(await post('What a b1tch')).toMatchObject({ held: true });
    expect(await post('www.a.example www.b.example www.c.example')).toMatchObject({ held: true });
    expect(await shownComments()).toEqual(['Lovely']);
    while ((await moderation.queue()).total < 2) await pause();
    const { items } = await moderation.queue('?sort=oldest');
    expect(items.map(({ heldFor }) => heldFor)).toEqual(['words', 'links']);
    await moderation.judge(items[1]!, 'dismiss');
    expect(await shownComments()).toEqual(['www.a.example www.b.example www.c.example', 'Lovely']);
    expect((await moderation.judge(items[1]!, 'reopen')).body).toMatchObject({ state: 'held', heldFor: 'links' });
    expect(await shownComments()).toEqual(['Lovely']);
    expect(await moderation.judge(items[1]!, 'reopen')).toMatchObject({ status: 409 });
  });

  it('that is not there cannot be reported', async () => {
    const refusal = { status: 404, body: { error: COMMENT_MESSAGES.notFound } };
    expect(await moderation.report({ kind: 'comment', id: 99 })).toMatchObject(refusal);
    const item = await comment();
    expect((await moderation.report(item, { reason: 'ugly' })).status).toBe(400);
    await product.rest.call('DELETE', fillPath(ROUTES.mascot, mascot), { admin: true });
    expect((await moderation.report(item)).status).toBe(404);
  });
});

describe('an artwork', () => {
  const gallery = async () => GalleryPage.parse((await product.rest.get(ROUTES.gallery)).body);

  it('that is hidden is in no list, count or download, and can neither be liked nor made again', async () => {
    const photo = await photograph();
    const { id } = await studio.finishedHug('Ada', photo);
    const [hug, image]: ItemName[] = [
      { kind: 'hug', id },
      { kind: 'image', id: (await studio.finishedImage({ prompt: 'A dog' })).id },
    ];
    expect(await moderation.judge(hug!, 'hide')).toMatchObject({
      status: 200,
      body: { state: 'hidden', subject: { title: 'Ada', path: '/marcel-hugs', pictureUrl: expect.any(String) } },
    });
    await moderation.hold(image!);
    for (const query of ['', '?hideBroken=true']) {
      expect(await studio.hugs(query)).toMatchObject({ items: [], total: 0 });
      expect(await studio.images(query)).toMatchObject({ items: [], total: 0 });
    }
    expect(await gallery()).toMatchObject({ items: [], counts: { hugs: 0, drawings: 0, generated: 0 } });
    const gone = [
      await product.rest.get(fillPath(ROUTES.download, { id: `hug-${id}` })),
      await product.rest.call('POST', fillPath(ROUTES.hugLike, { id })),
      await studio.reroll(id),
      await product.rest.call('POST', fillPath(ROUTES.hugBroken, { id }), {
        json: { url: '/x', clientError: 'error' },
      }),
      await moderation.report(hug!),
    ];
    expect(gone.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    await moderation.judgeAll([hug!, image!], 'restore');
    expect((await gallery()).counts).toEqual({ hugs: 1, drawings: 0, generated: 1 });
    expect((await studio.hugs()).items).toMatchObject([{ id, hidden: false }]);
    expect((await product.rest.call('POST', fillPath(ROUTES.hugLike, { id }))).body).toEqual({ id, likes: 1 });
  });

  it('of any kind is judged under its own name', async () => {
    await studio.drawing({ [STUDIO_WIRE.drawing]: await photograph() });
    expect(await moderation.find({ kind: 'hug', id: 1 })).toMatchObject({
      state: 'shown',
      reports: [],
      verdict: null,
      subject: { title: 'Drawing', path: '/?window=gallery' },
    });
  });
});

describe('the queue', () => {
  it('has what nobody has seen behind what others see', async () => {
    const seen = await comment('Penguin one');
    await comment('See www.a.example www.b.example www.c.example');
    await moderation.report(seen);
    const { items } = await moderation.queue();
    expect(items.map(({ state, heldFor }) => [state, heldFor])).toEqual([
      ['reported', null],
      ['held', 'links'],
    ]);
  });

  it('comes in pages, the most urgent first, and finds what it is asked for', async () => {
    const [one, two, three, four] = [
      await comment('Penguin one'),
      await comment('Penguin two'),
      await comment('Duck three'),
      await comment('Duck four'),
    ];
    await moderation.report(one);
    await moderation.hold(two);
    for (let visitor = 1; visitor <= 2; visitor += 1) await moderation.report(three);
    await moderation.judge(four, 'erase');
    const first = await moderation.queue('?limit=2');
    const ids = (items: readonly ItemName[]) => items.map(({ id }) => id);
    expect(ids(first.items)).toEqual([two.id, three.id]);
    expect(first).toMatchObject({ total: 3, counts: { reported: 2, held: 1, hidden: 0, shown: 0, erased: 1 } });
    const second = await moderation.queue(`?limit=2&after=${first.next ?? ''}`);
    expect(ids(second.items)).toEqual([one.id]);
    expect(second.next ?? null).toBeNull();
    expect(ids((await moderation.queue('?search=PENGUIN&sort=newest')).items)).toEqual([two.id, one.id]);
    expect((await moderation.queue('?state=erased')).items).toMatchObject([{ id: four.id, subject: null }]);
    expect((await moderation.judge(four, 'restore')).status).toBe(409);
    expect((await moderation.queue('?kind=mascot')).items).toEqual([]);
    const said = await comment('Penguin five');
    const untouched = await moderation.queue('?state=untouched&kind=comment&sort=newest');
    expect(untouched).toMatchObject({ total: 1, items: [{ ...said, state: 'shown', verdict: null }] });
    for (const query of ['state=new', 'kind=dog', 'sort=best', 'limit=101', 'after=x'])
      expect((await product.rest.get(`${ROUTES.moderation}?${query}`, { admin: true })).status).toBe(400);
  });

  it('judges many at once, and names those that it cannot', async () => {
    const [one, two] = [await comment('One'), await comment('Two')];
    await moderation.judge(one, 'hide', ANOTHER_ADMIN);
    const unknown = { kind: 'hug', id: 99 } as const;
    const outcome = ModerationOutcome.parse((await moderation.judgeAll([one, two, unknown], 'hide')).body);
    expect(outcome.decided).toMatchObject([{ ...two, state: 'hidden' }]);
    expect(outcome.refused).toEqual([
      { ...one, code: 'conflict', error: MODERATION_MESSAGES.alreadyHandled('hidden', 'grace') },
      { ...unknown, code: 'not_found', error: MODERATION_MESSAGES.notFound },
    ]);
    expect(await shownComments()).toEqual([]);
  });

  it('lets one of two admins judge, and tells the other who was first', async () => {
    const item = await comment();
    const answers = await Promise.all([moderation.judge(item, 'hide', ANOTHER_ADMIN), moderation.judge(item, 'hide')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const first = answers[0] === refused ? 'an admin' : 'grace';
    expect(refused?.body).toMatchObject({
      code: 'conflict',
      error: MODERATION_MESSAGES.alreadyHandled('hidden', first),
    });
  });

  it('refuses whoever has not seen that somebody else has looked', async () => {
    const item = await comment();
    await moderation.report(item);
    const { round } = await moderation.find(item);
    await moderation.judge(item, 'dismiss', ANOTHER_ADMIN);
    await moderation.report(item);
    const hideAt = (round: number) => moderation.judge(item, 'hide', undefined, round);
    const error = MODERATION_MESSAGES.alreadyHandled('reported', 'grace');
    expect(await hideAt(round)).toMatchObject({ status: 409, body: { error } });
    expect((await hideAt(-1)).status).toBe(400);
    expect(await shownComments()).toEqual(['Lovely']);
    for (let more = 1; more <= 2; more += 1) await moderation.report(item);
    const held = MODERATION_MESSAGES.alreadyHandled('held', 'grace');
    expect(await hideAt(round)).toMatchObject({ status: 409, body: { error: held } });
    const { round: seen } = await moderation.find(item);
    expect(await hideAt(seen)).toMatchObject({ status: 200, body: { state: 'hidden' } });
  });

  it('has nothing under other names', async () => {
    const paths = ['/api/moderation/dog/1', '/api/moderation/comment/x', '/api/moderation/comment/99'];
    for (const path of paths) expect((await product.rest.get(path, { admin: true })).status).toBe(404);
    const items = [await comment()];
    const act = async (json: object) =>
      (await product.rest.call('POST', ROUTES.moderation, { admin: true, json })).status;
    expect(await act({ items, action: 'love', reason: 'Looked at' })).toBe(400);
    expect(await act({ items, action: 'hide' })).toBe(400);
    expect(await act({ items: [], action: 'hide', reason: 'Looked at' })).toBe(400);
  });

  it('is told to every desk as it changes', async () => {
    const item = await comment();
    const response = await fetch(product.rest.address + ROUTES.deskEvents, {
      headers: { [HEADERS.adminToken]: ADMIN_TOKEN },
    });
    const changes = serverSentEvents(response, DeskChange, 'change');
    await moderation.report(item);
    await moderation.judge(item, 'hide');
    const told = [(await changes.next()).value, (await changes.next()).value];
    expect(told).toMatchObject([
      { kind: 'item', itemKind: 'comment', id: item.id, type: 'ItemReported', actor: 'visitor' },
      { kind: 'item', itemKind: 'comment', id: item.id, type: 'ItemHidden', actor: 'admin' },
    ]);
  });
});

it('what was judged is judged after a restart', async () => {
  const [one, two] = [await comment('One'), await comment('Two')];
  await moderation.judge(one, 'hide');
  await moderation.report(two);
  const before = await moderation.queue();
  const { dataDirectory } = product;
  await product.stop({ keepData: true });
  product = await startTestProduct({ dataDirectory });
  moderation = new ModerationClient(product.rest);
  while ((await product.rest.get(ROUTES.ready)).status !== 200) await pause();
  expect(await moderation.queue()).toEqual(before);
  expect(await shownComments()).toEqual(['Two']);
});
