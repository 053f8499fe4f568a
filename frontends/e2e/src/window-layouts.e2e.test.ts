import type { Page } from 'playwright-core';
import { sitDown, submitMascot } from './admin-steps';
import { expectAccessible, expectEventually, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { boxOf, openFromStart } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const PUBLIC = [
  '/mascotdx',
  '/mascotdx/octocat',
  '/mascotdx/submit',
  '/mascotdx/compare?mascots=tux,octocat,nobody',
  '/marcel-hugs',
  '/image-generator',
  '/draw-marcel',
  '/?window=gallery',
  '/?window=mine',
];
const DESK = [
  'dashboard',
  'submissions',
  'submissions/1',
  'moderation',
  'likes',
  'image-population',
  'import',
  'programs',
];
const ADMIN = [...DESK, 'audit', 'time-machine', 'system'].map((page) => `/admin/${page}`);

/** The path below which everything is the program's of an address. */
const programOf = (address: string) => /^\/(\?.*|[^/]*)/.exec(address)?.[0] ?? address;

/** Opens a page of the panel, or any other, in a window of that size. */
async function openInWindow(address: string, width: number, height = 640): Promise<Page> {
  const place = { [programOf(address)]: { box: { x: 8, y: 8, width, height }, fill: 'free' } };
  const page = await sitDown(product(), browser(), address, {
    ...REFUSED,
    prepare: (opened) =>
      opened.addInitScript((places) => localStorage.setItem('marcel_window_places', places), JSON.stringify(place)),
  });
  await page.locator('[data-window-body]').waitFor();
  return page;
}

/** How far what is in the window reaches over its right edge, in CSS pixels. */
const overhang = (page: Page) =>
  page.evaluate(() => {
    const body = document.querySelector('[data-window-body]');
    return body ? body.scrollWidth - body.clientWidth : -1;
  });

/** In how many columns the children of something stand. */
const columnsOf = (page: Page, selector: string) =>
  page.evaluate(
    (found) => getComputedStyle(document.querySelector(found) ?? document.body).gridTemplateColumns.split(' ').length,
    selector,
  );

beforeAll(async () => {
  await submitMascot(product(), 'Krokodileinhornpferdchen');
});

describe.each([420, 700, 1000])('in a window of %i px', (width) => {
  test.each([...PUBLIC, ...ADMIN])('%s lies within its edges', async (address) => {
    const page = await openInWindow(address, width);
    expect((await boxOf(page.locator('[data-window]'))).width).toBe(width);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectEventually(() => overhang(page), 0);
    await screenshot(page, `window-layout ${width} ${address}`);
  });
});

test('a form stands in one column where its window is narrow, on a wide screen, too, and in two when it is sized', async () => {
  const page = await openInWindow('/marcel-hugs', 420);
  await page.getByLabel('Your Name').fill('Ada');
  expect(await columnsOf(page, '[data-window-body] form')).toBe(1);
  await page.keyboard.press('Alt+Shift+PageUp');
  await expectEventually(() => columnsOf(page, '[data-window-body] form'), 2);
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ada');
  await expectAccessible(page);
});

test("the admin's table leaves out columns by the width of its window, and its dialog lies within the screen", async () => {
  const page = await openInWindow('/admin/dashboard', 600);
  const heads = page.getByRole('columnheader').filter({ visible: true });
  await page.getByRole('button', { name: 'Edit Octocat' }).waitFor();
  const narrow = await heads.allTextContents();
  expect(narrow).toEqual(expect.arrayContaining(['Name', 'Actions']));
  expect(narrow).not.toContain('Industry');
  await page.getByRole('button', { name: 'Edit Octocat' }).click();
  const dialog = page.getByRole('dialog', { name: /Octocat/ });
  await dialog.waitFor();
  const { x, width } = await boxOf(dialog);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(1280);
  await expectAccessible(page);
  await screenshot(page, 'window-layout admin dialog');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Alt+Shift+PageUp');
  await expectEventually(
    () => heads.allTextContents(),
    ['', 'Picture', 'Name', 'Brand', 'Industry', 'Type', 'Status', 'Likes', 'Actions'],
  );
});

test("keys of the admin's queue do nothing while another window is in front", async () => {
  const page = await sitDown(product(), browser(), '/admin/submissions/1', REFUSED);
  await page.getByRole('button', { name: 'Approve Submission' }).waitFor();
  await openFromStart(page, 'Draw Marcel');
  await page.keyboard.press('a');
  await page.keyboard.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await page.locator('h1:focus').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('button', { name: 'Approve Submission' }).count()).toBe(1);
});
