import { fillPath, HEADERS, MINE_MESSAGES, PAGES, ROUTES, SubmissionReceipt } from '@marcel/contracts';
import { photograph } from '../../../../platform/pictures/testing/samples.js';
import { Maker } from '../../../../test-support/maker.js';
import { ModerationClient } from '../../../../test-support/moderation/moderation-client.js';
import { submissionForm, VALID_SUBMISSION } from '../../../../test-support/rest-client.js';
import { StudioClient } from '../../../../test-support/studio/studio-client.js';
import { startTestProduct, type TestProduct } from '../../../../test-support/test-product.js';

let product: TestProduct;
let ada: Maker;

beforeEach(async () => {
  product = await startTestProduct();
  ada = new Maker(product.rest);
});
afterEach(() => product.stop());

describe('what a key has made', () => {
  it('is told newest first, with its state, place and picture', async () => {
    const { id: mascotId, name, slug } = await product.rest.publish();
    const comment = await ada.comment(mascotId);
    await new Maker(product.rest).comment(mascotId, 'Somebody else says this');
    const hug = await new StudioClient(product.rest).settledHug((await ada.hug(await photograph(), 'Grace')).id);
    const submission = await ada.submission('Another');
    const { items, total } = await ada.mine();
    expect(total).toBe(3);
    const created = { createdAt: expect.any(String) };
    expect(items).toEqual([
      {
        kind: 'submission',
        id: submission.id,
        title: 'Another',
        text: null,
        pictureUrl: null,
        state: 'pending',
        path: null,
        downloadPath: null,
        ...created,
      },
      {
        kind: 'hug',
        id: hug.id,
        title: 'Grace',
        text: null,
        pictureUrl: hug.storagePaths[0],
        state: 'shown',
        path: PAGES.hugs,
        downloadPath: `/api/download/hug-${hug.id}`,
        ...created,
      },
      {
        kind: 'comment',
        id: comment.id,
        title: name,
        text: 'Lovely',
        pictureUrl: null,
        state: 'shown',
        path: fillPath(PAGES.mascot, { slug }),
        downloadPath: null,
        ...created,
      },
    ]);
  });

  it('gives nobody the address under which admins see a picture', async () => {
    const form = submissionForm({ name: 'Another' });
    form.set('image', new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }), 'mascot.jpg');
    const { body } = await ada.send('POST', ROUTES.submissions, { form });
    const { id } = SubmissionReceipt.parse(body);
    const { items } = await ada.mine();
    expect(items).toMatchObject([
      { kind: 'submission', id, pictureUrl: expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\.webp$/) },
    ]);
    expect(JSON.stringify(await ada.export())).not.toContain('look=');
  });

  it('says what nobody else sees any more, and shows no picture of it', async () => {
    const hug = await new StudioClient(product.rest).settledHug((await ada.hug(await photograph())).id);
    await new ModerationClient(product.rest).judge({ kind: 'hug', id: hug.id }, 'hide');
    expect((await ada.mine()).items).toMatchObject([{ state: 'hidden', pictureUrl: null, downloadPath: null }]);
  });

  it('comes in pages that repeat and skip none', async () => {
    const { id } = await product.rest.publish();
    for (const content of ['1', '2', '3']) await ada.comment(id, content);
    const first = await ada.mine('?limit=2');
    const second = await ada.mine(`?limit=2&after=${first.next ?? ''}`);
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['3', '2', '1']);
    expect(second.next ?? null).toBeNull();
    expect((await ada.send('GET', `${ROUTES.mine}?limit=101`)).status).toBe(400);
  });

  it('is for nobody without a key, and kept by no cache', async () => {
    for (const path of [ROUTES.mine, ROUTES.mineExport]) {
      const refusal = { status: 401, body: { code: 'unauthorised', error: MINE_MESSAGES.keyMissing } };
      expect(await product.rest.get(path)).toMatchObject(refusal);
      expect(await product.rest.get(path, { headers: { [HEADERS.ownerKey]: 'none' } })).toMatchObject(refusal);
      const { headers } = await ada.send('GET', path);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect(await ada.mine()).toMatchObject({ items: [], total: 0 });
  });

  it('is there to be kept: all of it, with what was given about oneself', async () => {
    const { id } = await product.rest.publish();
    for (let number = 1; number <= 101; number += 1) await ada.comment(id, `Comment ${number}`);
    await ada.submission('Another');
    const { headers } = await ada.send('GET', ROUTES.mineExport);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    const { items, total } = await ada.export();
    expect([items.length, total]).toEqual([102, 102]);
    expect(items[0]).toMatchObject({ kind: 'submission', record: { email: VALID_SUBMISSION.userEmail } });
    expect(items.at(-1)).toMatchObject({ kind: 'comment', record: { author: 'Ada', content: 'Comment 1' } });
  });
});
