import type { Page } from 'playwright-core';
import {
  expectAccessible,
  expectEventually,
  REFUSED,
  screenshot,
  useBrowser,
  useProduct,
  type NewPageOptions,
} from './harness';
import { entry, openIconMenu, placeOf, said, untilLively } from './icon-steps';
import { openFromStart, windowOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const BACK = 'Press any key, or move, to go back.';

const isShown = (page: Page) => page.getByText(BACK).isVisible();
const passing = (page: Page) => page.locator('figure').allInnerTexts();
const icon = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name });
const choose = (page: Page, wait: string) =>
  page.getByRole('group', { name: 'Screensaver' }).getByRole('radio', { name: wait, exact: true }).check();
const screenOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity).length,
  );

/** A page whose clock is the test's, and whose screensaver has come: loading takes no minutes, even where they pass. */
async function open(path: string, heading: string, options: NewPageOptions = {}): Promise<Page> {
  const page = await browser().newPage(options);
  await page.clock.install();
  const come = page.waitForResponse(
    async (answer) => answer.request().resourceType() === 'script' && (await answer.text()).includes(BACK),
  );
  await page.goto(product().url(path));
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.mouse.move(5, 5);
  await come;
  await untilStyled(page);
  return page;
}

/** A style that is on its way while minutes pass would be given up. */
const untilStyled = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );

/** Lets time pass in which nobody is there until the screensaver is. */
const fallAsleep = (page: Page) =>
  expectEventually(async () => {
    await untilStyled(page);
    await page.clock.fastForward(5 * MINUTE + SECOND);
    return isShown(page);
  }, true);

/** A page whose screensaver has come, and is not seen now. */
async function openAwake(path: string, heading: string, options: NewPageOptions = {}): Promise<Page> {
  const page = await open(path, heading, options);
  await fallAsleep(page);
  await page.keyboard.press('Shift');
  await expectEventually(() => isShown(page), false);
  return page;
}

