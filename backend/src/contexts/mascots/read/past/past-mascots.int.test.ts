import {
  HEADERS,
  MascotDifferences,
  MASCOT_DIFFERENCES,
  PastMascots,
  PAST_MESSAGES,
  PAST_SORTS,
  ROUTES,
} from '@marcel/contracts';
import { PROGRESS, type Progress } from '../../../../platform/consumers/progress/progress.js';
import { SampleMascots } from '../../../../load/sample-mascots.js';
import { recordAt } from '../../../../test-support/record-at.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';
import { itemEvents, moderationStream, type ItemEvent } from '../../../moderation/index.js';
import { likeEvents, likesStream, type MascotLiked } from '../../domain/like.events.js';
import { mascotEvents, mascotStream, type MascotEvent } from '../../domain/mascot.events.js';
import { DIRECTORY_VIEW, PAST_VIEW } from '../../views.js';

const AUDITOR_TOKEN = 'the-auditor-token-of-these-tests';
const sample = new SampleMascots();

let product: TestProduct;
beforeEach(async () => {
  product = await startTestProduct({ variables: { AUDITOR_TOKEN } });
});
afterEach(() => product.stop());

const at = (hour: number, day = 1) => `2026-03-0${day}T${String(hour).padStart(2, '0')}:00:00.000Z`;

const happens = (id: number, time: string, event: MascotEvent) =>
  recordAt(product, mascotStream(id), event, mascotEvents, time);

const publication = (id: number) => ({
  mascotId: id,
  slug: `mascot-${id}`,
  profile: { ...sample.profile(), name: `Mascot ${id}`, brand: 'Linux', contributor: 'Ada', cuteness: 5 },
  imageUrl: null,
  origin: { kind: 'import' as const },
});

const publish = (id: number, time: string) => happens(id, time, { type: 'MascotPublished', data: publication(id) });
const edit = (id: number, time: string, changes: object) =>
  happens(id, time, { type: 'MascotEdited', data: { changes } });
const remove = (id: number, time: string) =>
  happens(id, time, { type: 'MascotDeleted', data: { name: `Mascot ${id}` } });

async function restore(id: number, time: string, publishedAt: string) {
  const { origin: _, ...back } = publication(id);
  await happens(id, time, { type: 'MascotRestored', data: { ...back, publishedAt, likes: 0, reason: 'A mistake' } });
}

async function like(id: number, time: string, times: number) {
  const event: MascotLiked = { type: 'MascotLiked', data: { mascotId: id } };
  for (let liked = 0; liked < times; liked += 1) await recordAt(product, likesStream(id), event, likeEvents, time);
}

async function allIsSeen() {
  const head = (await product.engines.events.head()) ?? '';
  await product.app.get<Progress>(PROGRESS).waitFor(head, [DIRECTORY_VIEW, PAST_VIEW]);
}

type Query = Readonly<Record<string, string>>;

const auditor = { headers: { [HEADERS.auditorToken]: AUDITOR_TOKEN } };
const ask = (route: string, query: Query) =>
  product.rest.get(`${route}?${new URLSearchParams(query).toString()}`, auditor);
const list = async (query: Query) => PastMascots.parse((await ask(ROUTES.pastMascots, query)).body);
/** All of them are on one page. */
const names = async (query: Query) => {
  const { mascots, pagination } = await list(query);
  expect(pagination.total).toBe(mascots.length);
  return mascots.map(({ name }) => name);
};
const differences = async (query: Query) => MascotDifferences.parse((await ask(ROUTES.mascotDifferences, query)).body);
const between = { from: at(10), to: at(20) };
const found = async (kind: string, query: Query = between) =>
  (await differences({ ...query, kind })).mascots.map(({ id }) => id);

it('the directory of now is the one that visitors see', async () => {
  const ids = [(await product.rest.publish({ name: 'Tux' })).id, (await product.rest.publish({ name: 'Astro' })).id];
  await product.rest.call('POST', `/api/mascots/${ids[0]}/like`);
  await allIsSeen();
  for (const sort of PAST_SORTS) {
    const { mascots, pagination } = await list({ sort });
    const present = await product.rest.mascots(
      { newest: '', name: '?sortBy=name&sortOrder=asc', likes: '?sortBy=likes' }[sort],
    );
    expect(mascots).toEqual(
      present.map(({ id, name, brand, status, likes, createdAt }) => ({
        ...{ id, name, brand, status, likes, createdAt },
        isThere: true,
      })),
    );
    expect(pagination.total).toBe(2);
  }
  expect(await names({ at: new Date().toISOString(), search: 'ASTR' })).toEqual(['Astro']);
});

