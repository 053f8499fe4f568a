import type { Page } from 'playwright-core';
import * as z from 'zod';
import { giveReason, undoByKey } from './steps';
import {
  expectEventually,
  expectToast,
  FAILING,
  goTo,
  keepPage,
  makeHug,
  openPage,
  portrait,
  publishMascot,
  read,
  send,
  urlOf,
} from './harness';

const Numbered = z.object({ id: z.int() });

const ownItem = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
const item = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const statusOf = async (pathname: string) => (await fetch(urlOf(pathname))).status;

async function comment(page: Page, slug: string, content: string): Promise<void> {
  await goTo(page, `/mascotdx/${slug}`);
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel(/Your Name/).fill('Trudy');
  await page.getByRole('textbox', { name: /Comment/ }).fill(content);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByText(content, { exact: true }).first().waitFor();
}

async function hug(page: Page, userName: string): Promise<void> {
  await goTo(page, '/marcel-hugs');
  await page.getByLabel('Your Name').fill(userName);
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  await page.getByRole('button', { name: 'Generate My Marcel Hug' }).click();
  await page.getByAltText('Your new picture').waitFor();
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}` });
  await question.getByText('This cannot be undone.').waitFor();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await ownItem(page, name).waitFor({ state: 'detached' });
}

const commentBy = async (mascotId: number, content: string): Promise<number> =>
  Numbered.parse(await send(`/api/mascots/${mascotId}/comments`, { author: 'Mallory', content })).id;

const commentsOn = (mascotId: number) => read(`/api/mascots/${mascotId}/comments`);

const visit = keepPage({ admin: true });

const report = (pathname: string) => send(`${pathname}/report`, { reason: 'spam' });

describe('My Things', () => {
  test('a visitor deletes an item that was made in another tab; it is gone for everybody, with its picture', async () => {
    const { id, slug } = await publishMascot('Regretted Raven');
    const maker = await openPage(undefined);
    await comment(maker, slug, 'Soon to be regretted');
    await hug(maker, 'Rita');
    const tab = await maker.context().newPage();
    await tab.goto(urlOf('/'));
    await tab.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name: 'My Things' }).click();
    await ownItem(tab, 'comment on Regretted Raven').getByText('Soon to be regretted').waitFor();
    const picture = (await ownItem(tab, 'hug of Rita').locator('img').getAttribute('src')) ?? '';
    expect(await statusOf(picture)).toBe(200);
    const downloading = tab.waitForEvent('download');
    await tab.getByRole('button', { name: 'Download All' }).click();
    expect((await downloading).suggestedFilename()).toBe('my-things.json');
    await remove(tab, 'hug of Rita');
    await remove(tab, 'comment on Regretted Raven');
    await tab.getByText('Nothing here yet').waitFor();
    expect(await statusOf(picture)).toBe(410);
    expect(await commentsOn(id)).toEqual([]);
  });

  test('a private link opens them in another browser, and never sends its key to the server', async () => {
    const { id, slug } = await publishMascot('Portable Puma');
    const maker = await openPage(undefined);
    await comment(maker, slug, 'To be taken along');
    await goTo(maker, '/?window=mine');
    await ownItem(maker, 'comment on Portable Puma').waitFor();
    await maker.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await maker.getByRole('button', { name: 'Copy Private Link' }).click();
    await expectToast(maker, 'Private link copied');
    const link = await maker.evaluate(() => navigator.clipboard.readText());
    const [, key = ''] = link.split('#key=');
    expect(key).toHaveLength(43);
    const other = await openPage(undefined);
    const requestedUrls: string[] = [];
    other.on('request', (request) => requestedUrls.push(request.url()));
    await other.goto(link);
    await ownItem(other, 'comment on Portable Puma').waitFor();
    await other.getByRole('button', { name: 'Use This Link Here...' }).click();
    await other.getByRole('button', { name: 'Use This Link', exact: true }).click();
    await ownItem(other, 'comment on Portable Puma').waitFor();
    expect(await other.evaluate(() => location.hash)).toBe('');
    expect(requestedUrls.join(' ').replaceAll(`#key=${key}`, '')).not.toContain(key);
    await remove(other, 'comment on Portable Puma');
    expect(await commentsOn(id)).toEqual([]);
  });
});

