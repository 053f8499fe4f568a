import type { Page } from 'playwright-core';
import { sitDown as sitDownAt, undoByKey } from './admin-steps';
import { expectAccessible, expectFits, expectToast, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { giveReason, makeHug, postComment, report, sendReport, visit as visitAt } from './moderation-steps';
import { pictureOf } from './studio-support';

const product = useProduct();
const browser = useBrowser();

const visit = (path: string, width?: number) => visitAt(product(), browser(), path, width);
const sitDown = (path: string, options?: Parameters<typeof sitDownAt>[3]) =>
  sitDownAt(product(), browser(), path, options);
const comment = (content: string, mascotId?: number) => postComment(product(), content, mascotId);
const reported = async (content: string) => {
  const id = await comment(content);
  await report(product(), `/api/comments/${id}`);
  return id;
};
const item = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** Such a page learns of nothing that others do. */
const alone = async (page: Page) => {
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  await page.route('**/api/admin/events', (route) => route.abort());
};

test('a visitor reports, an admin hides, a second visitor sees it no more, until that is undone', async () => {
  const id = await comment('Buy my followers');
  const visitor = await visit('/mascotdx/astro');
  await visitor.getByText('Buy my followers').waitFor();
  await visitor.getByRole('button', { name: 'Report comment by Mallory' }).click();
  await sendReport(visitor, 'It is spam or advertising');
  await expectToast(visitor, 'Somebody will look at it.');
  await visitor.reload();
  await visitor.getByRole('button', { name: 'Reported comment by Mallory' }).waitFor();

  const desk = await sitDown('/admin/moderation');
  await item(desk, `Comment ${id}`).getByText('1 report').waitFor();
  await desk.getByRole('link', { name: 'Moderation 1 waiting' }).waitFor();
  await desk.getByRole('button', { name: `Hide: Comment ${id}` }).click();
  await desk.getByRole('button', { name: 'Spam or advertising' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expectToast(desk, '1 hidden');
  await desk.getByText('Nothing waits. Marcel naps.').waitFor();

  const second = await visit('/mascotdx/astro');
  await second.getByText('No comments yet.').waitFor();
  await undoByKey(desk);
  await second.reload();
  await second.getByText('Buy my followers').waitFor();

  await item(desk, `Comment ${id}`)
    .getByText(/^Reopened by/)
    .waitFor();
  await item(desk, `Comment ${id}`).getByText('1 report').waitFor();
  await desk.getByRole('link', { name: `History of Comment ${id}` }).click();
  for (const done of ['reported', 'hid', 'took back the decision on'])
    await desk.getByText(`${done} comment ${id}`).first().waitFor();
});

test('a dismissal is taken back, and copies that nobody has reported are found and hidden', async () => {
  const id = await reported('Get rich quickly at https://rich.example/1 with no work at all');
  const copy = await comment('GET RICH quickly!! at https://rich.example/2 with no work at all 99', 3);
  const desk = await sitDown('/admin/moderation?search=quickly');
  await desk.getByRole('button', { name: `Dismiss Reports: Comment ${id}` }).click();
  await giveReason(desk, 'Nothing wrong with it');
  await expectToast(desk, '1 kept');
  await undoByKey(desk);
  await item(desk, `Comment ${id}`).getByText('1 report').waitFor();

  await desk.getByRole('link', { name: `Similar to Comment ${id}` }).click();
  await item(desk, `Comment ${copy}`).waitFor();
  await expectAccessible(desk);
  await screenshot(desk, 'moderation-similar');
  await desk.getByRole('button', { name: 'Select 2 Shown' }).click();
  await desk.getByRole('button', { name: 'Hide Selected' }).click();
  await giveReason(desk, 'Spam or advertising');
  await desk.getByText('Nothing like it is left here').waitFor();
  expect(await (await fetch(product().url('/api/mascots/3/comments'))).json()).toEqual([]);

  await desk.goto(product().url('/admin/moderation?state=hidden&search=quickly'));
  await desk.getByRole('button', { name: `Reopen: Comment ${copy}` }).click();
  await giveReason(desk, 'Looked at too quickly');
  await expectToast(desk, '1 waits again');
});

test('an admin finds and hides what nobody has reported', async () => {
  const id = await comment('Quietly rude', 3);
  const desk = await sitDown('/admin/moderation?search=Quietly');
  await desk.getByText('Nothing matches').waitFor();
  await desk.getByLabel('State').click();
  await desk.getByRole('option', { name: 'Never Reported' }).click();
  await desk.getByRole('button', { name: `Hide: Comment ${id}` }).click();
  await giveReason(desk, 'Hateful or threatening');
  await expectToast(desk, '1 hidden');
  expect(await (await fetch(product().url('/api/mascots/3/comments'))).json()).toEqual([]);
});

test('a comment with many links waits, and its author sees that', async () => {
  const author = await visit('/mascotdx/tux');
  await author.getByRole('button', { name: 'Add Comment' }).click();
  await author.getByLabel(/Your Name/).fill('Trudy');
  await author.getByRole('textbox', { name: /Comment/ }).fill('http://a.example http://b.example http://c.example');
  await author.getByRole('button', { name: 'Post Comment' }).click();
  await author.getByText('Your comment waits until somebody has looked at it.').waitFor();
  const other = await visit('/mascotdx/tux');
  await other.getByText('No comments yet.').waitFor();
  const desk = await sitDown('/admin/moderation?kind=comment');
  const held = desk.getByRole('article').filter({ hasText: 'http://a.example' });
  await held.getByText(/It has many links/).waitFor();
  await held.getByRole('button', { name: /^Restore: / }).click();
  await giveReason(desk, 'Nothing is wrong with it');
  await held.waitFor({ state: 'detached' });
  await author.reload();
  await author.getByRole('button', { name: 'Report comment by Trudy' }).waitFor();
  expect(await author.getByText('Your comment waits until somebody has looked at it.').count()).toBe(0);
});

test('the picture of a hug that is hidden is gone at its address in every width, and comes back', async () => {
  const { id, path } = await makeHug(product());
  await report(product(), `/api/marcel-hugging/${id}`);
  const statuses = () =>
    Promise.all(
      [path, path.replace('/pictures/', '/pictures/320/')].map(
        async (address) => (await fetch(product().url(address))).status,
      ),
    );
  expect(await statuses()).toEqual([200, 200]);
  const desk = await sitDown('/admin/moderation?kind=hug');
  await desk.getByRole('button', { name: `Hide: Hug or drawing ${id}` }).click();
  await giveReason(desk, 'Shows somebody against their will');
  await expectToast(desk, '1 hidden');
  expect(await statuses()).toEqual([410, 410]);
  await desk.goto(product().url('/admin/moderation?state=hidden&kind=hug'));
  const picture = item(desk, `Hug or drawing ${id}`).locator('img');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await desk.getByRole('button', { name: `Restore: Hug or drawing ${id}` }).click();
  await giveReason(desk, 'Hidden by mistake');
  await expectToast(desk, '1 kept');
  expect(await statuses()).toEqual([200, 200]);
});

test('of two moderators the second is told who was first', async () => {
  const id = await reported('Twice judged');
  const [one, other] = [
    await sitDown('/admin/moderation'),
    await sitDown('/admin/moderation', { prepare: alone, allow: [...REFUSED.allow, 'ERR_FAILED'] }),
  ];
  for (const desk of [one, other]) await item(desk, `Comment ${id}`).waitFor();
  await one.getByRole('button', { name: `Hide: Comment ${id}` }).click();
  await giveReason(one, 'Spam');
  await expectToast(one, '1 hidden');
  await other.getByRole('button', { name: `Hide: Comment ${id}` }).click();
  await giveReason(other, 'Spam');
  await expectToast(other, 'Already handled');
  await other
    .getByText(/^This was already handled by .+: it is hidden now\.$/)
    .first()
    .waitFor();
  await item(other, `Comment ${id}`).waitFor({ state: 'detached' });
});

test('two desks stay in step', async () => {
  const watching = await sitDown('/admin/moderation', {
    prepare: (page) => page.addInitScript(() => Object.assign(window, { setInterval: () => 0 })),
  });
  await watching.getByRole('button', { name: 'Keyboard help' }).waitFor();
  const id = await reported('Soon to be gone');
  await item(watching, `Comment ${id}`).waitFor();
  const deciding = await sitDown('/admin/moderation');
  await deciding.getByRole('button', { name: `Dismiss Reports: Comment ${id}` }).click();
  await giveReason(deciding, 'Nothing is wrong with it');
  await item(watching, `Comment ${id}`).waitFor({ state: 'detached' });
});

test('twenty items are decided by keyboard alone', async () => {
  const ids: number[] = [];
  for (let index = 1; index <= 20; index += 1) ids.push(await reported(`Keyed spam ${index}`));
  const desk = await sitDown('/admin/moderation?sort=oldest&search=Keyed');
  await item(desk, `Comment ${ids[0]}`).waitFor();
  const reasons = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const key = index % 2 === 0 ? 'r' : 'a';
    await desk.keyboard.press(key);
    if (!reasons.has(key)) {
      await desk.getByLabel(/^Reason/).waitFor();
      await desk.keyboard.type(key === 'r' ? 'Spam' : 'Fine');
      await desk.keyboard.press('Tab');
      while (!(await desk.evaluate(() => document.activeElement?.matches('input[type="checkbox"]'))))
        await desk.keyboard.press('Tab');
      await desk.keyboard.press('Space');
      await desk.keyboard.press('Enter');
      reasons.add(key);
    }
    await item(desk, `Comment ${id}`).waitFor({ state: 'detached' });
  }
  await desk.getByText('Nothing matches').waitFor();
  const shown = await (await fetch(product().url('/api/mascots/1/comments'))).text();
  expect(shown).toContain('"Keyed spam 20"');
  expect(shown).not.toContain('"Keyed spam 1"');
});

test('a hundred are hidden at once, and the next page comes', async () => {
  for (let index = 1; index <= 103; index += 1) await reported(`Bulk spam ${index}`);
  const desk = await sitDown('/admin/moderation?search=Bulk+spam');
  await desk.getByRole('button', { name: 'Select 100 Shown' }).click();
  await desk.getByRole('button', { name: 'Hide Selected' }).click();
  await giveReason(desk, 'Spam', { stays: true });
  await expectToast(desk, '100 hidden');
  await desk.getByRole('button', { name: 'Select 3 Shown' }).click();
  await desk.getByRole('button', { name: 'Hide Selected' }).click();
  await desk.getByText('Nothing matches').waitFor();
});

test('a picture of the gallery is reported there, and the thanks stand above the window', async () => {
  const page = await browser().newPage({ ...REFUSED, width: 375 });
  await page.goto(product().url('/?window=gallery'));
  const name = await page.getByRole('article').first().getAttribute('aria-label');
  await pictureOf(page, name ?? '');
  await page.getByRole('button', { name: `Report ${name}`, exact: true }).click();
  await sendReport(page, 'It uses what is mine');
  const thanks = page.getByText('Somebody will look at it.', { exact: true }).first();
  await thanks.waitFor();
  // Nothing else comes above a window that covers the page.
  expect(await thanks.evaluate((element) => element.closest('[popover]')?.matches(':popover-open'))).toBe(true);
  expect(await page.getByRole('button', { name: `Reported ${name}`, exact: true }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

describe('at every width', () => {
  const look = (page: Page, name: string) => async (width: number) => {
    await expectAccessible(page);
    await screenshot(page, `moderation ${name} ${width}`);
  };
  const WIDTHS = [320, 375, 1280];

  beforeAll(async () => {
    await reported('See my_very_long_address.example/without/any/place/to/break/it/into/lines/so/that/it/overflows');
    await report(product(), '/api/mascots/2');
  });

  test('the queue and its question fit and keep the accessibility rules', async () => {
    const page = await sitDown('/admin/moderation', { width: 320 });
    await item(page, 'Mascot 2').waitFor();
    await page.keyboard.press('x');
    await expectFits(page, WIDTHS, look(page, 'queue'));
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByRole('button', { name: 'Spam or advertising' }).waitFor();
    await expectFits(page, WIDTHS, look(page, 'question'));
  });

  test('the form of a report fits and keeps the accessibility rules', async () => {
    const page = await visit('/mascotdx/freddie', 320);
    await page.getByRole('button', { name: 'Report Freddie' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByText('Please choose a reason').waitFor();
    await expectFits(page, WIDTHS, look(page, 'report'));
  });
});
