import {
  CommentList,
  DRAWING_USER_NAME,
  fillPath,
  GeneratedImage,
  HEADERS,
  Hug,
  MINE_MESSAGES,
  PAGES,
  ROUTES,
  STUDIO_FILES,
  Submission,
  SubmissionReceipt,
  DELETION_REASONS,
} from '@marcel/contracts';
import { photograph } from '../../platform/pictures/testing/samples.js';
import { hashOwnerKey } from '../../platform/http/ownership.js';
import { TestVisitor } from '../../test-support/test-visitor.js';
import { ModerationClient } from '../../test-support/moderation/moderation-client.js';
import { submissionForm, VALID_SUBMISSION } from '../../test-support/rest-client.js';
import { rest } from '../../test-support/shared-product/shared-product.js';
import { StudioClient } from '../../test-support/studio/studio-client.js';

let ada: TestVisitor;
let eve: TestVisitor;
let mascotId: number;

beforeEach(async () => {
  [ada, eve] = [new TestVisitor(rest), new TestVisitor(rest)];
  mascotId = (await rest.publish()).id;
});

const comments = async () =>
  CommentList.parse((await rest.get(fillPath(ROUTES.mascotComments, { id: mascotId }))).body);
const submission = async (id: number) =>
  Submission.parse((await rest.get(fillPath(ROUTES.submission, { id }), { admin: true })).body);

