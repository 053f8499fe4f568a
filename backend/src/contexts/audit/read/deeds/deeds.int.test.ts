import { CSV, DeedEvents, DeedPage, fillPath, NDJSON, ROUTES, SubmissionReceipt } from '@marcel/contracts';
import { pause } from '../../../../test-support/pause.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

const RELEASE = 'admin@1.2.3';

describe('what people did', () => {
  let product: TestProduct;
  let mascotId: number;
  beforeAll(async () => {
    product = await startTestProduct();
    mascotId = (await product.rest.publish({ name: 'Tux', brand: 'Linux' })).id;
    await product.rest.publish({ name: '=1+1', brand: 'Sums, "Inc"' });
    await product.rest.call('PUT', `/api/mascots/${mascotId}`, {
      admin: true,
      json: { humor: 9 },
      headers: { 'x-frontend-release': RELEASE },
    });
    await product.rest.call('POST', fillPath(ROUTES.mascotComments, { id: mascotId }), {
      json: { author: 'Somebody', content: 'A secret' },
    });
    while ((await deeds()).total < 6) await pause();
  });
  afterAll(() => product.stop());

  const get = (query: string) => product.rest.get(`${ROUTES.auditDeeds}${query}`, { admin: true });
  const deeds = async (query = '') => DeedPage.parse((await get(query)).body);
  const typesOf = async (query: string) => (await deeds(query)).deeds.map(({ type }) => type).sort();
  const exported = async (accept: string, query = '') =>
    String((await product.rest.get(`${ROUTES.auditDeedsExport}${query}`, { admin: true, headers: { accept } })).body);

  it('is told newest first, by what it was and about what', async () => {
    const { deeds: told, total } = await deeds();
    const times = told.map(({ time }) => time);
    expect([total, times]).toEqual([6, [...times].sort().reverse()]);
    expect(told.map(({ type, name }) => `${type} ${name}`).sort()).toEqual([
      'CommentAdded Tux',
      'MascotEdited Tux',
      'SubmissionApproved =1+1',
      'SubmissionApproved Tux',
      'SubmissionReceived =1+1',
      'SubmissionReceived Tux',
    ]);
    expect(told.find(({ about, type }) => about === 'submission-1' && type === 'SubmissionApproved')).toMatchObject({
      actor: { kind: 'admin' },
      about: 'submission-1',
      brand: 'Linux',
      others: 0,
      events: 2,
    });
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('of one kind is told newest first, between two moments, also while the build that has kinds together is made', async () => {
    const { deeds: all } = await deeds('?type=SubmissionReceived');
    const times = all.map(({ time }) => time);
    expect([times.length, times]).toEqual([2, [...times].sort().reverse()]);
    const [late = '', early = ''] = times;
    const queries = [`since=${late}`, `until=${early}`, `since=${early}&until=${late}`, 'limit=1'];
    const told = () => Promise.all(queries.map((query) => deeds(`?type=SubmissionReceived&${query}`)));
    const found = await told();
    expect(found.map(({ total }) => total)).toEqual([1, 1, 2, 2]);
    const { views } = product.engines;
    const before = jest
      .spyOn(views, 'activeVersion')
      .mockResolvedValue({ name: 'deeds', version: 1030, generation: 0 });
    expect((await told()).map((page) => page.deeds)).toEqual(found.map((page) => page.deeds));
    before.mockRestore();
  });

  it('is told by pages', async () => {
    const first = await deeds('?limit=4');
    expect(first.deeds).toHaveLength(4);
    const second = await deeds(`?limit=4&after=${first.next}`);
    expect([...first.deeds, ...second.deeds]).toEqual((await deeds()).deeds);
  });

  it.each([
    ['?type=MascotEdited', ['MascotEdited']],
    ['?by=visitor', ['CommentAdded', 'SubmissionReceived', 'SubmissionReceived']],
    ['?person=nobody', []],
    [`?release=${encodeURIComponent(RELEASE)}`, ['MascotEdited']],
    ['?search=tux&by=admin', ['MascotEdited', 'SubmissionApproved']],
    ['?search=nothing', []],
    ['?about=submission-1', ['SubmissionApproved', 'SubmissionReceived']],
    ['?about=mascot-1', ['CommentAdded', 'MascotEdited', 'SubmissionApproved', 'SubmissionReceived']],
    ['?about=mascot-1&search=1%2B1', []],
    ['?until=2020-01-01T00:00:00Z', []],
    ['?since=2020-01-01T00:00:00Z&type=CommentAdded', ['CommentAdded']],
  ])('is narrowed by %s', async (query, types) => expect(await typesOf(query)).toEqual(types));

  it.each(['?by=nobody', '?since=yesterday', '?about=x', '?after=x', '?limit=1000'])('refuses %s', async (query) => {
    expect((await get(query)).status).toBe(400);
  });

  it('counts the same that was done to others', async () => {
    const submitted = async (name: string) => SubmissionReceipt.parse((await product.rest.submit({ name })).body).id;
    const ids = [await submitted('One'), await submitted('Two')];
    await product.rest.call('PUT', ROUTES.submissionsReject, {
      admin: true,
      json: { ids, adminNotes: 'No' },
    });
    const rejection = async () => (await deeds('?type=SubmissionRejected')).deeds[0];
    while ((await rejection())?.events !== 2) await pause();
    expect(await rejection()).toMatchObject({ others: 1, name: 'One' });
    for (const about of ['?search=two', `?about=submission-${ids[1]}`])
      expect(await deeds(`${about}&by=admin&type=SubmissionRejected`)).toMatchObject({
        total: 1,
        deeds: [{ about: `submission-${ids[1]}`, name: 'Two', others: 1, events: 2 }],
      });
    expect(await exported(CSV, '?search=two&by=admin')).toContain(',SubmissionRejected,submission-');
  });

  it('is found by its first record while the build that tells all apart is made', async () => {
    const before = jest
      .spyOn(product.engines.views, 'activeVersion')
      .mockResolvedValue({ name: 'deeds', version: 2030, generation: 0 });
    expect(await typesOf('?about=mascot-1&by=admin')).toEqual(['MascotEdited', 'SubmissionApproved']);
    before.mockRestore();
  });

  it('unfolds to all its events, bookkeeping included', async () => {
    const [approval] = (await deeds('?type=SubmissionApproved&search=tux')).deeds;
    const path = fillPath(ROUTES.auditDeed, { id: approval?.id ?? '' });
    const { events, more } = DeedEvents.parse((await product.rest.get(path, { admin: true })).body);
    const types = events.map(({ type }) => type);
    expect(events.find(({ type }) => type === 'IdTaken')?.bookkeeping).toBe(true);
    expect(events[0]?.bookkeeping).toBe(false);
    expect([types[0], more]).toEqual(['SubmissionApproved', false]);
    expect(types).toEqual(expect.arrayContaining(['MascotPublished', 'SlugReserved', 'IdTaken']));
    expect((await product.rest.get(fillPath(ROUTES.auditDeed, { id: 'none' }), { admin: true })).status).toBe(404);
  });

  it('is taken away as a table that no program takes for formulas, or line by line', async () => {
    const [head, ...rows] = (await exported(CSV, '?type=SubmissionReceived&search=1%2B1')).split('\r\n');
    expect(head).toBe('time,actor,person,type,about,name,brand,others,events,release,id');
    expect(rows[0]).toContain(`,visitor,,SubmissionReceived,submission-2,'=1+1,"Sums, ""Inc""",0,1,,`);
    const lines = (await exported(NDJSON, '?by=visitor')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'SubmissionReceived', name: 'Tux' });
  });

  it('is told by the names of then', async () => {
    const { id } = await product.rest.publish({ name: 'Duke', brand: 'Sun' });
    await product.rest.call('PUT', `/api/mascots/${id}`, { admin: true, json: { name: 'Duke II' } });
    await product.rest.call('PUT', `/api/mascots/${id}`, { admin: true, json: { brand: 'Oracle' } });
    const edits = async () => (await deeds(`?about=mascot-${id}&type=MascotEdited`)).deeds;
    while ((await edits()).length < 2) await pause();
    expect((await edits()).map(({ name, brand }) => `${name} of ${brand}`)).toEqual([
      'Duke II of Oracle',
      'Duke II of Sun',
    ]);
  });
});
