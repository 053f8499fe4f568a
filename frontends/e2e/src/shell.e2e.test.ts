import type { Page } from 'playwright-core';
import { expectAccessible, expectEventually, PROGRAMS, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

async function openDesktop({ width = 1280, height = 800 } = {}): Promise<Page> {
  const page = await browser().newPage({ width, height });
  await page.goto(product().url('/'));
  await page.getByRole('link', { name: 'Newsletter' }).waitFor();
  return page;
}

const icon = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

const untilTitled = (page: Page, title: string) =>
  page.waitForFunction((expected) => document.title === expected, title);

describe('the icons', () => {
  test.each(PROGRAMS)('%s opens by a click, and by Enter', async (name, address) => {
    const page = await openDesktop();
    await icon(page, name).click();
    expect(await addressOf(page)).toBe(address);
    await page.goBack();
    await icon(page, name).focus();
    await page.keyboard.press('Enter');
    expect(await addressOf(page)).toBe(address);
  });

  test('the newsletter opens in a new tab that knows nothing of this one', async () => {
    const page = await openDesktop();
    const newsletter = icon(page, 'Newsletter');
    expect(await newsletter.getAttribute('target')).toBe('_blank');
    expect(await newsletter.getAttribute('rel')).toContain('noopener');
    const { x = 0, y = 0 } = (await newsletter.boundingBox()) ?? {};
    expect([x > 1280 / 2, y < 800 / 2]).toEqual([true, true]);
  });

  test('arrow keys lead from one to the next as they lie', async () => {
    const page = await openDesktop();
    await icon(page, 'Hug Your Mascot').focus();
    for (const [key, next] of [
      ['ArrowDown', 'Image Generator'],
      ['ArrowDown', 'Gallery'],
      ['ArrowUp', 'Image Generator'],
      ['ArrowRight', 'Time Machine'],
      ['ArrowRight', 'Newsletter'],
      ['ArrowLeft', 'Time Machine'],
      ['ArrowLeft', 'Hug Your Mascot'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focusedText(page)).toBe(next);
    }
  });

  test('the focused one is marked', async () => {
    const page = await openDesktop();
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Hug Your Mascot');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).not.toBe('none');
  });

  test('hovering one fetches its program ahead', async () => {
    const page = await openDesktop();
    const fetched = page.waitForRequest('**/remotes/mascotdex/mf-manifest.json');
    await icon(page, 'Mascotdex').hover();
    await fetched;
    expect(await addressOf(page)).toBe('/');
  });
});

describe('the START menu', () => {
  test('lists the programs, and closes on Escape and on a click elsewhere', async () => {
    const page = await openDesktop();
    const start = page.getByRole('button', { name: 'START' });
    const menu = page.getByRole('menu', { name: 'Programs' });
    await start.click();
    const names = PROGRAMS.map(([name]) => name);
    await expectEventually(() => menu.getByRole('menuitem').allInnerTexts(), names);
    await screenshot(page, 'shell-start-1280');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await focusedText(page)).toBe('START');
    await start.click();
    await page.mouse.click(640, 300);
    await menu.waitFor({ state: 'hidden' });
  });

  test('opens programs by keyboard alone', async () => {
    const page = await openDesktop();
    await page.getByRole('button', { name: 'START' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu', { name: 'Programs' }).waitFor();
    await page.keyboard.press('End');
    for (const _ of ['README', 'Installed Programs', 'Display Settings', 'Time Machine', 'My Things', 'Mascotdex'])
      await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Mascotdex' }).waitFor();
    expect(await addressOf(page)).toBe('/mascotdx');
  });
});

describe('the taskbar', () => {
  test('shows hours and minutes, and the date on hover', async () => {
    const page = await openDesktop();
    const clock = page.getByRole('contentinfo').locator('time');
    expect(await clock.innerText()).toMatch(/^\d\d:\d\d/);
    const at = new Date((await clock.getAttribute('datetime')) ?? '');
    await clock.hover();
    await page.waitForFunction(() => document.querySelector('time[data-state]'));
    await page.mouse.move(640, 300);
    await clock.hover();
    const tip = page.getByRole('tooltip');
    await tip.waitFor({ state: 'attached' });
    expect(await tip.textContent()).toContain(String(at.getFullYear()));
  });

  test('credits who makes the pictures', async () => {
    const page = await openDesktop();
    const credit = page.getByRole('link', { name: /^Powered by / });
    expect(await credit.getAttribute('href')).toMatch(/^https:/);
    expect(await credit.getAttribute('target')).toBe('_blank');
  });
});

describe('the gallery', () => {
  test('where there are no windows lies over everything, keeps the focus, and gives it back on Escape and on close', async () => {
    const page = await openDesktop({ width: 768 });
    const dialog = page.getByRole('dialog', { name: 'Gallery' });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.getByLabel('Close Gallery').click()]) {
      await icon(page, 'Gallery').focus();
      await page.keyboard.press('Enter');
      await dialog.waitFor();
      await untilTitled(page, 'Gallery - Marcel OS');
      for (let press = 0; press < 30; press++) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => document.activeElement?.closest('nav, footer') !== null);
        expect(outside && (await page.evaluate(() => document.activeElement?.closest('dialog') === null))).toBe(false);
      }
      await leave();
      await dialog.waitFor({ state: 'hidden' });
      expect(await focusedText(page)).toBe('Gallery');
      await untilTitled(page, 'Marcel OS');
    }
  });

  test('opened from the START menu, leads back to START', async () => {
    const page = await openDesktop();
    await page.getByRole('button', { name: 'START' }).click();
    await page.getByRole('menuitem', { name: 'Gallery' }).click();
    await page.getByRole('dialog', { name: 'Gallery' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await focusedText(page)).toBe('START');
  });
});

describe('windows', () => {
  test.each(PROGRAMS.filter(([, address]) => !address.startsWith('/?')))(
    '%s has a titled frame that takes the focus and leads back',
    async (name) => {
      const page = await openDesktop();
      const before = await page.title();
      await icon(page, name).click();
      await page.getByRole('link', { name: /^Back/ }).first().waitFor();
      const focused = page.locator('h1:focus');
      await focused.waitFor();
      await page.waitForFunction((title) => document.title !== title, before);
      await page
        .getByRole('button', { name: /^Close/ })
        .first()
        .click();
      expect(await addressOf(page)).toBe('/');
      expect(await page.locator('h1:focus').innerText()).toContain('Marcel');
      await untilTitled(page, 'Marcel OS');
    },
  );
});

describe.each([1280, 375, 320])('at %i px', (width) => {
  test('everything fits, works by keyboard and keeps the accessibility rules', async () => {
    const page = await openDesktop({ width, height: width === 320 ? 568 : 800 });
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect(await fits()).toBe(true);
    await expectAccessible(page);
    await screenshot(page, `shell-desktop-${width}`);
    await page.getByRole('button', { name: 'START' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Expand music player' }).click();
    expect(await fits()).toBe(true);
    await expectAccessible(page);
    await screenshot(page, `shell-player-${width}`);
  });
});

test('on a phone the icons stand in a grid and windows are pages', async () => {
  const page = await openDesktop({ width: 320, height: 568 });
  const lefts = await page
    .getByRole('navigation', { name: 'Desktop' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left / 10)));
  expect(new Set(lefts).size).toBe(3);
  await icon(page, 'Draw Marcel').click();
  const window = page
    .locator('section')
    .filter({ has: page.locator('h1') })
    .first();
  await window.waitFor();
  expect((await window.boundingBox())?.width).toBe(320);
});

test('nothing moves for visitors who asked for that', async () => {
  const page = await openDesktop();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
});
