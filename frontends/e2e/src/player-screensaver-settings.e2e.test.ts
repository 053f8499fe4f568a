import type { Page } from 'playwright-core';
import * as z from 'zod';
import { icon } from './steps';
import { expectAddress, expectEventually, expectFocus, expectToast, FAILING, openPage, urlOf } from './harness';
import type { PageOptions } from './harness';
import { openFromStart, windowOf } from './window-steps';

const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

describe('the music player', () => {
  const MUSIC = '**/static/media/*.mp3';
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const track = (page: Page, number: number) => page.getByText(`Track ${number} of 3`).waitFor();
  const audio = (page: Page) =>
    page.evaluate(() => {
      const { muted, volume, currentTime } = document.querySelector('audio') ?? new Audio();
      return { muted, volume, currentTime };
    });
  const isPlaying = (page: Page) =>
    page.waitForFunction(() => {
      const playing = document.querySelector('audio');
      return playing !== null && !playing.paused && playing.currentTime > 0;
    });

  test('plays three tracks in a loop, on every page, and keeps volume and track', async () => {
    const page = await openPage('/');
    const fetched: string[] = [];
    page.on('request', (request) => request.resourceType() === 'media' && fetched.push(request.url()));
    await page.getByRole('button', { name: 'Expand music player' }).click();
    await press(page, 'Previous');
    await track(page, 3);
    await press(page, 'Next');
    await track(page, 1);
    expect(fetched).toEqual([]);
    await press(page, 'Play');
    await isPlaying(page);
    await page.evaluate(() => {
      const playing = document.querySelector('audio');
      if (playing) playing.currentTime = playing.duration - 0.2;
    });
    await track(page, 2);
    await isPlaying(page);
    expect((await audio(page)).volume).toBe(0.7);
    await page.getByRole('slider', { name: 'Volume' }).press('ArrowLeft');
    expect((await audio(page)).volume).toBeCloseTo(0.6);
    await press(page, 'Mute');
    expect((await audio(page)).muted).toBe(true);
    await press(page, 'Mute');
    await page.getByRole('slider', { name: 'Position' }).press('PageUp');
    await expectEventually(async () => (await audio(page)).currentTime > 3, true);
    await icon(page, 'Mascotdex').click();
    await page.getByRole('heading', { level: 1, name: 'Mascotdex' }).waitFor();
    await isPlaying(page);
    await press(page, 'Pause');
    await page.goto(urlOf('/'));
    await page.getByRole('button', { name: 'Expand music player' }).click();
    await track(page, 2);
    expect((await audio(page)).volume).toBeCloseTo(0.6);
  });

  test('skips a track that fails, and reports when none can be played', async () => {
    const page = await openPage('/', { allow: FAILING });
    let failures = 0;
    await page.route(MUSIC, (route) => (failures++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
    await page.getByRole('button', { name: 'Expand music player' }).click();
    await press(page, 'Play');
    await expectToast(page, 'Track skipped');
    await isPlaying(page);
    await page.unroute(MUSIC);
    await page.route(MUSIC, (route) => route.fulfill({ status: 404 }));
    // Use the keyboard, because the toast lies over the player.
    await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
    await expectToast(page, 'None of the tracks could be played. Please try again later.');
  });
});

describe('the screensaver', () => {
  const SECOND = 1000;
  const MINUTE = 60 * SECOND;
  const HINT = 'Press any key or move the mouse to return.';
  const isShown = (page: Page) => page.getByText(HINT).isVisible();

  async function open(path: string, options: PageOptions = {}): Promise<Page> {
    const page = await openPage(undefined, { prepare: (opened) => opened.clock.install(), ...options });
    const screensaverResponse = page.waitForResponse(
      async (answer) => answer.request().resourceType() === 'script' && (await answer.text()).includes(HINT),
    );
    await page.goto(urlOf(path));
    await page.getByRole('button', { name: 'START' }).waitFor();
    await page.mouse.move(5, 5);
    await screensaverResponse;
    return page;
  }

  const fallAsleep = (page: Page) =>
    expectEventually(async () => {
      // The clock stands still while a stylesheet loads: the page would give it up.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
      );
      await page.clock.fastForward(5 * MINUTE + SECOND);
      return isShown(page);
    }, true);

  test('shows mascots after five minutes; a key, press, move or tap ends it and does nothing else', async () => {
    const page = await open('/', { motion: true });
    await icon(page, 'Draw Marcel').focus();
    for (const key of ['Enter', 'Escape', 'Alt+Shift+Delete']) {
      await fallAsleep(page);
      await page.locator('figure').filter({ hasText: 'Marcel' }).first().waitFor();
      await page.keyboard.press(key);
      await expectEventually(() => isShown(page), false);
      await expectAddress(page, '/');
      await expectFocus(page, 'Draw Marcel');
    }
    await icon(page, 'Gallery').hover();
    await fallAsleep(page);
    await page.mouse.down();
    await page.mouse.up();
    await expectEventually(() => isShown(page), false);
    await expectAddress(page, '/');
    await fallAsleep(page);
    await page.clock.fastForward(SECOND);
    await page.mouse.move(640, 320, { steps: 3 });
    await expectEventually(() => isShown(page), false);
    await page.clock.fastForward(SECOND);
    await icon(page, 'Gallery').click();
    await expectAddress(page, '/?window=gallery');
  });

  test('waits for the chosen time, and starts at once for a preview', async () => {
    const page = await open('/?window=display');
    await choose(page, 'Screensaver', '2 Minutes');
    await page.getByRole('button', { name: 'Preview' }).press('Enter');
    await expectEventually(() => isShown(page), true);
    await page.keyboard.press('Escape');
    await expectEventually(() => isShown(page), false);
    await page.clock.fastForward(2 * MINUTE - SECOND);
    expect(await isShown(page)).toBe(false);
    await page.clock.fastForward(2 * SECOND);
    await expectEventually(() => isShown(page), true);
    await page.keyboard.press('Shift');
    await choose(page, 'Screensaver', 'Off');
    await page.clock.fastForward(60 * MINUTE);
    expect(await isShown(page)).toBe(false);
  });
});

describe('the display settings', () => {
  const display = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

  test('apply choices at once, in every tab, and keep them', async () => {
    const page = await openPage('/');
    const other = await page.context().newPage();
    await other.goto(urlOf('/'));
    await icon(other, 'Newsletter').waitFor();
    await other.mouse.move(300, 300);
    await other.getByRole('button', { name: 'Pet Marcel' }).waitFor();
    await openFromStart(page, 'Display Settings');
    await choose(page, 'Colors', 'Dark');
    expect(await display(page)).toMatchObject({ scheme: 'dark', wallpaper: 'night' });
    await expectEventually(async () => (await display(other)).scheme, 'dark');
    await page.keyboard.press('ArrowRight');
    expect(await display(page)).toMatchObject({ scheme: 'contrast' });
    await choose(page, 'Wallpaper', 'Meadow');
    await choose(page, 'Text Size', 'Large');
    await choose(page, 'Clock', '12 Hours');
    await expectEventually(async () => /^\d\d?:\d\d [ap]m/.test(await page.locator('time').innerText()), true);
    await page.reload();
    await windowOf(page, 'Display Settings').waitFor();
    expect(await display(page)).toMatchObject({ scheme: 'contrast', wallpaper: 'meadow', text: 'large', clock: '12' });
    expect(await page.locator('#wallpaper').getAttribute('src')).toMatch(/-meadow/);
  });

  test('follow the system until the visitor chooses, apply before the first paint, and work without scripts', async () => {
    const page = await openPage('/?window=display');
    await page.getByRole('group', { name: 'Colors' }).waitFor();
    // What follows the system comes once somebody moves.
    await page.mouse.move(300, 300);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectEventually(async () => (await display(page)).scheme, 'dark');
    await page.emulateMedia({ colorScheme: 'light', contrast: 'more' });
    await expectEventually(async () => (await display(page)).scheme, 'contrast');
    await choose(page, 'Colors', 'Classic');
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'no-preference' });
    expect(await display(page)).toMatchObject({ scheme: 'classic' });
    await choose(page, 'Colors', 'Dark');
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      const note = () => {
        if (document.body && getComputedStyle(document.body).visibility === 'visible')
          seen.push(document.documentElement.dataset.scheme);
        if (document.readyState !== 'complete') requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
    });
    await page.reload();
    const seen = z.array(z.string()).parse(await page.evaluate((): unknown => Reflect.get(window, 'seen')));
    expect(new Set(seen)).toEqual(new Set(['dark']));
    const plain = await openPage('/', { scripts: false });
    await plain.locator('noscript').waitFor({ state: 'visible' });
  });

  test("keep edges around windows and buttons in the system's forced colors", async () => {
    const page = await openPage('/', { prepare: (opened) => opened.emulateMedia({ forcedColors: 'active' }) });
    const hugs = await openFromStart(page, 'Hug Your Mascot');
    await openFromStart(page, 'Draw Marcel');
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineWidth);
    expect(await outline('[data-window]:not([data-front="true"])')).toBe('1px');
    expect(await outline('[data-window][data-front="true"]')).toBe('3px');
    const close = hugs.getByRole('button', { name: /^Close/ });
    expect(await close.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
  });
});
