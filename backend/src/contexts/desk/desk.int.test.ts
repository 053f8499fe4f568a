import { DeskChange, HEADERS, ROUTES, Submission, SubmissionReceipt } from '@marcel/contracts';
import { serverSentEvents } from '../../test-support/server-sent-events.js';
import { ADMIN_TOKEN, startTestProduct, type TestProduct } from '../../test-support/test-product.js';

describe('the changes of a desk', () => {
  let product: TestProduct;

  beforeEach(async () => {
    product = await startTestProduct();
  });
  afterEach(() => product.stop());

  const follow = async () => {
    const response = await fetch(product.rest.address + ROUTES.deskEvents, {
      headers: { [HEADERS.adminToken]: ADMIN_TOKEN },
    });
    return { response, changes: serverSentEvents(response, DeskChange, 'change') };
  };

  it('reach every desk in order, once reading shows them', async () => {
    const desks = await Promise.all([follow(), follow()]);
    expect(desks[0].response.headers.get('content-type')).toContain('text/event-stream');
    const { id } = SubmissionReceipt.parse((await product.rest.submit()).body);
    const approval = await product.rest.call('PUT', `/api/submissions/${id}/approve`, { admin: true, json: {} });
    for (const { changes } of desks) {
      const told: DeskChange[] = [];
      for await (const change of changes) {
        told.push(change);
        if (change.type === 'SubmissionReceived') {
          const shown = await product.rest.get(`/api/submissions/${id}`, { admin: true });
          expect(Submission.parse(shown.body).id).toBe(id);
        }
        if (change.type === 'MascotPublished') break;
      }
      expect(told.map(({ kind, type }) => `${kind} ${type}`)).toEqual([
        'submission SubmissionReceived',
        'submission SubmissionApproved',
        'submission MascotAssigned',
        'mascot MascotPublished',
      ]);
      expect(told[1]).toMatchObject({ id, actor: 'admin', correlationId: approval.headers.get('x-request-id') });
    }
  });

  it('end with the product', async () => {
    const { changes } = await follow();
    const end = changes.next();
    await product.stop({ keepData: true });
    expect((await end).done).toBe(true);
    product = await startTestProduct({ dataDirectory: product.dataDirectory });
  });

  it('are for admins', async () => expect((await product.rest.get(ROUTES.deskEvents)).status).toBe(401));
});