describe('the owner of an item', () => {
  it('deletes a comment, which other keys cannot', async () => {
    const { id } = await ada.comment(mascotId);
    const rejection = { status: 403, body: { code: 'forbidden', error: MINE_MESSAGES.notYours } };
    expect(await eve.deleteItem('comment', id)).toMatchObject(rejection);
    expect(await rest.call('DELETE', fillPath(ROUTES.comment, { id }))).toMatchObject(rejection);
    expect(await comments()).toHaveLength(1);
    expect(await ada.deleteItem('comment', id)).toMatchObject({ status: 200, body: { kind: 'comment', id } });
    expect(await comments()).toEqual([]);
    expect(await ada.mine()).toMatchObject({ items: [], total: 0 });
    expect((await ada.deleteItem('comment', id)).status).toBe(404);
    const waiting = await ada.comment(mascotId, 'http://a.example http://b.example http://c.example');
    expect((await ada.mine()).items).toMatchObject([{ kind: 'comment', id: waiting.id, state: 'waiting' }]);
    expect((await ada.deleteItem('comment', waiting.id)).status).toBe(200);
    expect((await ada.mine()).items).toEqual([]);
    expect((await ada.deleteItem('comment', 99_999)).status).toBe(404);
  });

  it('deletes a hug, a drawing and an image, with their pictures', async () => {
    const studio = new StudioClient(rest);
    const form = new FormData();
    form.set(STUDIO_FILES.drawing, new Blob([new Uint8Array(await photograph())]), 'drawing.jpg');
    const drawing = Hug.parse((await ada.send('POST', ROUTES.drawingCreate, { form })).body);
    expect(drawing.userName).toBe(DRAWING_USER_NAME);
    const image = GeneratedImage.parse(
      (await ada.send('POST', ROUTES.imageCreate, { json: { prompt: 'A dog' } })).body,
    );
    const hug = await studio.settledHug((await ada.hug(await photograph())).id);
    const picture = hug.storagePaths[0] ?? '';
    expect((await rest.get(picture)).status).toBe(200);
    expect((await eve.deleteItem('hug', hug.id)).status).toBe(403);
    for (const [kind, { id }] of [
      ['hug', hug],
      ['drawing', drawing],
      ['image', image],
    ] as const)
      expect(await ada.deleteItem(kind, id)).toMatchObject({ status: 200, body: { id } });
    expect((await rest.get(picture)).status).toBe(410);
    expect((await ada.deleteItem('hug', hug.id)).status).toBe(404);
  });

  it('withdraws a submission: out of the queue, and without their data', async () => {
    const { id } = await ada.submission('Another');
    expect((await eve.deleteItem('submission', id)).status).toBe(404);
    expect((await ada.deleteItem('submission', id)).status).toBe(200);
    const erased = { status: 'rejected', adminNotes: DELETION_REASONS.submission, email: '', linkedinUrl: '' };
    expect(await submission(id)).toMatchObject(erased);
    expect((await ada.deleteItem('submission', id)).status).toBe(404);
  });

  it('is the only one who can distinguish hidden, erased and pending items from missing ones', async () => {
    const moderation = new ModerationClient(rest);
    const photo = await photograph();
    const probe = async (kind: 'comment' | 'hug' | 'submission', id: number) => {
      const { status, body } = await eve.deleteItem(kind, id);
      const withoutKey = await rest.call('DELETE', fillPath(ROUTES[kind], { id }));
      expect([withoutKey.status, withoutKey.body]).toEqual([status, body]);
      const report = kind !== 'submission' && (await moderation.report({ kind, id }));
      return { status, body, report: report && [report.status, report.body] };
    };
    const [shown, hidden, erased] = [
      await ada.comment(mascotId),
      await ada.comment(mascotId),
      await ada.comment(mascotId),
    ];
    const waiting = await ada.comment(mascotId, 'http://a.example http://b.example http://c.example');
    const [hug, hiddenHug, erasedHug] = [await ada.hug(photo), await ada.hug(photo), await ada.hug(photo)];
    const [pending, withdrawn] = [await ada.submission('Pending'), await ada.submission('Withdrawn')];
    await moderation.moderate({ kind: 'comment', id: hidden.id }, 'hide');
    await moderation.moderate({ kind: 'hug', id: hiddenHug.id }, 'hide');
    await ada.deleteItem('comment', erased.id);
    await ada.deleteItem('hug', erasedHug.id);
    await ada.deleteItem('submission', withdrawn.id);
    for (const [kind, ids] of [
      ['comment', [hidden.id, erased.id, waiting.id]],
      ['hug', [hiddenHug.id, erasedHug.id]],
      ['submission', [pending.id, withdrawn.id]],
    ] as const) {
      const unknown = await probe(kind, 99_999);
      expect(unknown.status).toBe(404);
      for (const id of ids) expect([kind, await probe(kind, id)]).toEqual([kind, unknown]);
    }
    expect([(await probe('comment', shown.id)).status, (await probe('hug', hug.id)).status]).toEqual([403, 403]);
    expect((await ada.deleteItem('hug', hiddenHug.id)).status).toBe(200);
    expect((await ada.deleteItem('submission', pending.id)).status).toBe(200);
  });

  it('differs from an admin in the audit and in later verdicts', async () => {
    const [first, second] = [await ada.comment(mascotId), await ada.comment(mascotId)];
    await ada.deleteItem('comment', first.id);
    const path = fillPath(ROUTES.comment, { id: second.id });
    expect((await rest.call('DELETE', path, { headers: { [HEADERS.adminToken]: 'wrong' } })).status).toBe(401);
    expect((await rest.call('DELETE', path, { admin: true })).status).toBe(200);
    const moderation = new ModerationClient(rest);
    const verdictOf = async (id: number) => (await moderation.find({ kind: 'comment', id })).verdict;
    expect(await verdictOf(first.id)).toMatchObject({
      by: { kind: 'visitor', id: hashOwnerKey(ada.key) },
      reason: DELETION_REASONS.byAuthor,
    });
    expect(await verdictOf(second.id)).toMatchObject({ by: { kind: 'admin' }, reason: DELETION_REASONS.byAdmin });
    const verdict = await moderation.moderate({ kind: 'comment', id: first.id }, 'restore');
    expect(verdict.body).toMatchObject({ error: expect.stringContaining('its author') });
  });

  it('is identified by the key in the response', async () => {
    const json = { author: 'Ada', content: 'Mine' };
    const path = fillPath(ROUTES.mascotComments, { id: mascotId });
    const answer = await rest.call('POST', path, { json });
    const owner = new TestVisitor(rest, answer.headers.get(HEADERS.ownerKey) ?? '');
    expect((await owner.mine()).items).toMatchObject([{ text: 'Mine' }]);
  });
});

