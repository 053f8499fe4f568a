import type { Page } from 'playwright-core';
import * as z from 'zod';
import { expectAccessible, expectEventually, expectFits, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const Seen = z.array(z.string());

const looks = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const wallpaper = (page: Page) => page.locator('#wallpaper').getAttribute('src');
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

async function openSettings({ width = 1280, motion = false } = {}): Promise<Page> {
  const page = await browser().newPage({ width, motion });
  await page.goto(product().url('/?window=display'));
  await page.getByRole('group', { name: 'Colors' }).waitFor();
  return page;
}

describe('the display settings', () => {
  test('open from START and by their address, and say so in the title', async () => {
    const page = await browser().newPage();
    await page.goto(product().url('/'));
    await page.getByRole('button', { name: 'START' }).click();
    await page.getByRole('menu', { name: 'System' }).getByRole('menuitem', { name: 'Display Settings' }).click();
    await page.getByRole('heading', { name: 'Display Settings' }).waitFor();
    await expectEventually(() => page.title(), 'Display Settings - Marcel OS');
    expect(new URL(page.url()).search).toBe('?window=display');
  });

  test('show at once what is chosen, by keyboard too, and keep it', async () => {
    const page = await openSettings();
    await choose(page, 'Colors', 'Dark');
    expect(await looks(page)).toMatchObject({ scheme: 'dark', wallpaper: 'night' });
    await page.keyboard.press('ArrowRight');
    expect(await looks(page)).toMatchObject({ scheme: 'contrast' });
    await choose(page, 'Wallpaper', 'Meadow');
    await choose(page, 'Text Size', 'Large');
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('16.1px');
    await choose(page, 'Clock', '12 Hours');
    await expectEventually(async () => /^\d\d?:\d\d [ap]m/.test(await page.locator('time').innerText()), true);
    await page.reload();
    await page.getByRole('group', { name: 'Colors' }).waitFor();
    const kept = { scheme: 'contrast', wallpaper: 'meadow', text: 'large', clock: '12' };
    expect(await looks(page)).toMatchObject(kept);
    expect(await wallpaper(page)).toMatch(/-meadow/);
    expect(await page.getByRole('radio', { name: 'High Contrast' }).isChecked()).toBe(true);
  });

  test('reach every open tab of the browser', async () => {
    const page = await openSettings();
    const other = await page.context().newPage();
    await other.goto(product().url('/'));
    await other.mouse.move(300, 300);
    await other.getByRole('button', { name: 'Pet Marcel' }).waitFor();
    await choose(page, 'Colors', 'Dark');
    await expectEventually(async () => (await looks(other)).scheme, 'dark');
  });

  test('fit where there is little room', async () => {
    const page = await openSettings({ width: 320 });
    await choose(page, 'Text Size', 'Largest');
    await expectFits(page, [320, 375, 768], async (width) => {
      await expectAccessible(page);
      await screenshot(page, `display-settings-${width}`);
    });
  });

  test('keep Marcel still where the wallpaper is calm', async () => {
    const page = await openSettings({ motion: true });
    await page.getByRole('button', { name: 'Pet Marcel' }).waitFor();
    const moving = () => page.evaluate(() => document.getAnimations().length);
    expect(await moving()).toBeGreaterThan(0);
    await choose(page, 'Wallpaper', 'Calm, Without Motion');
    await expectEventually(moving, 0);
  });
});

describe('what nobody has chosen', () => {
  test('follows the system, also when that changes, until somebody chooses', async () => {
    const page = await browser().newPage();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(product().url('/?window=display'));
    await page.getByRole('group', { name: 'Colors' }).waitFor();
    await page.mouse.move(5, 5);
    await page.getByRole('button', { name: 'Pet Marcel' }).waitFor();
    expect(await looks(page)).toMatchObject({ scheme: 'dark', wallpaper: 'night' });
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await expectEventually(async () => (await looks(page)).scheme, 'contrast');
    await choose(page, 'Colors', 'Classic');
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    expect(await looks(page)).toMatchObject({ scheme: 'classic' });
    await choose(page, 'Colors', 'As My System');
    expect(await looks(page)).toMatchObject({ scheme: 'contrast' });
  });

  test('is decided before anything is painted', async () => {
    const page = await browser().newPage();
    await page.addInitScript(() => {
      localStorage.setItem('marcel_display', '{"scheme":"dark","wallpaper":"calm"}');
      document.cookie = 'marcel_display=chosen';
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = () => {
        const picture = document.getElementById('wallpaper')?.getAttribute('src') ?? '';
        const visible = document.body && getComputedStyle(document.body).visibility === 'visible';
        if (visible) seen.push(`${document.documentElement.dataset.scheme} ${picture.replace(/\..*/, '')}`);
        if (document.readyState !== 'complete') requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.goto(product().url('/'));
    await page.waitForLoadState('load');
    const seen = Seen.parse(await page.evaluate((): unknown => Reflect.get(window, 'seen')));
    expect(new Set(seen)).toEqual(new Set(['dark /static/image/wallpaper-calm']));
  });

  test('is shown, with a word, to whoever allows no scripts', async () => {
    const page = await browser().newPage({ scripts: false });
    await page.goto(product().url('/'));
    await screenshot(page, 'without scripts');
    await page.locator('noscript').waitFor({ state: 'visible' });
  });
});
