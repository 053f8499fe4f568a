import {
  AdminChange,
  ErrorBody,
  fillPath,
  DEFAULT_REASONS,
  HEADERS,
  REASON_LIMITS,
  REASON_MESSAGES,
  ROUTES,
  Submission,
  SubmissionReceipt,
} from '@marcel/contracts';
import { serverSentEvents } from '../../test-support/server-sent-events.js';
import { ADMIN_TOKEN, rest } from '../../test-support/shared-product/shared-product.js';

describe('the changes that admin panels receive', () => {
  const follow = async () => {
    const response = await fetch(rest.address + ROUTES.adminEvents, { headers: { [HEADERS.adminToken]: ADMIN_TOKEN } });
    return { response, changes: serverSentEvents(response, AdminChange, 'change') };
  };

  it('reach every admin panel in order, once the views show them', async () => {
    const panels = await Promise.all([follow(), follow()]);
    expect(panels[0].response.headers.get('content-type')).toContain('text/event-stream');
    const { id } = SubmissionReceipt.parse((await rest.submit()).body);
    const approval = await rest.call('PUT', `/api/submissions/${id}/approve`, { admin: true, json: {} });
    for (const { changes } of panels) {
      const seen: AdminChange[] = [];
      for await (const change of changes) {
        seen.push(change);
        if (change.type === 'SubmissionReceived') {
          const shown = await rest.get(`/api/submissions/${id}`, { admin: true });
          expect(Submission.parse(shown.body).id).toBe(id);
        }
        if (change.type === 'MascotPublished') break;
      }
      expect(seen.map(({ kind, type }) => `${kind} ${type}`)).toEqual([
        'submission SubmissionReceived',
        'submission SubmissionApproved',
        'submission MascotAssigned',
        'mascot MascotPublished',
      ]);
      expect(seen[1]).toMatchObject({ id, actor: 'admin', correlationId: approval.headers.get('x-request-id') });
    }
  });
});

const all = async () => (await rest.get(ROUTES.reasons, { admin: true })).body;
const change = (purpose: string, reasons: unknown) =>
  rest.call('POST', fillPath(ROUTES.reasonsOf, { purpose }), { admin: true, json: { reasons, before: null } });

describe('the reasons that admins choose from', () => {
  it('are the defaults until an admin changes them, by purpose', async () => {
    expect(await all()).toEqual(DEFAULT_REASONS);
    const changed = { ...DEFAULT_REASONS, reject: ['Too blue', 'Not blue enough'] };
    expect(await change('reject', [' Too blue ', 'Not blue enough'])).toMatchObject({ status: 200, body: changed });
    expect(await all()).toEqual(changed);
    expect((await change('reject', [])).body).toEqual({ ...DEFAULT_REASONS, reject: [] });
  });

  it('are not changed on an outdated revision', async () => {
    await change('back', ['Fine']);
    const late = { reasons: ['Late'], before: DEFAULT_REASONS.back };
    const path = fillPath(ROUTES.reasonsOf, { purpose: 'back' });
    const { status, body } = await rest.call('POST', path, { admin: true, json: late });
    expect([status, ErrorBody.parse(body).error]).toEqual([409, REASON_MESSAGES.changed]);
    expect(await all()).toMatchObject({ back: ['Fine'] });
    const again = await rest.call('POST', path, { admin: true, json: { ...late, before: ['Fine'] } });
    expect(again.body).toMatchObject({ back: ['Late'] });
  });

  it.each([
    ['none', 'Spam', REASON_MESSAGES.list],
    ['an empty one', ['Spam', ' '], REASON_MESSAGES.empty],
    ['the same twice', ['Spam', ' Spam'], REASON_MESSAGES.twice],
    ['a long one', ['x'.repeat(REASON_LIMITS.length + 1)], REASON_MESSAGES.tooLong],
    ['too many', Array.from({ length: REASON_LIMITS.count + 1 }, (_, index) => `${index}`), REASON_MESSAGES.tooMany],
  ])('are not changed to %s', async (_, reasons, message) => {
    const { status, body } = await change('away', reasons);
    expect([status, ErrorBody.parse(body).error]).toEqual([400, message]);
  });

  it('exist for known purposes only', async () => expect((await change('love', [])).status).toBe(404));
});
