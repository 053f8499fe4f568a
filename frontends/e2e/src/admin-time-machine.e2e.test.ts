import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { sendAsAdmin, sitDown, submitMascot } from './admin-steps';
import { expectAccessible, expectFits, REFUSED, screenshot, startProduct, useBrowser, type Product } from './harness';

const FILLER = path.resolve(__dirname, '../../../backend/dist/load/fill-large-log.js');
const AUDITOR_TOKEN = 'the-auditor-token-of-the-browser-tests';
const WIDTHS = [375, 768, 1280, 1920];

const browser = useBrowser();
let product: Product;
let dataDir: string;

/** A directory of two years, 2024 and 2025, and what happens now: a submission is rejected, two wait, a mascot is deleted. */
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'marcel-e2e-times-'));
  await promisify(execFile)(process.execPath, [FILLER, dataDir, '40', '2000']);
  product = await startProduct({ env: { DATA_DIR: dataDir, SEED_DEMO: 'false', AUDITOR_TOKEN } });
  await submitMascot(product, 'Timely Tern');
  const second = await submitMascot(product, 'Belated Bee');
  await submitMascot(product, 'Patient Panda');
  await sendAsAdmin(product, 'PUT', `/api/submissions/${second}/reject`, { adminNotes: 'Too late' });
  await sendAsAdmin(product, 'DELETE', '/api/mascots/1');
});
afterAll(async () => {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (query = '', width = 1280) =>
  sitDown(product, browser(), `/admin/time-machine${query}`, { width, ...REFUSED });
const tiles = (page: Page, name: string) => page.getByRole('list', { name }).innerText();
const addressOf = (page: Page) => new URL(page.url()).searchParams;

test('an admin goes back in time from the menu, by keys, and finds who was there, also one that is gone', async () => {
  const page = await sitDown(product, browser(), '/admin/dashboard', REFUSED);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Time Machine' }).click();
  await page.getByRole('link', { name: 'Patient Panda' }).waitFor();
  expect(await tiles(page, 'At that time')).toMatch(/Mascots\s+39\s+Pending\s+2\s+Approved\s+0\s+Rejected\s+1/);
  await expectAccessible(page);
  const slider = page.getByRole('slider', { name: 'Time' });
  await slider.press('Home');
  await page.getByText('No submission was there then').waitFor();
  expect(addressOf(page).get('at')).toMatch(/^2024-01-/);
  const directory = page.getByRole('region', { name: 'the directory of then' });
  await directory.getByText('Gone since').waitFor();
  expect(await directory.getByRole('row').count()).toBe(2);
  await page.reload();
  await directory.getByText('Gone since').waitFor();
  await expectAccessible(page);
  await directory.getByRole('link').press('Enter');
  await page.getByText('Mascot deleted').first().waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Now' }).press('Enter');
  await page.getByRole('link', { name: 'Timely Tern' }).waitFor();
  expect(addressOf(page).has('at')).toBe(false);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByTitle('Rejected').click();
  const queue = page.getByRole('region', { name: 'the submissions of then' });
  await queue.getByRole('link', { name: 'Patient Panda' }).waitFor({ state: 'detached' });
  await queue.getByRole('link', { name: 'Belated Bee' }).click();
  await page
    .getByText(/Submission rejected/)
    .first()
    .waitFor();
});

test('an admin sees what two times differ in, and follows a mascot to its timeline', async () => {
  const page = await open('?tab=between&from=2025-01-01T00:00Z');
  await page.getByRole('list', { name: 'What differs' }).waitFor();
  expect(await tiles(page, 'What differs')).toMatch(/Went\s+1\s/);
  expect(await tiles(page, 'What differs')).toMatch(/Submissions arrived\s+3\s+Decided\s+1\s+Wait again\s+0/);
  const mascots = page.getByRole('region', { name: 'mascots that differ' });
  await mascots.getByText('Came into the directory').first().waitFor();
  await expectAccessible(page);
  const choose = async (list: string, option: string) => {
    await page.getByRole('combobox', { name: list }).press('Enter');
    await page.getByTitle(option, { exact: true }).click();
  };
  await choose('Mascots that', 'Went');
  await mascots.getByText('Left the directory').waitFor();
  await choose('Mascots that', 'Changed');
  await mascots
    .getByText(/^Humor:/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await choose('Submissions that', 'Were Decided');
  await page.getByRole('region', { name: 'submissions that differ' }).getByText('Rejected').waitFor();
  expect([addressOf(page).get('mascots'), addressOf(page).get('submissions')]).toEqual(['changed', 'decided']);
  await mascots.getByRole('link').first().click();
  await page
    .getByText(/Mascot edited/)
    .first()
    .waitFor();
});

test.each(['?at=2025-06-01T12:00Z', '?tab=between&at=2025-06-01T12:00Z&from=2024-06-01T12:00Z&mascots=changed'])(
  '%s fits every width',
  async (query) => {
    const page = await open(query, 375);
    await page.getByRole('region', { name: /^(the directory of then|mascots that differ)$/ }).waitFor();
    await expectFits(page, WIDTHS, async (width) => {
      await expectAccessible(page);
      await screenshot(page, `admin-time-machine-${query.includes('tab') ? 'difference' : 'then'}-${width}`);
    });
  },
);

test('an auditor looks at the past by touch, and is told no address of anybody', async () => {
  const page = await browser().newPage({ width: 375, touch: true, ...REFUSED });
  const told: string[] = [];
  page.on('response', async (answer) => {
    if (/\/api\/audit\/(past|differences)/.test(answer.url())) told.push(await answer.text().catch(() => ''));
  });
  await page.goto(product.url('/admin/audit'));
  await page.getByLabel('Auditor token').fill(AUDITOR_TOKEN);
  await page.getByRole('button', { name: 'Open the Audit' }).tap();
  await page.getByRole('navigation', { name: 'Auditor' }).getByRole('link', { name: 'Time Machine' }).tap();
  await page.getByRole('link', { name: 'Patient Panda' }).waitFor();
  await page.getByRole('tab', { name: 'Difference' }).tap();
  await page
    .getByRole('region', { name: 'submissions that differ' })
    .getByRole('link', { name: 'Patient Panda' })
    .waitFor();
  expect(told.join()).toContain('Patient Panda');
  expect(told.join()).not.toMatch(/ada@example\.org|linkedin|Ada Byron/);
});

test('a time to come is refused where it is typed, and a time that cannot be read is asked for again', async () => {
  const page = await open('?at=2025-06-01T12:00Z');
  await page.getByText(/^As it was on /).waitFor();
  const field = page.getByRole('textbox', { name: 'Time' }).or(page.locator('input[type=datetime-local]')).first();
  await field.fill('2999-01-01T00:00');
  await page.getByText('This time is still to come').waitFor();
  await expectAccessible(page);
  expect(addressOf(page).get('at')).toBe('2025-06-01T12:00Z');
  await page.route('**/api/audit/past/mascots*', (route) => route.abort());
  await field.fill('2025-05-01T12:00');
  await page.getByText('Failed to look at the directory of then').waitFor();
  await expectAccessible(page);
  await page.unroute('**/api/audit/past/mascots*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/^As it was on May 1, 2025/).waitFor();
});
