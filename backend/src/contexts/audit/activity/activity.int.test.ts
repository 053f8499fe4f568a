import { ActivityPage, CSV, fillPath, NDJSON, RequestEvents, ROUTES, SubmissionReceipt } from '@marcel/contracts';
import { pause } from '../../../test-support/pause.js';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';

const RELEASE = 'admin@1.2.3';

describe('activity', () => {
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
    while ((await activity()).total < 6) await pause();
  });
  afterAll(() => product.stop());

  const get = (query: string) => product.rest.get(`${ROUTES.auditActivity}${query}`, { admin: true });
  const activity = async (query = '') => ActivityPage.parse((await get(query)).body);
  const typesOf = async (query: string) => (await activity(query)).activities.map(({ type }) => type).sort();
  const exported = async (accept: string, query = '') =>
    String(
      (await product.rest.get(`${ROUTES.auditActivityExport}${query}`, { admin: true, headers: { accept } })).body,
    );

  it('lists the events of requests, newest first', async () => {
    const { activities, total } = await activity();
    const times = activities.map(({ time }) => time);
    expect([total, times]).toEqual([6, [...times].sort().reverse()]);
    expect(activities.map(({ type, name }) => `${type} ${name}`).sort()).toEqual([
      'CommentAdded Tux',
      'MascotEdited Tux',
      'SubmissionApproved =1+1',
      'SubmissionApproved Tux',
      'SubmissionReceived =1+1',
      'SubmissionReceived Tux',
    ]);
    expect(
      activities.find(({ about, type }) => about === 'submission-1' && type === 'SubmissionApproved'),
    ).toMatchObject({ actor: { kind: 'admin' }, brand: 'Linux' });
    expect(JSON.stringify(activities)).not.toContain('secret');
  });

  it('is paged', async () => {
    const first = await activity('?limit=4');
    expect(first.activities).toHaveLength(4);
    const second = await activity(`?limit=4&after=${first.next}`);
    expect([...first.activities, ...second.activities]).toEqual((await activity()).activities);
  });

  it.each([
    ['?type=MascotEdited', ['MascotEdited']],
    ['?type=MascotPublished', ['MascotPublished', 'MascotPublished']],
    ['?by=visitor', ['CommentAdded', 'SubmissionReceived', 'SubmissionReceived']],
    ['?by=system', ['MascotPublished', 'MascotPublished']],
    ['?person=nobody', []],
    [`?release=${encodeURIComponent(RELEASE)}`, ['MascotEdited']],
    ['?search=tux&by=admin', ['MascotEdited', 'SubmissionApproved']],
    ['?search=nothing', []],
    ['?about=submission-1', ['SubmissionApproved', 'SubmissionReceived']],
    [
      '?about=mascot-1',
      ['CommentAdded', 'MascotEdited', 'MascotPublished', 'SubmissionApproved', 'SubmissionReceived'],
    ],
    ['?about=mascot-1&search=1%2B1', []],
    ['?until=2020-01-01T00:00:00Z', []],
    ['?since=2020-01-01T00:00:00Z&type=CommentAdded', ['CommentAdded']],
  ])('is filtered by %s', async (query, types) => expect(await typesOf(query)).toEqual(types));

  it.each(['?by=nobody', '?since=yesterday', '?about=x', '?after=x', '?limit=1000'])('rejects %s', async (query) => {
    expect((await get(query)).status).toBe(400);
  });

  it('lists every record of a bulk decision', async () => {
    const submit = async (name: string) => SubmissionReceipt.parse((await product.rest.submit({ name })).body).id;
    const ids = [await submit('One'), await submit('Two')];
    await product.rest.call('PUT', ROUTES.submissionsReject, { admin: true, json: { ids, adminNotes: 'No' } });
    const rejections = async () => (await activity('?type=SubmissionRejected')).activities;
    while ((await rejections()).length < 2) await pause();
    expect((await rejections()).map(({ name }) => name).sort()).toEqual(['One', 'Two']);
    expect(new Set((await rejections()).map(({ correlationId }) => correlationId)).size).toBe(1);
  });

  it('shows all events of a request, those of automations too', async () => {
    const [approval] = (await activity('?type=SubmissionApproved&search=tux')).activities;
    const path = fillPath(ROUTES.auditRequest, { id: approval?.correlationId ?? '' });
    const { events, more } = RequestEvents.parse((await product.rest.get(path, { admin: true })).body);
    expect([events.map(({ type }) => type), more]).toEqual([['SubmissionApproved', 'MascotPublished'], false]);
    expect((await product.rest.get(fillPath(ROUTES.auditRequest, { id: 'none' }), { admin: true })).status).toBe(404);
  });

  it('is exported as CSV without formulas, or as NDJSON', async () => {
    const [head, ...rows] = (await exported(CSV, '?type=SubmissionReceived&search=1%2B1')).split('\r\n');
    expect(head).toBe('time,actor,person,type,about,name,brand,release,correlationId,id');
    expect(rows[0]).toContain(`,visitor,,SubmissionReceived,submission-2,'=1+1,"Sums, ""Inc""",,`);
    const lines = (await exported(NDJSON, '?by=visitor')).trim().split('\n');
    expect(lines.length).toBeGreaterThan(2);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ type: 'SubmissionReceived', name: 'Tux' });
  });

  it('shows the name that a mascot had at the time', async () => {
    const { id } = await product.rest.publish({ name: 'Duke', brand: 'Sun' });
    await product.rest.call('PUT', `/api/mascots/${id}`, { admin: true, json: { name: 'Duke II' } });
    await product.rest.call('PUT', `/api/mascots/${id}`, { admin: true, json: { brand: 'Oracle' } });
    const edits = async () => (await activity(`?about=mascot-${id}&type=MascotEdited`)).activities;
    while ((await edits()).length < 2) await pause();
    expect((await edits()).map(({ name, brand }) => `${name} of ${brand}`)).toEqual([
      'Duke II of Oracle',
      'Duke II of Sun',
    ]);
  });
});
