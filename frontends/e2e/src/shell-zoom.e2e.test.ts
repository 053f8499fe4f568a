import type { Page } from 'playwright-core';
import { expectAccessible, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What is left of usual screens for whoever zooms in by half or to the double, and those who read larger texts. */
const ROOMS = [
  { width: 640, height: 360, text: 'normal' },
  { width: 640, height: 360, text: 'largest' },
  { width: 960, height: 540, text: 'normal' },
  { width: 960, height: 540, text: 'largest' },
  { width: 1280, height: 800, text: 'large' },
  { width: 1280, height: 800, text: 'largest' },
  { width: 320, height: 640, text: 'largest' },
] as const;

async function open({ width, height, text }: (typeof ROOMS)[number], path = '/'): Promise<Page> {
  const page = await browser().newPage({ width, height });
  await page.addInitScript((size) => localStorage.setItem('marcel_display', JSON.stringify({ text: size })), text);
  await page.goto(product().url(path));
  await page.getByRole('link', { name: 'Time Machine' }).first().waitFor();
  return page;
}

/** Where the name is on the page, and where the icons are with what is written below them. */
const boxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const icons = [...document.querySelectorAll('nav[aria-label="Desktop"] a')];
    const parts = [...document.querySelectorAll('h1'), ...icons];
    return parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      return { name: part.textContent ?? '', left, top: top + scrollY, right, bottom: bottom + scrollY };
    });
  });

const overlap = (one: Box, other: Box): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

type Edges = Omit<Box, 'name'>;

const isWithin = (part: Edges, room: Edges): boolean =>
  part.left >= room.left && part.right <= room.right && part.top >= room.top && part.bottom <= room.bottom;

describe.each(ROOMS)('in a room of $width by $height with $text texts', (room) => {
  test('no icon lies on another or on the name, and each can be scrolled out of the taskbar', async () => {
    const page = await open(room);
    const all = await boxes(page);
    const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => overlap(one, other)).map((pair) => pair.map(({ name }) => name))).toEqual([]);
    const taskbar = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return scrollY + (document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight);
    });
    expect(all.filter(({ bottom }) => bottom > taskbar).map(({ name }) => name)).toEqual([]);
    expect(all.filter(({ left, right }) => left < 0 || right > room.width).map(({ name }) => name)).toEqual([]);
    await expectAccessible(page);
    await screenshot(page, `zoom-${room.width}-${room.text}`);
  });

  test('all of START and of the player can be reached', async () => {
    const page = await open(room);
    await page.getByRole('button', { name: 'START' }).click();
    const last = page.getByRole('menu', { name: 'System' }).getByRole('menuitem').last();
    await last.scrollIntoViewIfNeeded();
    await last.click({ trial: true });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Expand music player/ }).click();
    for (const part of ['Previous', 'Mute']) await page.getByRole('button', { name: part }).click({ trial: true });
    await page.getByRole('slider', { name: 'Volume' }).click({ trial: true });
  });

  test('a window has a bar that closes it, and its end can be scrolled to', async () => {
    const page = await open(room, '/?window=display');
    const kept = page.getByText('All of this is kept in this browser alone.');
    await kept.scrollIntoViewIfNeeded();
    await kept.click({ trial: true });
    await page.getByRole('button', { name: /^Close/ }).click();
    await page.getByRole('heading', { name: 'Marcel OS' }).waitFor();
  });
});

describe.each([320, 360, 375, 414, 480])('at %i px', (width) => {
  test.each(['normal', 'large', 'largest'])('the taskbar holds all of its parts with %s texts', async (text) => {
    const page = await browser().newPage({ width, height: 640 });
    await page.clock.setFixedTime(new Date(2026, 10, 25, 12, 58));
    for (const clock of ['24', '12']) {
      await page.goto(product().url('/'));
      await page.evaluate((kept) => localStorage.setItem('marcel_display', kept), JSON.stringify({ text, clock }));
      await page.reload();
      const bar = page.getByRole('contentinfo');
      await bar.getByRole('link', { name: /^Powered by/ }).waitFor();
      const parts = await bar.evaluate((element) =>
        [...element.querySelectorAll('button, a, time')].map((part) => {
          const range = document.createRange();
          range.selectNodeContents(part.tagName === 'TIME' ? (part.firstChild ?? part) : part);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          return { name: part.textContent ?? '', left, right, top, bottom };
        }),
      );
      expect(parts).toHaveLength(5);
      const room = { left: 0, right: width - 8, top: 600, bottom: 640 };
      expect(parts.filter((part) => !isWithin(part, room))).toEqual([]);
      const pairs = parts.slice(1).map((part, before) => [parts[before], part] as const);
      expect(pairs.filter(([one, other]) => one && overlap(one, other))).toEqual([]);
      const pictures = await bar.locator('svg:visible').all();
      const widths = await Promise.all(pictures.map(async (picture) => (await picture.boundingBox())?.width ?? 0));
      expect(widths.filter((least) => least < 8)).toEqual([]);
    }
    await screenshot(page, `taskbar-${width}-${text}`);
  });
});
