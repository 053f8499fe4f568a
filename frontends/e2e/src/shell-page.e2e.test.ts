import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import * as z from 'zod';
import { REFUSED, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

/** The desktop's budget for scripts, gzip, in bytes. */
const SCRIPT_BUDGET = 130_000;

/** That of any page for visitors, with all that comes by itself; of what waits for a click nothing counts. */
const PAGE_BUDGET = 300_000;
const PAGES = ['/mascotdx', '/mascotdx/tux', '/mascotdx/submit', '/marcel-hugs', '/image-generator', '/draw-marcel'];

/** How much of the page may jump: what a border moving by a pixel makes. */
const MOST_SHIFT = 0.001;

const Seen = z.object({ largest: z.string(), shift: z.number() });

describe('the page of the desktop', () => {
  test('has its signs: icons, a web app manifest, colours, a preview', async () => {
    const page = await browser().newPage();
    await page.goto(product().url('/'));
    for (const [selector, type] of [
      ['link[rel="icon"]', 'image/svg+xml'],
      ['link[rel="apple-touch-icon"]', 'image/png'],
      ['link[rel="manifest"]', 'application/manifest+json'],
      ['link[rel="preload"][as="image"]', 'image/svg+xml'],
    ] as const) {
      const address = (await page.locator(selector).getAttribute('href')) ?? '';
      const answer = await page.request.get(product().url(address));
      expect([answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([200, type]);
    }
    expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#00005c');
    const preview = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(preview).toBe(product().url('/desktop.png'));
    expect((await page.request.get(preview)).headers()['content-type']).toBe('image/png');
  });

  test('is light, shows its wallpaper first and does not jump', async () => {
    const page = await browser().newPage();
    const weight = weigh(page);
    await page.addInitScript(() => {
      const seen = { largest: '', shift: 0 };
      Object.assign(window, { seen });
      const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
      observe('largest-contentful-paint', (entry) => {
        if ('element' in entry && entry.element instanceof Element) seen.largest = entry.element.id;
      });
      observe('layout-shift', (entry) => {
        if ('value' in entry) seen.shift += Number(entry.value);
      });
    });
    await page.goto(product().url('/'));
    await page.waitForLoadState('networkidle');
    expect(await weight()).toBeLessThanOrEqual(SCRIPT_BUDGET);
    const { largest, shift } = Seen.parse(await page.evaluate((): unknown => Reflect.get(window, 'seen')));
    expect(largest).toBe('wallpaper');
    expect(shift).toBeLessThan(MOST_SHIFT);
  });

  test.each(PAGES)('%s is light, too', async (path) => {
    const page = await browser().newPage(REFUSED);
    const weight = weigh(page);
    // News of the directory is what a page asks for last.
    const news = page.waitForResponse(
      (answer) => answer.headers()['content-type']?.startsWith('text/event-stream') ?? false,
    );
    await page.goto(product().url(path));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await news;
    const scripts = await weight();
    expect(scripts).toBeGreaterThan(SCRIPT_BUDGET);
    expect(scripts).toBeLessThanOrEqual(PAGE_BUDGET);
  });
});

/** Counts what a page's scripts weigh, gzip, in bytes, from now on. */
function weigh(page: Page): () => Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (answer) => answer.request().resourceType() === 'script' && scripts.push(answer));
  return async () => {
    const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}