describe('moderation', () => {
  test('a visitor reports an item, an admin hides it, and a second visitor sees it again only after undo', async () => {
    const mascot = await publishMascot('Spammed Sparrow');
    const id = await commentBy(mascot.id, 'Buy my followers');
    const visitor = await openPage(`/mascotdx/${mascot.slug}`);
    await visitor.getByRole('button', { name: 'Report comment by Mallory' }).click();
    const form = visitor.getByRole('dialog', { name: /^Report / });
    await form.getByRole('button', { name: 'Report', exact: true }).click();
    await form.getByText('Please choose a reason').waitFor();
    await form.getByLabel('It is spam or advertising').check();
    await form.getByRole('button', { name: 'Report', exact: true }).click();
    await expectToast(visitor, 'Somebody will look at it.');
    await visitor.getByRole('button', { name: 'Reported comment by Mallory' }).waitFor();

    const desk = await visit('/admin/moderation?search=followers');
    await item(desk, `Comment ${id}`).getByText('1 report').waitFor();
    await desk.getByRole('button', { name: `Hide: Comment ${id}` }).click();
    await giveReason(desk, 'Spam or advertising');
    await expectToast(desk, '1 hidden');
    const second = await openPage(`/mascotdx/${mascot.slug}`);
    await second.getByText('No comments yet.').waitFor();
    await undoByKey(desk);
    await expectEventually(() => commentsOn(mascot.id), [expect.objectContaining({ content: 'Buy my followers' })]);
    await item(desk, `Comment ${id}`).getByText('1 report').waitFor();
  });

  test('the picture of a hidden hug is gone in every width, is restored, and is finally erased', async () => {
    const {
      id,
      storagePaths: [path = ''],
    } = await makeHug('Hidden Hilda');
    const statuses = () => Promise.all([path, path.replace('/pictures/', '/pictures/320/')].map(statusOf));
    await report(`/api/marcel-hugging/${id}`);
    const desk = await visit('/admin/moderation?kind=hug');
    await desk.getByRole('button', { name: `Hide: Hug or drawing ${id}` }).click();
    await giveReason(desk, 'Shows somebody against their will');
    await expectToast(desk, '1 hidden');
    expect(await statuses()).toEqual([410, 410]);
    await goTo(desk, '/admin/moderation?state=hidden&kind=hug');
    await item(desk, `Hug or drawing ${id}`)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode());
    await desk.getByRole('button', { name: `Restore: Hug or drawing ${id}` }).click();
    await giveReason(desk, 'Hidden by mistake');
    await expectToast(desk, '1 kept');
    expect(await statuses()).toEqual([200, 200]);
    await undoByKey(desk);
    await desk.getByRole('button', { name: `Erase: Hug or drawing ${id}` }).click();
    await giveReason(desk, 'Asked for');
    await expectToast(desk, '1 erased');
    expect(await statuses()).toEqual([410, 410]);
  });

  test('a comment with many links is held, its author sees that, and a moderator publishes it', async () => {
    const { id, slug } = await publishMascot('Linked Lion');
    const author = await openPage(undefined);
    await comment(author, slug, 'http://a.example http://b.example http://c.example');
    await author.getByText('Your comment will appear after review.').waitFor();
    expect(await commentsOn(id)).toEqual([]);
    const desk = await visit('/admin/moderation?kind=comment&search=a.example');
    const heldComment = desk.getByRole('article').filter({ hasText: 'http://a.example' });
    await heldComment.getByRole('button', { name: /^Restore: / }).click();
    await giveReason(desk, 'Nothing is wrong with it');
    await heldComment.waitFor({ state: 'detached' });
    const other = await openPage(`/mascotdx/${slug}`);
    await other.getByText('http://a.example http://b.example', { exact: false }).waitFor();
  });

  test('items of the queue are decided by keyboard alone, one by one and together', async () => {
    const mascot = await publishMascot('Queued Quail');
    const ids: number[] = [];
    for (let index = 1; index <= 6; index += 1) ids.push(await commentBy(mascot.id, `Keyed spam ${index}`));
    for (const id of ids) await report(`/api/comments/${id}`);
    const desk = await visit('/admin/moderation?sort=oldest&search=Keyed');
    const [hidden, kept, ...others] = ids;
    await item(desk, `Comment ${hidden}`).waitFor();
    await desk.keyboard.press('r');
    await giveReason(desk, 'Spam');
    await item(desk, `Comment ${hidden}`).waitFor({ state: 'detached' });
    await desk.keyboard.press('a');
    await giveReason(desk, 'Nothing wrong with it');
    await item(desk, `Comment ${kept}`).waitFor({ state: 'detached' });
    await desk.getByRole('button', { name: `Select ${others.length} Shown` }).click();
    await desk.getByRole('button', { name: 'Hide Selected' }).click();
    await giveReason(desk, 'Spam');
    await expectToast(desk, `${others.length} hidden`);
    await desk.getByText('Nothing matches').waitFor();
    expect(await commentsOn(mascot.id)).toMatchObject([{ id: kept }]);
  });

  test('when two moderators decide at once, the second sees who was first, and a third queue updates itself', async () => {
    const mascot = await publishMascot('Doubted Dove');
    const id = await commentBy(mascot.id, 'Twice judged');
    await report(`/api/comments/${id}`);
    const [one, other, watching] = [
      await visit('/admin/moderation?search=judged'),
      await openPage('/admin/moderation?search=judged', {
        admin: true,
        allow: FAILING,
        prepare: (page) => page.route('**/api/admin/events', (route) => route.abort()),
      }),
      await openPage('/admin/moderation?search=judged', { admin: true }),
    ];
    for (const desk of [one, other, watching]) await item(desk, `Comment ${id}`).waitFor();
    await one.getByRole('button', { name: `Hide: Comment ${id}` }).click();
    await giveReason(one, 'Spam');
    await item(watching, `Comment ${id}`).waitFor({ state: 'detached' });
    await other.getByRole('button', { name: `Hide: Comment ${id}` }).click();
    await giveReason(other, 'Spam');
    await expectToast(other, 'Already handled');
    await item(other, `Comment ${id}`).waitFor({ state: 'detached' });
    await expectEventually(() => commentsOn(mascot.id), []);
  });
});
