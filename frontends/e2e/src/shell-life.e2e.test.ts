import type { Page } from 'playwright-core';
import { expectAccessible, expectEventually, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const marcel = (page: Page) => page.getByRole('button', { name: 'Pet Marcel' });
const ball = (page: Page) => page.getByRole('button', { name: 'Throw the Ball' });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const mood = (page: Page) => page.evaluate(() => document.querySelector<HTMLElement>('[data-mood]')?.dataset.mood);
const moods = (page: Page) =>
  page.evaluate(async () => {
    const stage = document.querySelector<HTMLElement>('[data-mood]');
    const seen: (string | undefined)[] = [];
    await new Promise<void>((done) => {
      new MutationObserver(() => {
        seen.push(stage?.dataset.mood);
        if (seen.at(-1) === 'happy') done();
      }).observe(stage ?? document, { attributes: true, attributeFilter: ['data-mood'] });
    });
    return seen;
  });
const moving = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

async function openDesktop({ width = 1280, height = 800, motion = true, clock = false } = {}): Promise<Page> {
  const page = await browser().newPage({ width, height, motion });
  if (clock) await page.clock.install();
  await page.goto(product().url('/'));
  await page.getByRole('link', { name: 'Newsletter' }).waitFor();
  await page.mouse.move(width / 2, 5);
  await marcel(page).waitFor();
  return page;
}

describe('Marcel', () => {
  test('is a picture until somebody moves, and then looks where they point', async () => {
    const page = await openDesktop();
    expect(await page.locator('#wallpaper').getAttribute('src')).toMatch(/bare-sunset/);
    const look = () => page.evaluate(() => document.querySelector<HTMLElement>('[style*="--look-x"]')?.style.cssText);
    await page.mouse.move(40, 700);
    await expectEventually(async () => Number(/--look-x: (-?[\d.]+)/.exec((await look()) ?? '')?.[1]) < -2, true);
    await page.mouse.move(1240, 700);
    await expectEventually(async () => Number(/--look-x: (-?[\d.]+)/.exec((await look()) ?? '')?.[1]) > 2, true);
  });

  test('comes by himself to who only looks', async () => {
    const page = await browser().newPage();
    await page.goto(product().url('/'));
    await marcel(page).waitFor();
  });

  test('wags when he is petted, by mouse and by keyboard', async () => {
    const page = await openDesktop();
    for (const pet of [() => marcel(page).click(), () => marcel(page).press('Enter')]) {
      await pet();
      await said(page, 'Marcel wags his tail.');
      await expectEventually(() => mood(page), 'awake');
    }
    await expectAccessible(page);
  });

  test('runs after the ball and brings it back', async () => {
    const page = await openDesktop();
    const seen = moods(page);
    await ball(page).press('Enter');
    expect(await seen).toEqual(['chasing', 'carrying', 'happy']);
  });

  test('sleeps when nobody is there, and greets who comes back', async () => {
    const page = await openDesktop({ clock: true });
    await page.clock.fastForward(91_000);
    await expectEventually(() => mood(page), 'asleep');
    await screenshot(page, 'shell-life-asleep');
    await page.mouse.move(300, 300);
    await expectEventually(() => mood(page), 'greeting');
    await page.clock.fastForward(3000);
    await expectEventually(() => mood(page), 'awake');
  });

  test('keeps still for those who do not want to see things move', async () => {
    const page = await openDesktop({ motion: false });
    expect(await moving(page)).toBe(0);
    await ball(page).click();
    await said(page, 'Marcel wags his tail.');
    expect(await moving(page)).toBe(0);
  });

  test('breathes only while the page is looked at', async () => {
    const page = await openDesktop();
    expect(await moving(page)).toBeGreaterThan(0);
    const look = (hidden: boolean) =>
      page.evaluate((away) => {
        Object.defineProperty(document, 'hidden', { value: away, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await look(true);
    await expectEventually(() => moving(page), 0);
    await look(false);
    await expectEventually(async () => (await moving(page)) > 0, true);
  });

  test.each([320, 375, 768, 1280, 1920])('covers no icon at %i px', async (width) => {
    const page = await openDesktop({ width, height: width > 1280 ? 1080 : 720 });
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('nav[aria-label="Desktop"] a')].flatMap((icon) => {
        icon.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = icon.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return icon.contains(found) ? [] : icon.textContent;
      }),
    );
    expect(covered).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
