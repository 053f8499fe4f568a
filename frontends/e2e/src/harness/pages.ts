import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import * as z from 'zod';
import { WORKERS } from './global-setup';
import { ADMIN_TOKEN } from './product';

/** Widths of the visitors' windows in CSS pixels, from the narrowest on. */
export const WIDTHS = [320, 375, 768, 1280] as const;

/**
 * Problems of a page whose requests fail on purpose. The browser reports each failed request, also of a service worker
 * that cannot be fetched, and the federation runtime each part of a remote that it cannot load.
 */
export const FAILING = [/Failed to load resource/, /fetching the script/, /Federation Runtime/, /Loading (CSS )?chunk/];

/** A contributor without a profile is a 404 that the browser reports; nothing is wrong with it. */
const EXPECTED = [/\/linkedin\)$/];

const SCREENSHOTS = path.resolve(__dirname, '../../screenshots');

const Workers = z.array(z.object({ address: z.url(), browser: z.string() }));
const worker = Workers.parse(JSON.parse(process.env[WORKERS] ?? '[]'))[Number(process.env.JEST_WORKER_ID) - 1];
if (!worker) throw new Error('This worker has no product; src/harness/global-setup.ts starts one for each');

export const { address } = worker;

export const urlOf = (pathname: string): string => new URL(pathname, address).href;

export interface PageOptions {
  /** Size of the window in CSS pixels. */
  width?: number;
  height?: number;
  motion?: boolean;
  touch?: boolean;
  scripts?: boolean;
  allow?: readonly RegExp[];
  /** Token of the admin who has logged in before; `true` for the main one. */
  admin?: string | true;
  /** Prepares the page before it goes anywhere. */
  prepare?: (page: Page) => Promise<unknown>;
}

let browser: Promise<Browser> | undefined;
const open: { page: Page; problems: string[]; allow: readonly RegExp[] }[] = [];
const keptPages = new Set<Page>();

/** Opens a page of the shared product, any absolute address or an empty page, in a browser context of its own. */
export async function openPage(pathname: string | undefined, options: PageOptions = {}): Promise<Page> {
  const { width = 1280, height = 800, motion, touch = false, scripts = true, allow = [], admin, prepare } = options;
  browser ??= chromium.connect(worker?.browser ?? '');
  const context = await (
    await browser
  ).newContext({
    viewport: { width, height },
    reducedMotion: motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: scripts,
    hasTouch: touch,
    isMobile: touch,
  });

  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  open.push({ page, problems, allow: [...EXPECTED, ...allow] });
  if (admin !== undefined) {
    const token = admin === true ? ADMIN_TOKEN : admin;
    await page.addInitScript((saved) => localStorage.setItem('admin_token', saved), token);
  }
  await prepare?.(page);
  if (pathname !== undefined) await page.goto(urlOf(pathname));
  return page;
}

/** Goes to an address. A page that is loaded follows it as it follows a link, without being loaded again. */
export async function goTo(page: Page, pathname: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(urlOf(pathname));
  else
    await page.evaluate((to) => {
      history.pushState({ key: to }, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, pathname);
}

/**
 * Returns a function that goes to an address on one page, which stays for all tests of the file: to load it takes longer than
 * most of them. Each test finds it without toasts, routes and dialogs, but with what is stored.
 */
export function keepPage(options: PageOptions = {}): (pathname: string) => Promise<Page> {
  let page: Page | undefined;
  return async (pathname) => {
    if (page) {
      await page.setViewportSize({ width: options.width ?? 1280, height: options.height ?? 800 });
      const toasts = page.getByRole('region', { name: /^Notifications/ });
      await toasts
        .getByRole('button', { name: 'Close' })
        .evaluateAll((all) => all.forEach((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))));
      await goTo(page, pathname);
    } else {
      page = await openPage(pathname, options);
      keptPages.add(page);
    }
    return page;
  };
}

/** Waits until the page has handled its last change, such as a new size, and has been painted. */
export const waitForPaint = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

export async function screenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  const file = `${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.png`;
  await page.screenshot({ path: path.join(SCREENSHOTS, file), fullPage: true });
}

/**
 * Closes the pages of the test.
 *
 * @throws when a page has logged or thrown an error that the test did not allow.
 */
async function closePages(): Promise<void> {
  const { currentTestName = 'test' } = expect.getState();
  const unexpected: string[] = [];
  for (const [index, entry] of open.splice(0).entries()) {
    const { page, problems, allow } = entry;
    await screenshot(page, `${currentTestName} ${index + 1}`).catch(() => undefined);
    if (keptPages.has(page)) {
      await page.unrouteAll();
      open.push(entry);
    } else await page.context().close();
    unexpected.push(...problems.splice(0).filter((problem) => !allow.some((expected) => expected.test(problem))));
  }
  if (unexpected.length > 0) throw new Error(`The page reported problems:\n${unexpected.join('\n')}`);
}

afterEach(closePages);
afterAll(async () => (await browser)?.close());
