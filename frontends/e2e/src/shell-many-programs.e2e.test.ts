import type { Page } from 'playwright-core';
import { expectAccessible, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

/** How many the shell brings. */
const BROUGHT = 6;

/** Beyond those. */
const OTHERS = [
  'Our Letters',
  'Guestbook',
  'Calendar',
  'Postcards',
  'Weather Report',
  'Radio Marcel',
  'Bone Shop',
  ...Array.from({ length: 18 }, (_, nth) => `Program ${nth}`),
];

const SCREENS = [
  [1280, 800],
  [1280, 600],
  [375, 800],
  [320, 568],
  [768, 560],
  [667, 375],
] as const;

async function openDesktop(count: number): Promise<Page> {
  const page = await browser().newPage({ allow: ['Failed to load resource'] });
  const programs = OTHERS.slice(0, count - BROUGHT).map((title) => ({
    path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
    title,
    icon: 'newsletter',
  }));
  await page.route('**/remotes.json', (route) =>
    route.fulfill({ json: { remotes: [{ name: 'letters', entry: '/remotes/letters/mf-manifest.json', programs }] } }),
  );
  await page.goto(product().url('/'));
  await page.getByRole('link', { name: /^Newsletter/ }).waitFor();
  for (const { title } of programs.slice(-1)) await page.getByRole('link', { name: title }).waitFor();
  return page;
}

interface Box {
  name: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What stands on the desktop, and the taskbar, as they lie on the page. */
const boxesIn = (page: Page): Promise<Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label="Desktop"] a, h1')].map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { name: element.textContent, left, top: top + scrollY, right, bottom: bottom + scrollY };
    }),
  );

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

async function expectRoom(page: Page, count: number, width: number): Promise<void> {
  const boxes = await boxesIn(page);
  expect(boxes).toHaveLength(count + 2);
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
  expect(pairs.filter(([one, other]) => overlap(one, other)).map((pair) => pair.map(({ name }) => name))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(end - 40);
}

/** By keyboard its first and last entry can be seen. */
async function expectWholeMenu(page: Page, height: number): Promise<void> {
  for (const key of ['End', 'Home']) {
    await page.keyboard.press(key);
    const { top, bottom } = await page.evaluate(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      return { top, bottom };
    });
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(height - 40);
  }
}

test.each([BROUGHT, 7, 8, 12, 30])('a desktop has room for %i programs, however large it is', async (count) => {
  const page = await openDesktop(count);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await screenshot(page, `shell-programs-${width}x${height}-${count}`);
    await expectRoom(page, count, width);
    if (height > 600) await expectAccessible(page);
    await page.getByRole('button', { name: 'START' }).click();
    await page.getByRole('menu', { name: 'Programs' }).waitFor();
    await page.keyboard.press('End');
    await screenshot(page, `shell-programs-start-${width}x${height}-${count}`);
    await expectWholeMenu(page, height);
    await page.keyboard.press('Escape');
  }
});
