import {
  AuditEvent,
  AuditEventList,
  AuditEventPage,
  fillPath,
  HEADERS,
  NDJSON,
  ROUTES,
  Submission,
  SubmissionHistory,
  SubmissionReceipt,
  SubmissionReplay,
  VerifyReport,
} from '@marcel/contracts';
import { startTestProduct, type TestProduct } from '../../../test-support/test-product.js';
import { CheckpointRecorder } from '../index.js';
import { rewriteEvent } from '../testing/rewrite-event.js';

const AUDITOR_TOKEN = 'the-auditor-token-of-these-tests';

describe('the audit', () => {
  let product: TestProduct;
  let submission: Submission;

  beforeAll(async () => {
    product = await startTestProduct({ variables: { AUDITOR_TOKEN } });
    const { id } = SubmissionReceipt.parse((await product.rest.submit()).body);
    const json = { adminNotes: 'Lovely' };
    submission = Submission.parse(
      (await product.rest.call('PUT', `/api/submissions/${id}/approve`, { admin: true, json })).body,
    );
  });
  afterAll(() => product.stop());

  const get = (path: string) => product.rest.get(path, { admin: true });
  const eventsOf = async (query = '') => AuditEventPage.parse((await get(`${ROUTES.auditEvents}${query}`)).body);
  const replay = async (query = '') =>
    SubmissionReplay.parse((await get(`/api/audit/submissions/${submission.id}${query}`)).body);
  const verify = async () => VerifyReport.parse((await get(ROUTES.auditVerify)).body);

  /** Requests checkpoints until they cover all events but the last checkpoint. */
  const recordCheckpoints = async () => {
    let report = await verify();
    while (report.uncovered > 1) {
      await product.app.get(CheckpointRecorder).record();
      report = await verify();
    }
    return report;
  };

  it('shows the events of a submission, whose contact stays encrypted', async () => {
    const { status, body } = await get(`/api/audit/submissions/${submission.id}/events`);
    expect(status).toBe(200);
    const events = AuditEventList.parse(body);
    expect(events.map(({ type, revision, actor }) => [type, revision, actor.kind])).toEqual([
      ['SubmissionReceived', 0, 'visitor'],
      ['SubmissionApproved', 1, 'admin'],
      ['MascotAssigned', 2, 'system'],
    ]);
    expect(JSON.stringify(body)).not.toContain('ada@example.org');
    const allEvents = (await eventsOf()).events;
    for (const event of events) expect(allEvents).toContainEqual(event);
    expect((await get('/api/audit/submissions/99/events')).status).toBe(404);
  });

  it('replays a submission to any moment', async () => {
    expect(await replay()).toMatchObject({
      matchesReadModel: true,
      submission: { status: 'approved', mascotSlug: 'tux' },
    });
    const received = await replay('?revision=0');
    expect(received).toMatchObject({ matchesReadModel: null, submission: { status: 'pending', processedAt: null } });
    expect((await replay(`?at=${submission.createdAt}`)).submission.createdAt).toBe(submission.createdAt);
    expect((await get(`/api/audit/submissions/${submission.id}?at=2020-01-01T00:00:00Z`)).status).toBe(404);
    expect((await get(`/api/audit/submissions/${submission.id}?at=yesterday`)).status).toBe(400);
    expect((await get(`/api/audit/submissions/${submission.id}?revision=0&at=2020-01-01T00:00:00Z`)).status).toBe(400);
  });

  it('shows where a read model differs from the log, without the contact', async () => {
    const { id } = submission;
    const views = product.engines.views;
    const stored = await views.get('submissions', id);
    const getView = jest.spyOn(views, 'get').mockResolvedValue({ ...stored, status: 'rejected' });
    const differing = (await get(`/api/audit/submissions/${id}`)).body;
    getView.mockResolvedValue(undefined);
    const missing = await replay();
    getView.mockRestore();
    expect(differing).toMatchObject({ matchesReadModel: false, shown: { id, status: 'rejected' } });
    expect(JSON.stringify(differing)).not.toMatch(/ada@example\.org|linkedin|statusKey|encrypted|ciphertext/i);
    expect(missing).toMatchObject({ matchesReadModel: false, shown: null, submission: { status: 'approved' } });
    expect(await replay()).not.toHaveProperty('shown');
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
    expect((await get(`${ROUTES.auditEvents}?from=nowhere`)).status).toBe(400);
    expect((await get(`${ROUTES.auditEvents}?limit=0`)).status).toBe(400);
  });

  it('exports everything, one event a line, with the same hashes before and after a checkpoint', async () => {
    const { events } = await eventsOf();
    await recordCheckpoints();
    const answer = await product.rest.get(ROUTES.auditEvents, { admin: true, headers: { accept: NDJSON } });
    expect(answer.headers.get('content-type')).toContain(NDJSON);
    const lines = String(answer.body).trim().split('\n');
    const exported = lines.map((line) => AuditEvent.parse(JSON.parse(line)));
    expect(exported.slice(0, events.length)).toEqual(events);
    expect(exported.at(-1)).toMatchObject({ type: 'CheckpointRecorded', stream: 'hash-chain' });
    const last = exported.at(-2)!;
    expect((await eventsOf(`?from=${exported.at(-3)!.position}`)).events[0]).toEqual(last);
  });

  it('shows auditors the history of a submission without its sender', async () => {
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
    expect(JSON.stringify(body)).not.toMatch(/ada@example\.org|linkedin|statusKey|encrypted|ciphertext/i);
    // Other routes of submissions are for admins.
    expect((await product.rest.get(fillPath(ROUTES.submission, { id }), { headers })).status).toBe(401);
  });

  it('verifies the log, also after a restart, and names an event that was changed together with its checksum', async () => {
    const before = await recordCheckpoints();
    expect(before).toMatchObject({ holds: true, problem: null, uncovered: 1 });
    await product.stop({ keepData: true });
    product = await startTestProduct({ dataDirectory: product.dataDirectory, variables: { AUDITOR_TOKEN } });
    await product.rest.submit({ name: 'Another' });
    expect(await recordCheckpoints()).toMatchObject({ holds: true, checkpoints: before.checkpoints + 1, uncovered: 1 });
    const { events } = await eventsOf('?type=SubmissionApproved');
    const { position } = events[0]!;
    rewriteEvent(product.dataDirectory, position, (data) => data.replace('Lovely', 'Lonely'));
    expect(await verify()).toMatchObject({
      holds: false,
      problem: { position, reason: 'The event was changed after its hash was recorded' },
    });
  });
});