async function look(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((away) => {
    Object.defineProperty(document, 'hidden', { value: away, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

describe('the screensaver', () => {
  test('shows mascots with their names when nobody was there for a while, and disturbs no reader', async () => {
    const page = await open('/', 'Marcel OS', { motion: true });
    await fallAsleep(page);
    await expectEventually(
      async () => (await passing(page)).toSorted(),
      ['Domo-kun', 'Freddie', 'Marcel', 'Octocat', 'Tux'],
    );
    expect(await page.getByRole('link', { name: 'Gallery' }).count()).toBe(1);
    await expectAccessible(page);
    await screenshot(page, 'screensaver');
  });

  test('ends by a key, which does nothing else, and leaves the focus where it was', async () => {
    const page = await open('/', 'Marcel OS');
    await icon(page, 'Draw Marcel').focus();
    for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab']) {
      await fallAsleep(page);
      await page.keyboard.press(key);
      await expectEventually(() => isShown(page), false);
      expect(screenOf(page)).toBe('/');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Draw Marcel');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/draw-marcel');
  });

  test.each([
    ['Alt+Shift+Delete', 'Alt+Shift+PageDown'],
    ['Shift+A', 'Control+Escape'],
  ])('ends by %s or %s, which do nothing else', async (...chords) => {
    const page = await open('/', 'Marcel OS');
    await openFromStart(page, 'Display Settings');
    for (const chord of chords) {
      await fallAsleep(page);
      await page.keyboard.press(chord);
      await expectEventually(() => isShown(page), false);
      expect(await windowOf(page, 'Display Settings').isVisible()).toBe(true);
      expect(await page.getByRole('menuitem').count()).toBe(0);
    }
    await page.keyboard.press('Alt+Shift+Delete');
    await windowOf(page, 'Display Settings').waitFor({ state: 'detached' });
  });

  test('ends by a key that does not move the icon that is being moved', async () => {
    const page = await open('/', 'Marcel OS');
    await untilLively(page);
    await openIconMenu(page, 'Gallery');
    await entry(page, 'Move').click();
    await page.keyboard.press('ArrowRight');
    await said(page, 'In column');
    const before = await placeOf(page, 'Gallery');
    for (const key of ['ArrowRight', 'Escape', 'Enter']) {
      await fallAsleep(page);
      await page.keyboard.press(key);
      await expectEventually(() => isShown(page), false);
      expect(await placeOf(page, 'Gallery')).toEqual(before);
      expect(await icon(page, 'Gallery').getAttribute('data-moving')).toBe('');
    }
    await page.keyboard.press('Enter');
    await said(page, 'Gallery is in column');
  });

  test('ends by a press of the mouse, which does nothing else, not even twice', async () => {
    const page = await open('/', 'Marcel OS');
    await icon(page, 'Gallery').hover();
    await fallAsleep(page);
    await page.mouse.down();
    await expectEventually(() => isShown(page), false);
    await page.mouse.up();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(screenOf(page)).toBe('/');
    await page.clock.fastForward(SECOND);
    await icon(page, 'Gallery').click();
    await page.waitForURL('**/?window=gallery');
  });

  test('ends by a tap, which does nothing else', async () => {
    const page = await open('/', 'Marcel OS', { touch: true, width: 375 });
    await fallAsleep(page);
    await screenshot(page, 'screensaver-375');
    const box = await icon(page, 'Gallery').boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 40, (box?.y ?? 0) + 40);
    await expectEventually(() => isShown(page), false);
    expect(screenOf(page)).toBe('/');
    await page.clock.fastForward(SECOND);
    await icon(page, 'Gallery').tap();
    await page.waitForURL('**/?window=gallery');
  });

  test('ends when the mouse is moved, and not when it trembles', async () => {
    const page = await open('/', 'Marcel OS');
    await page.mouse.move(600, 300);
    await fallAsleep(page);
    await page.clock.fastForward(SECOND);
    for (const x of [601, 602, 600]) await page.mouse.move(x, 301);
    expect(await isShown(page)).toBe(true);
    await page.mouse.move(640, 320);
    await expectEventually(() => isShown(page), false);
  });

  test('moves nothing for those who do not want to see things move', async () => {
    const page = await open('/', 'Marcel OS');
    await fallAsleep(page);
    expect(await passing(page)).toEqual(['Marcel']);
    expect(await moving(page)).toBe(0);
    await expectEventually(async () => {
      await page.clock.fastForward(8 * SECOND);
      return (await passing(page)).some((name) => name !== 'Marcel');
    }, true);
    expect(await passing(page)).toHaveLength(1);
    expect(await moving(page)).toBe(0);
  });

  test('has Marcel alone where the server cannot be reached', async () => {
    const page = await open('/', 'Marcel OS', { motion: true, ...REFUSED });
    await page.getByRole('button', { name: 'START' }).hover();
    await page.getByRole('button', { name: 'Pet Marcel' }).waitFor();
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/mascots?'));
    await page.route('**/api/mascots?*', (route) => route.abort('connectionrefused'));
    await fallAsleep(page);
    await refused;
    expect(await passing(page)).toEqual(['Marcel']);
    expect(await moving(page)).toBeGreaterThan(0);
  });

  test('is gone while the page is not looked at, and does not begin there', async () => {
    const page = await open('/', 'Marcel OS', { motion: true });
    await fallAsleep(page);
    await look(page, true);
    await expectEventually(() => isShown(page), false);
    await expectEventually(() => moving(page), 0);
    await page.clock.fastForward(20 * MINUTE);
    expect(await isShown(page)).toBe(false);
    await look(page, false);
    await fallAsleep(page);
  });

  test('lies over a dialog, which stays as it is, and keeps away while a text stands in it', async () => {
    const page = await openAwake('/mascotdx/octocat', 'Octocat', REFUSED);
    await page.getByRole('button', { name: 'Report' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Report Octocat' });
    await dialog.waitFor();
    await fallAsleep(page);
    await page.keyboard.press('Escape');
    await expectEventually(() => isShown(page), false);
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByRole('textbox').fill('This is not');
    await page.clock.fastForward(20 * MINUTE);
    expect(await isShown(page)).toBe(false);
  });
});

describe('the choice of the screensaver', () => {
  const settings = (options?: NewPageOptions) => openAwake('/?window=display', 'Display Settings', options);

  test('is five minutes unless somebody chooses, and is kept', async () => {
    const page = await settings();
    expect(await page.getByRole('radio', { name: '5 Minutes' }).isChecked()).toBe(true);
    await choose(page, '2 Minutes');
    await page.clock.fastForward(2 * MINUTE - SECOND);
    expect(await isShown(page)).toBe(false);
    await page.clock.fastForward(2 * SECOND);
    await expectEventually(() => isShown(page), true);
    await page.keyboard.press('Shift');
    await page.reload();
    await expectEventually(() => page.getByRole('radio', { name: '2 Minutes' }).isChecked(), true);
  });

  test('may be none', async () => {
    const page = await settings();
    await choose(page, 'Off');
    await page.clock.fastForward(60 * MINUTE);
    expect(await isShown(page)).toBe(false);
  });

  test.each([320, 1280])('can be seen at once, by keyboard and by mouse, at %i px', async (width) => {
    const page = await settings({ width });
    const preview = page.getByRole('button', { name: 'Preview' });
    for (const press of ['Enter', 'Space', 'click'] as const) {
      await (press === 'click' ? preview.click() : preview.press(press));
      await expectEventually(() => isShown(page), true);
      await page.keyboard.press('Escape');
      await expectEventually(() => isShown(page), false);
      expect(await preview.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    expect(await page.getByRole('heading', { name: 'Display Settings' }).isVisible()).toBe(true);
    await expectAccessible(page);
  });
});
