import {
  AuditEvent,
  AuditEventList,
  AuditEventPage,
  EventCauses,
  fillPath,
  HEADERS,
  MascotList,
  NDJSON,
  ROUTES,
  Submission,
  SubmissionHistory,
  SubmissionReceipt,
  SubmissionReplay,
  VerifyReport,
} from '@marcel/contracts';
import { ADMIN_TOKEN, startTestProduct, type TestProduct } from '../../test-support/test-product.js';
import { LogSealer } from './index.js';
import { cutOffAfter, rewriteEvent } from './testing/rewrite-event.js';

const AUDITOR_TOKEN = 'the-auditor-token-of-these-tests';

describe('the audit', () => {
  let product: TestProduct;
  let submission: Submission;

  beforeEach(async () => {
    product = await startTestProduct({ variables: { AUDITOR_TOKEN } });
    const { id } = SubmissionReceipt.parse((await product.rest.submit()).body);
    const json = { adminNotes: 'Lovely' };
    submission = Submission.parse(
      (await product.rest.call('PUT', `/api/submissions/${id}/approve`, { admin: true, json })).body,
    );
  });
  afterEach(() => product.stop());

  const ask = (path: string) => product.rest.get(path, { admin: true });
  const eventsOf = async (query = '') => AuditEventPage.parse((await ask(`${ROUTES.auditEvents}${query}`)).body);
  const replayed = async (query = '') =>
    SubmissionReplay.parse((await ask(`/api/audit/submissions/${submission.id}${query}`)).body);
  const verified = async () => VerifyReport.parse((await ask(ROUTES.auditVerify)).body);

  /** The sealer follows the log on its own: asks for seals until one covers all of it but itself. */
  const sealAll = async () => {
    const sealer = product.app.get(LogSealer);
    let report = await verified();
    while (report.unsealed > 1) {
      await sealer.seal();
      report = await verified();
    }
    return report;
  };

  it('tells what led to an event, and what came of it', async () => {
    const causesOf = async (id: string) => EventCauses.parse((await ask(`/api/audit/events/${id}/causes`)).body);
    const typesOf = (events: EventCauses['effects']) => events.map(({ type }) => type);
    const [received, approved] = AuditEventList.parse(
      (await ask(`/api/audit/submissions/${submission.id}/events`)).body,
    );
    expect(await causesOf(received!.id)).toMatchObject({
      event: { type: 'SubmissionReceived' },
      causes: [],
      effects: [],
    });
    const approval = await causesOf(approved!.id);
    expect(typesOf(approval.causes)).toEqual([]);
    expect(typesOf(approval.effects)).toEqual(
      expect.arrayContaining(['MascotAssigned', 'MascotPublished', 'SlugReserved']),
    );
    expect(approval).toMatchObject({ event: { position: approved!.position, data: approved!.data }, more: false });
    const correlations = approval.effects.map(({ metadata }) => metadata.correlationId);
    expect(new Set(correlations)).toEqual(new Set([approval.event.metadata.correlationId]));
    const published = approval.effects.find(({ type }) => type === 'MascotPublished');
    const publication = await causesOf(published!.id);
    expect(publication.causes.map(({ id }) => id)).toEqual([approved!.id]);
    expect((await ask('/api/audit/events/none/causes')).status).toBe(404);
  });

  it('finds an event that only counts by its place', async () => {
    const { mascots } = MascotList.parse((await ask(ROUTES.mascots)).body);
    const mascotId = mascots[0]?.id ?? 0;
    await product.rest.call('POST', fillPath(ROUTES.mascotLike, { id: mascotId }));
    const [liked] = (await eventsOf('?type=MascotLiked')).events;
    const { id, stream, revision } = liked!;
    const causes = async (query: string) => ask(`/api/audit/events/${id}/causes${query}`);
    const place = new URLSearchParams({ stream, revision: String(revision) });
    expect(await causes(`?${place}`)).toMatchObject({
      status: 200,
      body: { event: { type: 'MascotLiked' }, causes: [], effects: [] },
    });
    for (const query of ['', `?stream=${stream}&revision=9`, `?stream=submission-1&revision=0`])
      expect((await causes(query)).status).toBe(404);
  });

  it('tells causes to auditors only', async () => {
    const [approved] = (await eventsOf('?type=SubmissionApproved')).events;
    expect((await product.rest.get(`/api/audit/events/${approved!.id}/causes`)).status).toBe(401);
  });

  it('shows the events of a submission, whose contact stays sealed', async () => {
    const { status, body } = await ask(`/api/audit/submissions/${submission.id}/events`);
    expect(status).toBe(200);
    const events = AuditEventList.parse(body);
    expect(events.map(({ type, revision, actor }) => [type, revision, actor.kind])).toEqual([
      ['SubmissionReceived', 0, 'visitor'],
      ['SubmissionApproved', 1, 'admin'],
      ['MascotAssigned', 2, 'system'],
    ]);
    expect(JSON.stringify(body)).not.toContain('ada@example.org');
    const whole = (await eventsOf()).events;
    for (const event of events) expect(whole).toContainEqual(event);
    expect((await ask('/api/audit/submissions/99/events')).status).toBe(404);
  });

  it('replays a submission to any moment', async () => {
    expect(await replayed()).toMatchObject({
      matchesReadModel: true,
      submission: { status: 'approved', mascotSlug: 'tux' },
    });
    const received = await replayed('?revision=0');
    expect(received).toMatchObject({ matchesReadModel: null, submission: { status: 'pending', processedAt: null } });
    expect((await replayed(`?at=${submission.createdAt}`)).submission.createdAt).toBe(submission.createdAt);
    expect((await ask(`/api/audit/submissions/${submission.id}?at=2020-01-01T00:00:00Z`)).status).toBe(404);
    expect((await ask(`/api/audit/submissions/${submission.id}?at=yesterday`)).status).toBe(400);
    expect((await ask(`/api/audit/submissions/${submission.id}?revision=0&at=2020-01-01T00:00:00Z`)).status).toBe(400);
  });

  it('plays the history of a submission to auditors, who learn nothing of who sent it', async () => {
    const { id } = submission;
    const erased = { admin: true, json: { reason: 'Asked for' } };
    expect((await product.rest.call('POST', fillPath(ROUTES.submissionErase, { id }), erased)).status).toBe(200);
    const headers = { [HEADERS.auditorToken]: AUDITOR_TOKEN };
    const { status, body } = await product.rest.get(fillPath(ROUTES.submissionHistory, { id }), { headers });
    expect(status).toBe(200);
    const history = SubmissionHistory.parse(body);
    expect(history.map(({ type }) => type)).toEqual([
      'SubmissionReceived',
      'SubmissionApproved',
      'MascotAssigned',
      'SubmitterErased',
    ]);
    expect(history.at(-2)?.state?.erasedAt).toBeUndefined();
    expect(history.at(-1)?.state?.erasedAt).toEqual(expect.any(String));
    expect(JSON.stringify(body)).not.toMatch(/ada@example\.org|linkedin|statusKey|sealed/i);
    // What else is told of submissions is for admins.
    expect((await product.rest.get(fillPath(ROUTES.submission, { id }), { headers })).status).toBe(401);
  });

  it('tells what a read model shows that differs from the log, but for who sent it', async () => {
    const { id } = submission;
    const views = product.engines.views;
    const kept = await views.get('submissions', id);
    const wrong = jest.spyOn(views, 'get').mockResolvedValue({ ...kept, status: 'rejected' });
    const differing = (await ask(`/api/audit/submissions/${id}`)).body;
    wrong.mockResolvedValue(undefined);
    const missing = await replayed();
    wrong.mockRestore();
    expect(differing).toMatchObject({ matchesReadModel: false, shown: { id, status: 'rejected' } });
    expect(JSON.stringify(differing)).not.toMatch(/ada@example\.org|linkedin|statusKey|sealed/i);
    expect(missing).toMatchObject({ matchesReadModel: false, shown: null, submission: { status: 'approved' } });
    expect(await replayed()).not.toHaveProperty('shown');
  });

  it('pages through the log and filters it', async () => {
    const { events } = await eventsOf();
    const paged: AuditEvent[] = [];
    for (let from: string | null = ''; from !== null;) {
      const page: AuditEventPage = await eventsOf(`?limit=2${from === '' ? '' : `&from=${from}`}`);
      paged.push(...page.events);
      from = page.next;
    }
    expect(paged).toEqual(events);
    expect((await eventsOf('?type=SubmissionApproved')).events.map(({ stream }) => stream)).toEqual(['submission-1']);
    expect((await eventsOf('?stream=mascot-1')).events.map(({ type }) => type)).toEqual(['MascotPublished']);
    expect((await ask(`${ROUTES.auditEvents}?from=nowhere`)).status).toBe(400);
    expect((await ask(`${ROUTES.auditEvents}?limit=0`)).status).toBe(400);
  });

  it('exports everything, one event a line, with the same hashes before and after sealing', async () => {
    const { events } = await eventsOf();
    await sealAll();
    const answer = await product.rest.get(ROUTES.auditEvents, { admin: true, headers: { accept: NDJSON } });
    expect(answer.headers.get('content-type')).toContain(NDJSON);
    const lines = String(answer.body).trim().split('\n');
    const exported = lines.map((line) => AuditEvent.parse(JSON.parse(line)));
    expect(exported.slice(0, events.length)).toEqual(events);
    expect(exported.at(-1)).toMatchObject({ type: 'LogSealed', stream: 'notary' });
    const last = exported.at(-2)!;
    expect((await eventsOf(`?from=${exported.at(-3)!.position}`)).events[0]).toEqual(last);
  });

  it('finds a sealed log in order', async () => {
    const report = await sealAll();
    expect(report).toMatchObject({ holds: true, problem: null, seals: 1, signedSeals: 0, unsealed: 1 });
  });

  it('names the event that somebody changed, though its checksum fits', async () => {
    await sealAll();
    const { events } = await eventsOf('?type=SubmissionApproved');
    const { position } = events[0]!;
    rewriteEvent(product.dataDirectory, position, (data) => data.replace('Lovely', 'Lonely'));
    expect(await verified()).toMatchObject({
      holds: false,
      problem: { position, reason: 'The event is not the one that was sealed' },
    });
  });

  it('notices that the end of the log was cut off', async () => {
    await sealAll();
    const { events } = await eventsOf('?type=SubmissionApproved');
    const { position } = events[0]!;
    cutOffAfter(product.dataDirectory, position);
    expect((await verified()).holds).toBe(false);
    await product.stop({ keepData: true });
    product = await startTestProduct({ dataDirectory: product.dataDirectory });
    // What was cut off is reacted to once more, so that the log may have grown since.
    const { holds, problem } = await verified();
    expect({ holds, reason: problem?.reason }).toMatchObject({
      holds: false,
      reason: expect.stringContaining('no longer holds the seal'),
    });
  });

  it('goes on from the last seal after a restart', async () => {
    await sealAll();
    await product.stop({ keepData: true });
    product = await startTestProduct({ dataDirectory: product.dataDirectory });
    await product.rest.submit({ name: 'Another' });
    expect(await sealAll()).toMatchObject({ holds: true, seals: 2, unsealed: 1 });
  });

  it('is closed to strangers', async () => {
    for (const path of [
      ROUTES.auditEvents,
      ROUTES.auditVerify,
      '/api/audit/submissions/1',
      '/api/audit/submissions/1/events',
      '/api/submissions/1/history',
    ]) {
      expect((await product.rest.get(path)).status).toBe(401);
      expect((await product.rest.get(path, { headers: { [HEADERS.auditorToken]: ADMIN_TOKEN } })).status).toBe(401);
    }
  });
});
