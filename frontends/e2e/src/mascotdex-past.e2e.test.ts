import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expectAccessible, expectFits, REFUSED, screenshot, startProduct, useBrowser, type Product } from './harness';

const FILLER = path.resolve(__dirname, '../../../backend/dist/load/fill-large-log.js');
const browser = useBrowser();
let product: Product;
let dataDir: string;

/** A directory of two years, 2024 and 2025: a mascot comes every 18 days, and all are liked and edited. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'marcel-e2e-past-'));
  await promisify(execFile)(process.execPath, [FILLER, dataDir, '40', '2000']);
  product = await startProduct({ env: { DATA_DIR: dataDir, SEED_DEMO: 'false' } });
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = async (address: string, width = 1280): Promise<Page> => {
  const page = await browser().newPage({ width, ...REFUSED });
  await page.goto(product.url(address));
  return page;
};
const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test('the Time Machine opens from the desktop, plays to today and is left for a mascot as it was', async () => {
  const page = await open('/');
  await page.getByRole('navigation', { name: 'Desktop' }).getByRole('link', { name: 'Time Machine' }).click();
  await shows(page, /^40 mascots on /);
  const slider = page.getByRole('slider', { name: 'Day of the directory' });
  await slider.press('Home');
  await shows(page, '1 mascot on January 18, 2024');
  await expectAccessible(page);
  const controls = page.getByRole('group', { name: 'Day', exact: true });
  await controls.getByRole('button', { name: 'Play' }).click();
  await shows(page, /^([2-9]|\d\d) mascots on /);
  await controls.getByRole('button', { name: 'Pause' }).click();
  const address = new URL(page.url());
  expect(address.pathname).toBe('/time-machine');
  const day = address.searchParams.get('asOf') ?? '';
  const first = page.getByRole('list', { name: 'Most liked' }).getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await shows(page, /^As it was on /);
  expect(new URL(page.url()).searchParams.get('asOf')).toBe(day);
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Time Machine' }).click();
  await shows(page, /mascots on /);
});

test('a day has an address, and fits every width', async () => {
  const page = await open('/time-machine?asOf=2025-06-01', 320);
  await shows(page, / mascots on June 1, 2025$/);
  await expectFits(page, [320, 375, 768, 1024, 1280, 1920], async (width) => {
    await expectAccessible(page);
    await screenshot(page, `time-machine-${width}`);
  });
});

test('the whole directory of a day is come to from the Time Machine, and leads to mascots as they were and back', async () => {
  const page = await open('/time-machine?asOf=2024-06-01');
  await shows(page, / mascots on June 1, 2024$/);
  await page.getByRole('link', { name: 'Browse the Whole Directory of This Day' }).click();
  await page.getByRole('button', { name: 'As of: June 1, 2024, remove' }).waitFor();
  const card = page.getByRole('article').first();
  await card.getByText(/^\d+ likes?$/).waitFor();
  await expectFits(page, [320, 375, 768, 1280, 1920], async (width) => {
    await expectAccessible(page);
    await screenshot(page, `directory-of-a-day-${width}`);
  });
  const then = await page.getByRole('article').count();
  await card.getByRole('link').first().click();
  await shows(page, 'As it was on June 1, 2024.');
  await page.getByRole('link', { name: 'Back to list' }).click();
  await page.getByRole('button', { name: 'As of: June 1, 2024, remove' }).click();
  await shows(page, '40 mascots');
  expect(await page.getByRole('article').count()).toBeGreaterThan(then);
});

test('a mascot that was not there yet is said to have been missing, and today is a step away', async () => {
  const page = await open('/mascotdx/mascot-40?asOf=2024-02-01');
  await shows(page, 'It was not in the directory on February 1, 2024.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See it today' }).click();
  await page.getByRole('heading', { name: 'Comments' }).first().waitFor();
});

test('days whose answers do not come can be asked for again', async () => {
  const page = await open('/time-machine?asOf=2025-06-01');
  await shows(page, / mascots on June 1, 2025$/);
  await page.route('**/api/mascots?*asOf=2025-06-02*', (route) => route.abort());
  await page.getByRole('button', { name: 'Day after' }).click();
  await shows(page, 'This day cannot be shown. Please try again.');
  await page.unroute('**/api/mascots?*asOf=2025-06-02*');
  await page.getByRole('button', { name: /Retry/ }).click();
  await shows(page, / mascots on June 2, 2025$/);
});
