import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { boxOf, expectAnnounced, icon } from './steps';
import {
  expectAddress,
  expectEventually,
  expectFocus,
  expectToast,
  openPage,
  type PageOptions,
  waitForPaint,
  publishMascot,
  urlOf,
} from './harness';
import { drag, type Point } from './window-steps';

/** The icons of a first visitor. START lists more. */
const PROGRAMS = [
  ['Hug Your Mascot', '/marcel-hugs'],
  ['Image Generator', '/image-generator'],
  ['Gallery', '/?window=gallery'],
  ['Draw Marcel', '/draw-marcel'],
  ['Mascotdex', '/mascotdx'],
] as const;

const icons = (page: Page) => page.getByRole('navigation', { name: 'Desktop' }).getByRole('link');
const menu = (page: Page, name: string) => page.getByRole('menu', { name, exact: true });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search Marcel OS' });

async function openDesktop(options: PageOptions = {}): Promise<Page> {
  const page = await openPage('/', options);
  await icons(page)
    .filter({ hasText: /^Newsletter/ })
    .waitFor();
  await page.mouse.move(640, 5);
  await page.getByRole('button', { name: 'Pet Marcel' }).waitFor();
  return page;
}

async function placeOf(page: Page, name: string): Promise<Point> {
  const { x, y } = await boxOf(icon(page, name));
  return { x: Math.round(x), y: Math.round(y) };
}

async function dragIcon(page: Page, name: string, offset: Point): Promise<void> {
  const { x, y } = await boxOf(icon(page, name));
  await drag(page, { x: x + 48, y: y + 40 }, offset);
}

const misplacedIcons = (page: Page): Promise<string[]> =>
  icons(page).evaluateAll((links) => {
    const boxes = links.map((link) => link.getBoundingClientRect());
    return links.flatMap((link, at) => {
      const { left, top, right, bottom } = boxes[at] ?? new DOMRect();
      const isOver = boxes.some(
        (other, index) =>
          index !== at &&
          Math.min(right, other.right) - Math.max(left, other.left) > 1 &&
          Math.min(bottom, other.bottom) - Math.max(top, other.top) > 1,
      );
      return isOver || left < 0 || right > innerWidth ? [link.textContent] : [];
    });
  });

