import type { Page } from 'playwright-core';
import {
  expectAccessible,
  expectEventually,
  expectFits,
  PROGRAMS,
  REFUSED,
  screenshot,
  useBrowser,
  useProduct,
  type NewPageOptions,
} from './harness';
import { openFromStart, taskButton, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const SUGGESTIONS = '**/api/mascots/suggestions?*';

/** Some contributors of the mascots that are opened have no profile. */
async function openDesktop(options?: NewPageOptions): Promise<Page> {
  const page = await browser().newPage({ allow: ['404 (Not Found)'], ...options });
  await page.goto(product().url('/'));
  await page.getByRole('link', { name: 'Newsletter' }).waitFor();
  return page;
}

async function openStart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'START' }).click();
  await page.locator('[role="menuitem"]:focus').waitFor();
}

async function openRun(page: Page): Promise<void> {
  await openStart(page);
  await page.getByRole('menuitem', { name: 'Run…' }).click();
  await page.locator('dialog [role="combobox"]:focus').waitFor();
}

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const search = (page: Page) => page.getByRole('combobox', { name: 'Search Marcel OS' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const runDialog = (page: Page) => page.getByRole('dialog', { name: 'Run' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('the search in START', () => {
  test('finds programs, pages and mascots by keyboard alone, and leaves the menu as it is', async () => {
    const page = await openDesktop();
    await page.keyboard.press('Control+Escape');
    await page.locator('[role="menuitem"]:focus', { hasText: 'Hug Your Mascot' }).waitFor();
    expect(await page.getByRole('menu', { name: 'Programs' }).getByRole('menuitem').allInnerTexts()).toEqual(
      PROGRAMS.map(([name]) => name),
    );
    await expectAccessible(page);
    await page.keyboard.type('tux');
    await option(page, 'Tux Mascot of Linux').waitFor();
    await page.getByText('1 found.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('menu', { name: 'Programs' }).waitFor();
    await page.keyboard.type('submit');
    await option(page, /Submit a Mascot/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Submit a Mascot' }).waitFor();
    expect(await addressOf(page)).toBe('/mascotdx/submit');
    await page.keyboard.press('Control+Escape');
    await page.keyboard.type('tux');
    await option(page, /Mascot of Linux/).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectEventually(() => addressOf(page), '/mascotdx/tux');
  });

  test('opens by the mouse what it has found', async () => {
    const page = await openDesktop();
    await openStart(page);
    await search(page).click();
    await page.keyboard.type('time');
    await option(page, /Time Machine/).click();
    await page.getByRole('heading', { name: 'Time Machine' }).waitFor();
    expect(await page.getByRole('button', { name: 'START' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('waits for a finger to ask for it: the menu has the focus, and no keyboard covers it', async () => {
    const page = await openDesktop({ width: 375, touch: true });
    await page.getByRole('button', { name: 'START' }).tap();
    await page.locator('[role="menuitem"]:focus').waitFor();
    await search(page).tap();
    await search(page).fill('wallpaper');
    await option(page, /Display Settings/).tap();
    await page.getByRole('dialog', { name: 'Display Settings' }).waitFor();
  });

  test('goes on with what is here when the server is away, and says so', async () => {
    const page = await openDesktop(REFUSED);
    await page.route(SUGGESTIONS, (route) => route.abort());
    await openStart(page);
    await page.keyboard.type('gallery');
    await page.getByText('1 found. Mascotdex is not answering, so mascots are left out.').waitFor();
    await page.keyboard.press('Enter');
    await windowOf(page, 'Gallery').waitFor();
  });

  test('does not close the window in front by the Escape that is its own', async () => {
    const page = await openDesktop();
    await openFromStart(page, 'README');
    await page.keyboard.press('Control+Escape');
    await page.locator('[role="menuitem"]:focus').waitFor();
    await search(page).click();
    await page.keyboard.type('xyzzy');
    await page.getByText('Nothing is called that here.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await search(page).waitFor({ state: 'detached' });
    expect(await addressOf(page)).toBe('/?window=readme');
  });

  test('fits where there is little room, with large letters too', async () => {
    const page = await openDesktop({ width: 320 });
    await page.evaluate(() => (document.documentElement.dataset.text = 'largest'));
    await openStart(page);
    await expectFits(page, [320, 768], async (width) => {
      await search(page).waitFor();
      await expectAccessible(page);
      await screenshot(page, `shell-start-search-${width}`);
    });
    await page.setViewportSize({ width: 320, height: 480 });
    await search(page).fill('ma');
    await page.getByText(/found\./).waitFor();
    const box = await search(page).boundingBox();
    expect((box?.y ?? 480) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
    await screenshot(page, 'shell-start-found-320');
  });
});

describe('Run…', () => {
  test('opens programs, mascots and addresses by keyboard, and offers them again', async () => {
    const page = await openDesktop();
    for (const [typed, address] of [
      ['draw marcel', '/draw-marcel'],
      ['tux', '/mascotdx/tux'],
      ['/mascotdx?page=1', '/mascotdx?page=1'],
    ] as const) {
      await openRun(page);
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
      await runDialog(page).waitFor({ state: 'detached' });
      await expectEventually(() => addressOf(page), address);
    }
    await openRun(page);
    expect(await page.getByRole('listbox', { name: 'Opened before' }).getByRole('option').allInnerTexts()).toEqual([
      '/mascotdx?page=1',
      'tux',
      'draw marcel',
    ]);
    await expectAccessible(page);
    await screenshot(page, 'shell-run-before');
    await option(page, 'draw marcel').click();
    await expectEventually(() => addressOf(page), '/draw-marcel');
  });

  test('is left by Escape and by Cancel, and gives the focus back to START', async () => {
    const page = await openDesktop();
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Cancel' }).click(),
    ]) {
      await openRun(page);
      await leave();
      await runDialog(page).waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('START');
    }
  });

  test('opens nothing that is not of this site', async () => {
    const page = await openDesktop();
    await openRun(page);
    for (const typed of [
      'javascript:document.title="evil"',
      '//evil.test/mascotdx',
      '/\\evil.test/mascotdx',
      'https://evil.test/',
      'data:text/html,evil',
      '/api/mascots',
      '<img src=x onerror=alert(1)>',
    ]) {
      await page.getByRole('combobox').fill(typed);
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText(`Marcel OS cannot find "${typed}"`).waitFor();
    }
    expect(await addressOf(page)).toBe('/');
    expect(await page.title()).toBe('Marcel OS');
    await expectAccessible(page);
    await screenshot(page, 'shell-run-refused');
  });

  test('tells that mascots cannot be asked for while the server is away', async () => {
    const page = await openDesktop(REFUSED);
    await page.route(SUGGESTIONS, (route) => route.abort());
    await openRun(page);
    await page.keyboard.type('tux');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Mascotdex is not answering').waitFor();
    await page.unroute(SUGGESTIONS);
    await page.keyboard.press('Enter');
    await expectEventually(() => addressOf(page), '/mascotdx/tux');
  });

  test('fits on the smallest screen, and is used by fingers there', async () => {
    const page = await openDesktop({ width: 320, touch: true });
    await page.getByRole('button', { name: 'START' }).tap();
    await page.getByRole('menuitem', { name: 'Run…' }).tap();
    await page.getByRole('combobox').fill('gal');
    await option(page, /Gallery/).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'shell-run-320');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await option(page, /Gallery/).tap();
    await expectEventually(() => addressOf(page), '/?window=gallery');
  });
});

describe.each([
  ['README', '/?window=readme', 'Keyboard Shortcuts'],
  ['Installed Programs', '/?window=programs', 'Each program is built'],
])('%s', (name, address, words) => {
  test('opens from START as a window, and by its address where there are none', async () => {
    const page = await openDesktop();
    await openFromStart(page, name);
    await page.getByText(words).waitFor();
    expect(await addressOf(page)).toBe(address);
    await expectEventually(() => page.title(), `${name} - Marcel OS`);
    await taskButton(page, name).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await windowOf(page, name).waitFor({ state: 'detached' });
    await expectEventually(() => page.title(), 'Marcel OS');

    const phone = await browser().newPage({ width: 320, touch: true });
    await phone.goto(product().url(address));
    await phone.getByRole('dialog', { name }).getByText(words).waitFor();
    await expectFits(phone, [320, 768], async (width) => {
      await expectAccessible(phone);
      await screenshot(phone, `shell-${name}-${width}`);
    });
    await phone.getByRole('button', { name: `Close ${name}` }).tap();
    await expectEventually(() => addressOf(phone), '/');
  });
});

test('Installed Programs tells what runs in this page, and tries again what has failed', async () => {
  const page = await openDesktop({ allow: [/console: /] });
  await page.route('**/remotes/studio/**', (route) => route.abort());
  await openFromStart(page, 'Mascotdex');
  await openStart(page);
  await page.getByRole('menuitem', { name: 'Draw Marcel' }).click();
  await page.getByText('Draw Marcel is not answering').waitFor();
  await openFromStart(page, 'Installed Programs');
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
  await row('mascotdex').getByText('Loaded', { exact: true }).waitFor();
  await row('admin').getByText('Not loaded yet').waitFor();
  await row('studio').getByText('Failed').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'shell-installed-failed');
  await page.unroute('**/remotes/studio/**');
  await page.getByRole('button', { name: 'Retry studio' }).press('Enter');
  await row('studio').getByText('Loaded', { exact: true }).waitFor();
});
