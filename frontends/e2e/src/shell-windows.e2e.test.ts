import type { Page } from 'playwright-core';
import { expectAccessible, expectEventually, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { drawZigzag } from './studio-support';
import { boxOf, drag, openFromStart, taskButton, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const [HUGS, DRAW, MASCOTS] = ['Hug Your Mascot', 'Draw Marcel', 'Mascotdex'] as const;

async function openDesktop(options?: Parameters<ReturnType<typeof browser>['newPage']>[0]): Promise<Page> {
  const page = await browser().newPage(options);
  await page.goto(product().url('/'));
  return page;
}

async function openThree(page: Page): Promise<void> {
  for (const title of [HUGS, DRAW, MASCOTS]) await openFromStart(page, title);
}

const pathOf = (page: Page) => page.evaluate(() => location.pathname);

const inked = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('canvas')?.getContext('2d');
    return [...(board?.getImageData(0, 0, 400, 400).data ?? [])].some((value, at) => at % 4 === 1 && value < 250);
  });

describe('by mouse', () => {
  test('several are open at once: a click brings one to the front, with its address and title', async () => {
    const page = await openDesktop({ width: 1920, height: 1080 });
    await openThree(page);
    expect(await pathOf(page)).toBe('/mascotdx');
    const { x, y } = await boxOf(windowOf(page, HUGS));
    await page.mouse.click(x + 10, y + 100);
    await expectEventually(() => pathOf(page), '/marcel-hugs');
    await expectEventually(() => page.title(), 'Hug Your Mascot - Marcel OS');
    expect(await taskButton(page, HUGS).getAttribute('aria-pressed')).toBe('true');
    expect(await taskButton(page, MASCOTS).getAttribute('aria-pressed')).toBe('false');
    await expectAccessible(page);
    await screenshot(page, 'shell-windows-1920');
  });

  test('one is moved by its title bar and sized by its corner, and is there again after a reload', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const before = await boxOf(hugs);
    await drag(page, { x: before.x + 300, y: before.y + 20 }, { x: 90, y: 30 });
    const moved = { ...before, x: before.x + 90, y: before.y + 30 };
    expect(await boxOf(hugs)).toEqual(moved);
    await drag(page, { x: moved.x + moved.width - 2, y: moved.y + moved.height - 2 }, { x: -200, y: -150 });
    const sized = { ...moved, width: moved.width - 200, height: moved.height - 150 };
    expect(await boxOf(hugs)).toEqual(sized);
    await page.reload();
    await page.getByLabel('Your Name').waitFor();
    expect(await boxOf(hugs)).toEqual(sized);
  });

  test('one is maximised by a double-click on its title, restored, minimised, and closed', async () => {
    const page = await openDesktop();
    const hugs = await openFromStart(page, HUGS);
    const before = await boxOf(hugs);
    await page.mouse.dblclick(before.x + 300, before.y + 20);
    expect(await boxOf(hugs)).toEqual({ x: 0, y: 0, width: 1280, height: 760 });
    await page.getByRole('button', { name: `Restore ${HUGS}` }).click();
    expect(await boxOf(hugs)).toEqual(before);
    await page.getByRole('button', { name: `Minimise ${HUGS}` }).click();
    await hugs.waitFor({ state: 'hidden' });
    expect(await pathOf(page)).toBe('/');
    await taskButton(page, HUGS).click();
    await hugs.waitFor();
    expect(await pathOf(page)).toBe('/marcel-hugs');
    await taskButton(page, HUGS).click();
    await hugs.waitFor({ state: 'hidden' });
    await taskButton(page, HUGS).click();
    await hugs.getByRole('button', { name: /^Close/ }).click();
    await hugs.waitFor({ state: 'detached' });
    expect(await taskButton(page, HUGS).count()).toBe(0);
    expect(await pathOf(page)).toBe('/');
  });

  test('the icon of a program whose window is minimised, or behind, brings it to the front as it is', async () => {
    const page = await openDesktop();
    await openFromStart(page, MASCOTS);
    await page.getByRole('link', { name: 'Tux', exact: true }).click();
    await page.locator('h1:focus', { hasText: 'Tux' }).waitFor();
    await page.getByRole('button', { name: 'Minimise Tux' }).click();
    await expectEventually(() => pathOf(page), '/');
    const icon = page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name: MASCOTS });
    await icon.click();
    await windowOf(page, 'Tux').waitFor();
    expect(await pathOf(page)).toBe('/mascotdx/tux');
    await openFromStart(page, HUGS);
    await icon.click();
    await expectEventually(() => pathOf(page), '/mascotdx/tux');
    await expectEventually(() => taskButton(page, 'Tux').getAttribute('aria-pressed'), 'true');
    await icon.click();
    await expectEventually(() => pathOf(page), '/mascotdx');
  });

  test('each entry of its menu can be pressed, also before a toolbar that stays in view', async () => {
    const page = await openDesktop();
    await openFromStart(page, MASCOTS);
    await page.getByRole('link', { name: 'Octocat' }).first().waitFor();
    await page.getByRole('button', { name: `Window menu of ${MASCOTS}` }).click();
    for (const entry of await page.getByRole('menuitem').all()) await entry.click({ trial: true });
  });
});