describe('the directory at a time', () => {
  it('is told to the millisecond, with names of then', async () => {
    await publish(1, at(9));
    await publish(2, at(11));
    await edit(1, at(12), { name: 'Renamed' });
    await allIsSeen();
    expect(await names({ at: at(8) })).toEqual([]);
    expect(await names({ at: '2026-03-01T08:59:59.999Z' })).toEqual([]);
    expect(await names({ at: at(9) })).toEqual(['Mascot 1']);
    expect(await names({ at: '2026-03-01T12:00:00+01:00' })).toEqual(['Mascot 2', 'Mascot 1']);
    expect(await names({ at: at(12), search: 'renam' })).toEqual(['Renamed']);
    expect(await names({ at: at(11), search: 'renam' })).toEqual([]);
    expect(await list({ at: at(12), limit: '1', offset: '1' })).toMatchObject({
      at: at(12),
      first: at(9),
      mascots: [{ id: 1 }],
      pagination: { total: 2, page: 2, hasNext: false },
    });
  });

  it('has those that are gone since, with names and figures and nothing of their words', async () => {
    await publish(1, at(9));
    await edit(1, at(10), { name: 'Secret', visualDesc: 'Lives in Baker Street' });
    await publish(2, at(10));
    await like(1, at(11), 3);
    await remove(1, at(12));
    await like(2, at(12), 1);
    await allIsSeen();
    const gone = { id: 1, name: 'Secret', brand: 'Linux', createdAt: at(9), isThere: false, likes: 3 };
    expect((await list({ at: at(11), sort: 'likes' })).mascots).toMatchObject([gone, { id: 2, isThere: true }]);
    expect(await names({ at: at(11), search: 'secret' })).toEqual(['Secret']);
    expect(await names({ at: at(9) })).toEqual(['Mascot 1']);
    expect(await names({ at: at(12) })).toEqual(['Mascot 2']);
    expect(await names({ at: at(11), search: 'Baker' })).toEqual([]);
    expect(JSON.stringify(await list({ at: at(11) }))).not.toContain('Baker');
  });

  it('does not tell what was erased was called, and no search finds it', async () => {
    await publish(1, at(9));
    await publish(2, at(9));
    const erased = { type: 'ItemErased', data: { kind: 'mascot', itemId: 1, reason: 'Asked for' } } as const;
    const stream = moderationStream({ kind: 'mascot', itemId: 1 });
    await recordAt<ItemEvent>(product, stream, erased, itemEvents, at(12));
    await happens(1, at(13), { type: 'MascotWithdrawn', data: { name: 'Mascot 1' } });
    await allIsSeen();
    const nameless = { id: 1, name: null, brand: null };
    expect((await list({ at: at(11) })).mascots).toMatchObject([{ name: 'Mascot 2' }, nameless]);
    expect(await names({ at: at(11), search: 'mascot' })).toEqual(['Mascot 2']);
    expect((await differences({ ...between, kind: 'went' })).mascots).toEqual([{ ...nameless, changes: [], likes: 0 }]);
    expect(await list({ at: at(14) })).toMatchObject({ mascots: [{ id: 2 }], pagination: { total: 1 } });
  });

  it('knows who was away for a while', async () => {
    await publish(1, at(9));
    await remove(1, at(12));
    await restore(1, at(15), at(9));
    await allIsSeen();
    for (const [hour, there] of [
      [9, ['Mascot 1']],
      [12, []],
      [14, []],
      [15, ['Mascot 1']],
    ] as const)
      expect([hour, await names({ at: at(hour) })]).toEqual([hour, there]);
  });
});