describe('the items of an owner key', () => {
  it('are listed newest first, with state, link and picture', async () => {
    const { id, name, slug } = await rest.publish();
    const comment = await ada.comment(id);
    await new TestVisitor(rest).comment(id, 'Somebody else says this');
    const hug = await new StudioClient(rest).settledHug((await ada.hug(await photograph(), 'Grace')).id);
    const submission = await ada.submission('Another');
    const { items, total } = await ada.mine();
    expect(total).toBe(3);
    const empty = { text: null, pictureUrl: null, path: null, downloadPath: null, createdAt: expect.any(String) };
    const shown = { ...empty, state: 'shown' };
    const [pictureUrl, downloadPath] = [hug.storagePaths[0], `/api/download/hug-${hug.id}`];
    expect(items).toEqual([
      { ...empty, kind: 'submission', id: submission.id, title: 'Another', state: 'pending' },
      { ...shown, kind: 'hug', id: hug.id, title: 'Grace', pictureUrl, path: PAGES.hugs, downloadPath },
      {
        ...shown,
        kind: 'comment',
        id: comment.id,
        title: name,
        text: 'Lovely',
        path: fillPath(PAGES.mascot, { slug }),
      },
    ]);
  });

  it('have signed addresses of pictures that are not public yet', async () => {
    const form = submissionForm({ name: 'Another' });
    form.set('image', new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }), 'mascot.jpg');
    const { body } = await ada.send('POST', ROUTES.submissions, { form });
    const { id } = SubmissionReceipt.parse(body);
    const { items } = await ada.mine();
    expect(items).toMatchObject([
      { kind: 'submission', id, pictureUrl: expect.stringMatching(/^\/pictures\/[0-9a-f]{64}\.webp\?signature=/) },
    ]);
    expect((await rest.get(items[0]?.pictureUrl ?? '')).status).toBe(200);
    expect(JSON.stringify((await ada.export()).items[0]?.record)).not.toContain('signature=');
  });

  it('include hidden items without their pictures', async () => {
    const hug = await new StudioClient(rest).settledHug((await ada.hug(await photograph())).id);
    await new ModerationClient(rest).moderate({ kind: 'hug', id: hug.id }, 'hide');
    expect((await ada.mine()).items).toMatchObject([{ state: 'hidden', pictureUrl: null, downloadPath: null }]);
  });

  it('are paged without gaps or duplicates', async () => {
    for (const content of ['1', '2', '3']) await ada.comment(mascotId, content);
    const first = await ada.mine('?limit=2');
    const second = await ada.mine(`?limit=2&after=${first.next ?? ''}`);
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['3', '2', '1']);
    expect(second.next ?? null).toBeNull();
    expect((await ada.send('GET', `${ROUTES.mine}?limit=101`)).status).toBe(400);
  });

  it('can be filtered by kind', async () => {
    const { id } = await ada.submission('Another');
    await ada.comment(mascotId);
    await ada.comment(mascotId);
    const submissions = await ada.mine('?kinds=drawing,submission&limit=1');
    expect(submissions).toMatchObject({ items: [{ kind: 'submission', id }], total: 1 });
    expect(await ada.mine('?kinds=comment&limit=1')).toMatchObject({ items: [{ kind: 'comment' }], total: 2 });
    expect((await ada.send('GET', `${ROUTES.mine}?kinds=mascot`)).status).toBe(400);
  });

  it('require a key, and are never cached', async () => {
    for (const path of [ROUTES.mine, ROUTES.mineExport]) {
      const rejection = { status: 401, body: { code: 'unauthorised', error: MINE_MESSAGES.keyMissing } };
      expect(await rest.get(path)).toMatchObject(rejection);
      expect(await rest.get(path, { headers: { [HEADERS.ownerKey]: 'none' } })).toMatchObject(rejection);
      const { headers } = await ada.send('GET', path);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect(await ada.mine()).toMatchObject({ items: [], total: 0 });
  });

  it('can be exported as a whole, without the contact of a submitter', async () => {
    for (let number = 1; number <= 101; number += 1) await ada.comment(mascotId, `Comment ${number}`);
    await ada.submission('Another');
    const { headers } = await ada.send('GET', ROUTES.mineExport);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    const { items, total } = await ada.export();
    expect([items.length, total]).toEqual([102, 102]);
    expect(items[0]).toMatchObject({ kind: 'submission', record: { payload: { name: 'Another' } } });
    const { userEmail, linkedinUrl } = VALID_SUBMISSION;
    for (const path of [ROUTES.mine, ROUTES.mineExport])
      for (const contact of [userEmail, linkedinUrl])
        expect(JSON.stringify((await ada.send('GET', path)).body)).not.toContain(contact);
    expect(items.at(-1)).toMatchObject({ kind: 'comment', record: { author: 'Ada', content: 'Comment 1' } });
  });
});