test('by keyboard alone one is moved, sized, tiled and closed from its menu', async () => {
  const page = await openDesktop();
  const hugs = await openFromStart(page, HUGS);
  const before = await boxOf(hugs);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: `Window menu of ${HUGS}` }).press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  await choose('Move');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const moved = { ...before, x: before.x + 16, y: before.y + 16 };
  expect(await boxOf(hugs)).toEqual(moved);
  await choose('Size');
  await page.keyboard.press('ArrowLeft');
  expect(await boxOf(hugs)).toEqual({ ...moved, width: moved.width - 16 });
  await page.keyboard.press('Escape');
  expect(await boxOf(hugs)).toEqual(moved);
  await choose('Tile Right');
  expect(await boxOf(hugs)).toEqual({ x: 640, y: 0, width: 640, height: 760 });
  await choose('Restore');
  expect(await boxOf(hugs)).toEqual(moved);
  await page.getByRole('button', { name: `Window menu of ${HUGS}` }).press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await choose('Close Window');
  await hugs.waitFor({ state: 'detached' });
  expect(await pathOf(page)).toBe('/');
});

describe('the address', () => {
  test('goes back and forward over the windows, and closing leads to the desktop', async () => {
    const page = await openDesktop(REFUSED);
    await openThree(page);
    await page.getByRole('link', { name: 'Octocat' }).first().click();
    await expectEventually(() => pathOf(page), '/mascotdx/octocat');
    await page.goBack();
    await page.goBack();
    await expectEventually(() => pathOf(page), '/draw-marcel');
    expect(await taskButton(page, DRAW).getAttribute('aria-pressed')).toBe('true');
    await page.goForward();
    await page.goForward();
    await windowOf(page, 'Octocat').waitFor();
    await windowOf(page, 'Octocat')
      .getByRole('button', { name: /^Close/ })
      .click();
    await expectEventually(() => pathOf(page), '/');
    await windowOf(page, HUGS).waitFor();
    await windowOf(page, DRAW).waitFor();
  });

  test('brings its window, over those that were open in this tab', async () => {
    const page = await openDesktop(REFUSED);
    await openFromStart(page, HUGS);
    await page.goto(product().url('/mascotdx/octocat'));
    await windowOf(page, 'Octocat').waitFor();
    await windowOf(page, HUGS).waitFor();
    expect(await taskButton(page, 'Octocat').getAttribute('aria-pressed')).toBe('true');
  });
});

test('a drawing stays behind others, minimised, and on a screen that becomes narrow', async () => {
  const page = await openDesktop();
  await openFromStart(page, DRAW);
  await drawZigzag(page);
  await openFromStart(page, MASCOTS);
  await taskButton(page, DRAW).click();
  await page.getByRole('button', { name: `Minimise ${DRAW}` }).click();
  await taskButton(page, DRAW).click();
  await page.setViewportSize({ width: 768, height: 800 });
  await windowOf(page, MASCOTS).waitFor({ state: 'hidden' });
  expect(await boxOf(windowOf(page, DRAW))).toMatchObject({ x: 16, y: 16, width: 736 });
  expect(await taskButton(page, DRAW).count()).toBe(0);
  expect(await inked(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  await windowOf(page, MASCOTS).waitFor();
  expect(await inked(page)).toBe(true);
});

test('a form and a drawing of a narrow screen are there when it becomes wide, and narrow again', async () => {
  const page = await openDesktop({ width: 768, height: 800 });
  await openFromStart(page, HUGS);
  await page.getByLabel('Your Name').fill('Ada');
  await openFromStart(page, DRAW);
  await drawZigzag(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await taskButton(page, HUGS).waitFor();
  await windowOf(page, HUGS).waitFor();
  expect(await taskButton(page, DRAW).getAttribute('aria-pressed')).toBe('true');
  expect(await inked(page)).toBe(true);
  await page.setViewportSize({ width: 768, height: 800 });
  await windowOf(page, HUGS).waitFor({ state: 'hidden' });
  expect(await inked(page)).toBe(true);
  await page.goBack();
  await windowOf(page, HUGS).waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ada');
});

test('on a narrow screen a program is where it was scrolled to when the visitor comes back to it', async () => {
  const page = await openDesktop({ width: 768, height: 800 });
  const place = () => page.evaluate(() => scrollY);
  await openFromStart(page, HUGS);
  await page.mouse.wheel(0, 300);
  await expectEventually(place, 300);
  await openFromStart(page, DRAW);
  await expectEventually(place, 0);
  await openFromStart(page, HUGS);
  await expectEventually(place, 300);
});

test('on a narrow screen a program is a page', async () => {
  const page = await openDesktop({ width: 768, height: 800 });
  await openFromStart(page, HUGS);
  expect(await boxOf(windowOf(page, HUGS))).toMatchObject({ x: 16, y: 16, width: 736 });
  expect(await page.getByRole('button', { name: /^Minimise/ }).count()).toBe(0);
});

test('a remote that dies harms its own window, where Retry brings it back', async () => {
  const page = await openDesktop({ allow: [/Failed to load resource/, /Federation Runtime/, /console: /] });
  const part = '**/remotes/mascotdex/**';
  await page.route(part, (route) => route.abort());
  await openFromStart(page, HUGS);
  await page.getByLabel('Your Name').fill('Ada');
  await openFromStart(page, DRAW);
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('menuitem', { name: MASCOTS }).click();
  const box = page.getByRole('alert', { name: 'Mascotdex is not answering' });
  await box.waitFor();
  await page.getByRole('application', { name: 'Drawing board' }).waitFor();
  await page.unroute(part);
  await box.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('link', { name: 'Octocat' }).first().waitFor();
  expect(await page.getByLabel('Your Name').inputValue()).toBe('Ada');
});