describe('what differs between two times', () => {
  it('is who came and went, who changed in what, and who was liked', async () => {
    for (const id of [1, 2, 3, 4, 5]) await publish(id, at(9));
    await publish(6, at(11));
    await edit(1, at(12), { name: 'Renamed', cuteness: 9, visualDesc: 'Red' });
    await edit(2, at(12), { cuteness: 6 });
    await edit(2, at(13), { cuteness: 5 });
    await remove(3, at(14));
    await remove(4, at(14));
    await restore(4, at(15), at(9));
    await publish(7, at(21));
    await like(5, at(9, 2), 4);
    await happens(5, at(10, 2), {
      type: 'MascotLikesTakenBack',
      data: { mascotId: 5, spans: [{ first: 0, last: 0 }], reason: 'A script' },
    });
    await allIsSeen();
    const { counts, from, to } = await differences(between);
    expect({ counts, from, to }).toEqual({ counts: { came: 1, went: 1, changed: 3, liked: 0 }, ...between });
    expect(await Promise.all(MASCOT_DIFFERENCES.map((kind) => found(kind)))).toEqual([[6], [3], [4, 2, 1], []]);
    const { mascots } = await differences({ ...between, kind: 'changed', limit: '2', offset: '1' });
    expect(mascots).toEqual([
      { id: 2, name: 'Mascot 2', brand: 'Linux', changes: [], likes: 0 },
      {
        ...{ id: 1, name: 'Renamed', brand: 'Linux', likes: 0 },
        changes: [
          { field: 'name', from: 'Mascot 1', to: 'Renamed' },
          { field: 'cuteness', from: 5, to: 9 },
          { field: 'visualDesc' },
        ],
      },
    ]);
    const later = { from: at(20), to: at(12, 2) };
    expect((await differences({ ...later, kind: 'liked' })).mascots).toEqual([
      { id: 5, name: 'Mascot 5', brand: 'Linux', changes: [], likes: 3 },
    ]);
    expect((await differences({ kind: 'came' })).counts).toEqual({ came: 6, went: 0, changed: 0, liked: 1 });
  });

  it('is the same whichever time is named first, and nothing between the same', async () => {
    await publish(1, at(11));
    await allIsSeen();
    const backwards = { from: between.to, to: between.from };
    expect(await differences(backwards)).toEqual(await differences(between));
    expect((await differences({ from: at(12), to: at(12) })).counts.came).toBe(0);
    expect(await found('went', backwards)).toEqual([]);
  });
});

describe('times', () => {
  const ROUTES_OF_PAST = [
    [ROUTES.pastMascots, 'at'],
    [ROUTES.pastSubmissions, 'at'],
    [ROUTES.mascotDifferences, 'from'],
    [ROUTES.submissionDifferences, 'to'],
  ] as const;

  it.each(ROUTES_OF_PAST)('%s are refused where they are to come, or none', async (route, path) => {
    const refusal = async (time: string) => (await ask(route, { [path]: time })).body;
    for (const time of ['yesterday', '2026-05-01', '2026-02-30T00:00:00Z', '2026-05-01T10:00', '2026-05-01T25:00:00Z'])
      expect(await refusal(time)).toMatchObject({ details: [{ path, message: PAST_MESSAGES.moment }] });
    expect(await refusal('2999-01-01T00:00:00Z')).toMatchObject({
      code: 'invalid_input',
      details: [{ path, message: PAST_MESSAGES.momentToCome }],
    });
    const wrong: Query[] = [{ limit: '101' }, { offset: '-1' }, { kind: 'lost', status: 'lost', sort: 'lost' }];
    for (const query of wrong) expect((await ask(route, query)).status).toBe(400);
  });

  it.each(ROUTES_OF_PAST)('%s are for admins and auditors alone', async (route) => {
    expect((await product.rest.get(route)).status).toBe(401);
    expect((await product.rest.get(route, { headers: { [HEADERS.auditorToken]: 'wrong' } })).status).toBe(401);
    expect((await product.rest.get(route, auditor)).status).toBe(200);
    expect((await product.rest.get(route, { admin: true })).status).toBe(200);
  });

  it('wait for the build that knows hours and minutes', async () => {
    jest
      .spyOn(product.engines.views, 'activeVersion')
      .mockResolvedValue({ name: PAST_VIEW, version: 1, generation: 0 });
    expect((await ask(ROUTES.pastMascots, {})).status).toBe(503);
    expect((await ask(ROUTES.mascotDifferences, {})).status).toBe(503);
  });
});
