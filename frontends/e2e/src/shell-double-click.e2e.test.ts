import type { Locator, Page } from 'playwright-core';
import * as z from 'zod';
import { PROGRAMS, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

/** Between the clicks, in milliseconds. */
const GAPS = [80, 200, 400];

const ONE_PRESS = ['pointerdown', 'mousedown', 'click'];
const HEARD = [...ONE_PRESS, 'dblclick'];
const Heard = z.array(z.string());

async function openDesktop(width: number): Promise<Page> {
  const page = await browser().newPage({ width, height: width === 768 ? 1024 : 800 });
  await page.addInitScript((types: string[]) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of types) document.addEventListener(type, () => heard.push(type), true);
    // A window that is open still may lie over the icon.
    sessionStorage.clear();
  }, HEARD);
  return page;
}

/** Two clicks at the same place, counted as browsers do. Each says when it was: how fast this machine is changes nothing. */
async function doubleClick(page: Page, target: Locator, gap: number): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = { x: x + width / 2, y: y + height / 2, button: 'left' } as const;
  const input = await page.context().newCDPSession(page);
  const start = Date.now();
  for (const [clickCount, at] of [
    [1, start],
    [2, start + gap],
  ] as const) {
    await page.waitForTimeout(Math.max(0, at - Date.now()));
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await input.send('Input.dispatchMouseEvent', { ...place, type, clickCount, timestamp: at / 1000 });
  }
  await input.detach();
}

const heardBy = async (page: Page) => Heard.parse(await page.evaluate((): unknown => Reflect.get(window, 'heard')));
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

describe.each([768, 1024, 1280, 1920])('a double-click at %i px', (width) => {
  test.each(PROGRAMS)('on %s opens it, and its second click reaches nothing of it', async (name, address) => {
    const page = await openDesktop(width);
    for (const gap of GAPS) {
      await page.goto(product().url('/'));
      await doubleClick(page, page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name }), gap);
      await page.getByRole('heading', { name, exact: true }).first().waitFor();
      expect([gap, await addressOf(page), await heardBy(page)]).toEqual([gap, address, ONE_PRESS]);
    }
  });

  test('on the newsletter opens one tab', async () => {
    const page = await openDesktop(width);
    await page.context().route('https://**', (route) => route.fulfill({ body: 'news' }));
    await page.goto(product().url('/'));
    const opened = page.context().waitForEvent('page');
    await doubleClick(page, page.getByRole('link', { name: 'Newsletter' }), 80);
    await opened;
    await page.reload();
    expect(page.context().pages()).toHaveLength(2);
  });

  test('in START opens a program, and its second click reaches nothing of it', async () => {
    const page = await openDesktop(width);
    for (const [name, address] of PROGRAMS) {
      await page.goto(product().url('/'));
      // Browsers tell of the key by a click, too.
      await page.getByRole('button', { name: 'START' }).press('Enter');
      // What is installed comes a moment later, and moves what stands above it.
      await page.getByRole('menuitem', { name: 'Time Machine' }).waitFor();
      await doubleClick(page, page.getByRole('menuitem', { name }), 200);
      await page.getByRole('heading', { name, exact: true }).first().waitFor();
      expect([await addressOf(page), await heardBy(page)]).toEqual([address, ['click', ...ONE_PRESS]]);
    }
  });

  test('on what closes a program opens none of the icons that were below it', async () => {
    const page = await openDesktop(width);
    await page.goto(product().url('/draw-marcel'));
    await doubleClick(page, page.getByRole('link', { name: 'Back to Marcel OS' }), 200);
    await page.getByRole('navigation', { name: 'Desktop' }).waitFor();
    expect([await addressOf(page), await heardBy(page)]).toEqual(['/', ONE_PRESS]);
  });
});
