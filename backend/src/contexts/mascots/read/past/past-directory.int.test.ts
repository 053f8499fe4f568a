import { fillPath, Mascot, MascotList, MASCOT_LIST_SORTS, MASCOT_MESSAGES, ROUTES } from '@marcel/contracts';
import type { DomainEvent, EventCatalogue } from '../../../../platform/decider/decider.js';
import { PROGRESS, type Progress } from '../../../../platform/read-your-writes/progress.js';
import { SampleMascots } from '../../../../load/sample-mascots.js';
import { recordAt } from '../../../../test-support/record-at.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';
import { likeEvents, likesStream, type MascotLiked } from '../../domain/like.js';
import { mascotEvents, mascotStream, type MascotEvent } from '../../domain/mascot.events.js';
import { DIRECTORY_VIEW, PAST_VIEW } from '../../views.js';

const sample = new SampleMascots();
const DAYS = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'] as const;
type Day = (typeof DAYS)[number];

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const record = <Event extends DomainEvent>(stream: string, event: Event, catalogue: EventCatalogue<Event>, day: Day) =>
  recordAt(product, stream, event, catalogue, `${day}T12:00:00.000Z`);

const happens = (id: number, day: Day, event: MascotEvent) => record(mascotStream(id), event, mascotEvents, day);

const publish = (id: number, day: Day, fields: Partial<ReturnType<typeof profileOf>> = {}, imageUrl?: string) =>
  happens(id, day, { type: 'MascotPublished', data: published(id, fields, imageUrl) });

const edit = (id: number, day: Day, changes: Partial<ReturnType<typeof profileOf>>) =>
  happens(id, day, { type: 'MascotEdited', data: { changes } });

const profileOf = (id: number) => ({ ...sample.profile(), name: `Mascot ${id}`, contributor: 'Ada' });

const published = (id: number, fields: object, imageUrl: string | null = null) => ({
  mascotId: id,
  slug: `mascot-${id}`,
  profile: { ...profileOf(id), ...fields },
  imageUrl,
  origin: { kind: 'import' as const },
});

async function like(id: number, day: Day, times = 1) {
  for (let liked = 0; liked < times; liked += 1)
    await record<MascotLiked>(likesStream(id), { type: 'MascotLiked', data: { mascotId: id } }, likeEvents, day);
}

async function allIsSeen() {
  const head = (await product.engines.events.head()) ?? '';
  await product.app.get<Progress>(PROGRESS).waitFor(head, [DIRECTORY_VIEW, PAST_VIEW]);
}

type Parameters = Readonly<Record<string, string | number>>;

async function list(parameters: Parameters = {}) {
  const query = new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]));
  const { status, body } = await product.rest.get(`${ROUTES.mascots}?${query.toString()}`);
  expect(status).toBe(200);
  return MascotList.parse(body);
}

const names = async (parameters: Parameters) => (await list(parameters)).mascots.map(({ name }) => name);

const bySlug = async (slug: string, asOf: string) => {
  const address = `${fillPath(ROUTES.mascotBySlug, { slug })}?asOf=${asOf}`;
  const { status, body } = await product.rest.get(address);
  return status === 200 ? Mascot.parse(body) : status;
};

const LISTS: readonly Parameters[] = [
  ...MASCOT_LIST_SORTS.flatMap((sortBy): Parameters[] => [
    { sortBy, sortOrder: 'asc', limit: 3 },
    { sortBy, limit: 4, offset: 2 },
  ]),
  { sortBy: 'name', type: 'Robot' },
  { sortBy: 'name', search: 'otto', minCuteness: 3 },
  { sortBy: 'likes', search: 'RENAMED òtto' },
  { sortBy: 'likes', search: 'called mascot otto', limit: 5 },
  { sortBy: 'likes', picture: 'present' },
];

it('answers every list of a day as the directory did on that day', async () => {
  const answered = new Map<Day, unknown[]>();
  const answers = async (more: Parameters = {}) => {
    const lists = await Promise.all(LISTS.map((parameters) => list({ ...parameters, ...more })));
    // Lists of past days accept page numbers only.
    return lists.map(({ mascots, pagination }) => ({ mascots, pagination }));
  };
  for (const [index, day] of DAYS.entries()) {
    for (let id = 5 * index + 1; id <= 5 * index + 5; id += 1) {
      const fields = { type: id % 2 ? 'Robot' : 'Animal', visualDesc: id % 3 ? 'Called Otto' : null };
      await publish(id, day, fields, id % 4 ? 'https://example.org/a.png' : undefined);
    }
    for (let id = 1; id <= 5 * index + 5; id += 1) await like(id, day, (id * (index + 3)) % 4);
    if (index > 0) {
      await edit(index, day, { name: `Otto Renamed ${index}`, cuteness: 10, type: 'Robot', yearIntroduced: null });
      await edit(index + 2, day, { brand: `Brand ${day}`, humor: index });
      await like(7, day, 3);
    }
    await allIsSeen();
    answered.set(day, await answers());
  }
  for (const day of DAYS) expect([day, await answers({ asOf: day })]).toEqual([day, answered.get(day)]);
  const today = new Date().toISOString().slice(0, DAYS[0].length);
  expect(await answers({ asOf: today })).toEqual(answered.get('2026-03-05'));
  expect((await list({ asOf: '2026-02-28' })).mascots).toEqual([]);
});