describe('icons', () => {
  test('open programs by a click, a double click and Enter, and take the focus by arrow keys', async () => {
    // A program that is left before it has loaded gives up its requests.
    const page = await openDesktop({ allow: [/signal timed out/] });
    for (const [name, address] of PROGRAMS) {
      await icon(page, name).dblclick();
      await page.getByRole('heading', { level: 1, name, exact: true }).first().waitFor();
      await expectAddress(page, address);
      await page.goBack();
      await icon(page, name).press('Enter');
      await expectAddress(page, address);
      await page.goBack();
    }
    await icon(page, 'Hug Your Mascot').focus();
    for (const [key, next] of [
      ['ArrowDown', 'Image Generator'],
      ['ArrowUp', 'Hug Your Mascot'],
      ['ArrowRight', 'Newsletter'],
    ] as const) {
      await page.keyboard.press(key);
      await expectFocus(page, next);
    }
    const newsletter = icons(page).filter({ hasText: 'Newsletter' });
    expect(await newsletter.getAttribute('target')).toBe('_blank');
    expect(await newsletter.getAttribute('rel')).toContain('noopener');
  });

  test('are moved by mouse and by keyboard, keep their places after a reload, and can be arranged again', async () => {
    const page = await openDesktop();
    const before = await placeOf(page, 'Mascotdex');
    await dragIcon(page, 'Mascotdex', { x: 510, y: -190 });
    const moved = await placeOf(page, 'Mascotdex');
    expect(moved).not.toEqual(before);
    await expectAddress(page, '/');
    await page.reload();
    await page.mouse.move(640, 5);
    await expectEventually(() => placeOf(page, 'Mascotdex'), moved);
    await page.getByRole('button', { name: 'Pet Marcel' }).waitFor();
    await icon(page, 'Mascotdex').focus();
    await page.keyboard.press('Shift+F10');
    await entry(page, 'Move').press('Enter');
    for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expectAnnounced(page, 'Mascotdex moved to column');
    expect(await placeOf(page, 'Mascotdex')).toMatchObject({ y: moved.y });
    await dragIcon(page, 'Newsletter', { x: -5000, y: 5000 });
    await dragIcon(page, 'Gallery', { x: 5000, y: 5000 });
    expect(await misplacedIcons(page)).toEqual([]);
    await page.setViewportSize({ width: 768, height: 700 });
    await expectEventually(() => misplacedIcons(page), []);
    await page.setViewportSize({ width: 1280, height: 800 });
    await waitForPaint(page);
    await page.mouse.click(900, 400, { button: 'right' });
    await entry(page, 'Arrange Icons').click();
    await expectAnnounced(page, 'Icons arranged.');
    expect(await placeOf(page, 'Mascotdex')).toEqual(before);
  });

  test('have a menu that copies their address and opens it in a new tab', async () => {
    const page = await openDesktop();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await icon(page, 'Gallery').click({ button: 'right' });
    await entry(page, 'Copy Link').click();
    await expectToast(page, 'Link copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(urlOf('/?window=gallery'));
    await icon(page, 'Draw Marcel').click({ button: 'right' });
    const tab = page.context().waitForEvent('page');
    await entry(page, 'Open in New Tab').click();
    await (await tab).waitForURL('**/draw-marcel');
  });

  test('do not overlap each other, the name or the taskbar on small screens with the largest text', async () => {
    const page = await openPage('/', {
      prepare: (opened) =>
        opened.addInitScript(() => localStorage.setItem('marcel_display', JSON.stringify({ text: 'largest' }))),
    });
    for (const [width, height] of [
      [320, 568],
      [640, 360],
      [960, 540],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await icon(page, 'Newsletter').waitFor();
      await expectEventually(() => misplacedIcons(page), []);
      await page.getByRole('button', { name: 'START' }).click();
      const system = entry(page, 'System');
      await system.scrollIntoViewIfNeeded();
      const place = await system.boundingBox();
      await system.click();
      // A second click must not open what has moved under the pointer.
      expect(await system.boundingBox()).toEqual(place);
      await menu(page, 'System').getByRole('menuitem').last().click({ trial: true });
      await page.keyboard.press('Escape');
      const bar = page.getByRole('contentinfo');
      await bar.getByRole('link', { name: /^Powered by/ }).click({ trial: true });
      await bar.locator('time').click({ trial: true });
    }
  });
});

test('START opens programs by keyboard, and finds programs, pages and mascots', async () => {
  const page = await openPage('/');
  const start = page.getByRole('button', { name: 'START' });
  await start.click();
  await expectEventually(
    () => menu(page, 'Programs').getByRole('menuitem').allInnerTexts(),
    [...PROGRAMS.map(([name]) => name), 'My Things', 'Time Machine', 'System'],
  );
  await page.keyboard.press('Escape');
  await expectFocus(page, 'START');
  await start.click();
  await page.mouse.click(640, 300);
  await menu(page, 'Programs').waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+Escape');
  await page.locator('[role="menuitem"]:focus', { hasText: 'Hug Your Mascot' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expectAddress(page, '/image-generator');
  await page.keyboard.press('Control+Escape');
  await page.locator('[role="menuitem"]:focus').waitFor();
  await page.keyboard.type('tux');
  await page.getByRole('option', { name: 'Tux Mascot of Linux' }).waitFor();
  await page.keyboard.press('Enter');
  await expectAddress(page, '/mascotdx/tux');
  await start.click();
  await search(page).fill('xyzzy');
  await page.getByText('No results.').waitFor();
  await search(page).fill('wallpaper');
  await page.getByRole('option', { name: /Display Settings/ }).click();
  await expectAddress(page, '/?window=display');
});

describe('Marcel', () => {
  const marcel = (page: Page) => page.getByRole('button', { name: 'Pet Marcel' });
  const mood = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('[data-mood]')?.dataset.mood);
  const running = (page: Page) =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

  test('wags his tail when he is petted, brings the ball back, falls asleep and wakes up', async () => {
    const page = await openDesktop({ motion: true, prepare: (opened) => opened.clock.install() });
    expect(await running(page)).toBeGreaterThan(0);
    await marcel(page).press('Enter');
    await expectAnnounced(page, 'Marcel wags his tail.');
    await page.clock.fastForward(3000);
    await page.getByRole('button', { name: 'Throw the Ball' }).press('Enter');
    await expectEventually(() => mood(page), 'chasing');
    await page.clock.fastForward(20_000);
    await expectEventually(async () => {
      await page.clock.fastForward(91_000);
      return mood(page);
    }, 'asleep');
    await page.mouse.move(300, 300);
    await expectEventually(() => mood(page), 'greeting');
  });

  test('does not move for visitors who prefer reduced motion', async () => {
    const page = await openDesktop();
    await page.getByRole('button', { name: 'Throw the Ball' }).click();
    await expectAnnounced(page, 'Marcel wags his tail.');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    expect(await running(page)).toBe(0);
  });

  test('brings a card of a newly approved mascot, which opens it', async () => {
    const page = await openDesktop({ prepare: (opened) => opened.clock.install() });
    const streamRequest = page.waitForRequest('**/api/mascots/events');
    await page.clock.fastForward(10_000);
    await (await streamRequest).response();
    const { slug } = await publishMascot('Fresh Falcon');
    const card = page.getByRole('region', { name: 'New in Mascotdex' });
    await expectAnnounced(page, 'New in Mascotdex: Fresh Falcon by');
    await card.getByRole('link').click();
    await expectAddress(page, `/mascotdx/${slug}`);
    expect(await card.count()).toBe(0);
  });
});

test('a tooltip opens after the pointer has rested for 700 ms', async () => {
  const page = await openPage('/mascotdx', { prepare: (opened) => opened.clock.install() });
  const dense = page.getByRole('button', { name: 'Dense view' });
  await dense.waitFor();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
  await dense.hover();
  await page.clock.runFor(699);
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await page.clock.runFor(1);
  await page.getByRole('tooltip', { name: 'Dense view' }).waitFor();
});

describe('script size', () => {
  /** Largest weight of the scripts of the desktop, and of any other page, in bytes of gzip. */
  const [MAX_DESKTOP_SCRIPT_BYTES, MAX_PAGE_SCRIPT_BYTES] = [130_000, 300_000];

  const gzipped = async (scripts: readonly Request[]) => {
    const bodies = await Promise.all(scripts.map(async (script) => (await script.response())?.body()));
    return bodies.reduce((sum, body = Buffer.of()) => sum + gzipSync(body).length, 0);
  };

  test.each([
    '/',
    '/mascotdx',
    '/mascotdx/tux',
    '/mascotdx/submit',
    '/marcel-hugs',
    '/image-generator',
    '/draw-marcel',
  ])('%s', async (path) => {
    const scripts: Request[] = [];
    let stream: Promise<unknown> | undefined;
    const page = await openPage(path, {
      prepare: async (opened) => {
        await opened.clock.install();
        opened.on('request', (request) => request.resourceType() === 'script' && scripts.push(request));
        if (path !== '/') stream = opened.waitForRequest('**/events');
      },
    });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Every page but the desktop requests its live updates last, a page of Mascotdex after five seconds.
    const isMascotdex = path.startsWith('/mascotdx');
    if (isMascotdex || path === '/') await page.waitForLoadState('networkidle');
    if (isMascotdex) await page.clock.fastForward(5000);
    await stream;
    expect(await gzipped(scripts)).toBeLessThanOrEqual(path === '/' ? MAX_DESKTOP_SCRIPT_BYTES : MAX_PAGE_SCRIPT_BYTES);
  });
});