describe('a deleted mascot', () => {
  it('is not in historical lists either, until it is restored', async () => {
    const gone = { brand: 'Vanished' };
    await publish(101, DAYS[0], gone);
    await publish(102, DAYS[0], gone);
    await like(101, DAYS[0], 3);
    await like(101, DAYS[1], 2);
    await happens(101, DAYS[2], { type: 'MascotDeleted', data: { name: 'Mascot 101' } });
    await allIsSeen();
    for (const asOf of DAYS) {
      expect(await names({ asOf, search: 'Vanished' })).toEqual(['Mascot 102']);
      expect(await bySlug('mascot-101', asOf)).toBe(404);
    }
    const { slug, profile, imageUrl } = published(101, gone);
    const back = { mascotId: 101, slug, profile, imageUrl, publishedAt: `${DAYS[0]}T12:00:00.000Z`, likes: 5 };
    await happens(101, DAYS[3], { type: 'MascotRestored', data: { ...back, reason: 'A mistake' } });
    await allIsSeen();
    expect(await names({ asOf: DAYS[0], sortBy: 'likes', search: 'Vanished' })).toEqual(['Mascot 101', 'Mascot 102']);
    expect(await bySlug('mascot-101', DAYS[0])).toMatchObject({ likes: 3 });
    expect(await bySlug('mascot-101', DAYS[1])).toMatchObject({ likes: 5 });
    expect(await bySlug('mascot-101', DAYS[2])).toBe(404);
    expect(await names({ asOf: DAYS[2], search: 'Vanished' })).toEqual(['Mascot 102']);
    expect(await bySlug('mascot-101', DAYS[3])).toMatchObject({ likes: 5 });
  });

  it('is left out of historical lists, whatever its earlier name and scores', async () => {
    const secret = { visualDesc: 'Lives in Baker Street', facts: ['Swims', 'Calls Holmes'], cuteness: 2 };
    await publish(103, DAYS[0], { name: 'Outdated', ...secret }, 'https://example.org/old.png');
    await edit(103, DAYS[1], { name: 'Renewed', visualDesc: null, facts: ['Swims'], cuteness: 9, contributor: 'Bo' });
    await happens(103, DAYS[1], { type: 'MascotImageChanged', data: { imageUrl: 'https://example.org/new.png' } });
    await allIsSeen();
    const then = {
      name: 'Outdated',
      cuteness: 2,
      contributor: 'Bo',
      visualDesc: null,
      facts: ['Swims'],
      imageUrl: null,
    };
    expect(await bySlug('mascot-103', DAYS[0])).toMatchObject(then);
    expect((await list({ asOf: DAYS[0], search: 'outdated' })).mascots).toMatchObject([then]);
    expect(await names({ asOf: DAYS[0], search: 'Baker' })).toEqual([]);
    expect(await names({ asOf: DAYS[0], search: 'outdated' })).toEqual(['Outdated']);
    expect(await bySlug('mascot-103', DAYS[1])).toMatchObject({
      name: 'Renewed',
      imageUrl: 'https://example.org/new.png',
    });
    const kept: unknown[] = (await product.engines.views.find('mascot-states', {})).documents.slice();
    expect(JSON.stringify(kept)).not.toMatch(/Baker|Holmes|old\.png/);
  });
});

it('rejects a future day', async () => {
  for (const route of [ROUTES.mascots, fillPath(ROUTES.mascotBySlug, { slug: 'mascot-1' })]) {
    const { status, body } = await product.rest.get(`${route}?asOf=2999-01-01`);
    expect([status, body]).toMatchObject([400, { details: [{ path: 'asOf', message: MASCOT_MESSAGES.dayToCome }] }]);
  }
});

it('rejects an invalid day, and cursors of present lists', async () => {
  for (const asOf of ['yesterday', '2026-02-30', '2026-05-01T10:00:00Z', '20260501']) {
    const { status, body } = await product.rest.get(`${ROUTES.mascots}?asOf=${encodeURIComponent(asOf)}`);
    expect([status, body]).toMatchObject([400, { details: [{ path: 'asOf', message: MASCOT_MESSAGES.day }] }]);
  }
  const after = Buffer.from('[1,1]').toString('base64url');
  expect((await product.rest.get(`${ROUTES.mascots}?asOf=2026-05-01&after=${after}`)).status).toBe(400);
});
