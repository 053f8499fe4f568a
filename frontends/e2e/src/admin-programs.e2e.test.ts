import type { Page } from 'playwright-core';
import { sendAsAdmin, sitDown } from './admin-steps';
import {
  expectAccessible,
  expectFits,
  expectToast,
  screenshot,
  useBrowser,
  useProduct,
  WIDTHS,
  type Product,
} from './harness';
import { deploy, publish, step } from './release-steps';

const product = useProduct();
const browser = useBrowser();

const PROGRAMS = '/admin/programs';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Waits until there is something to confirm: the dialog looks first how the program stands. */
const giveReason = async (page: Page, reason: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill(reason);
  await dialog.locator('button[type=submit]:enabled').waitFor();
  await page.keyboard.press('Enter');
};

/** A program with a release that visitors get, one before it, and a canary. */
async function releaseThree(product: Product, frontend: string) {
  const first = await deploy(product, frontend, { version: '1.0.0' }, 'The first one');
  const second = await deploy(product, frontend, { version: '1.1.0' }, 'Brushes that are as wide as the dog');
  const tried = await publish(product, frontend, { version: '2.0.0', files: { 'a.js': 'a'.repeat(70_000) } });
  await step(product, frontend, tried, 'canary', { share: 10, reason: 'The new gallery' });
  return { first, second, tried };
}

test('while nothing was released, it says so', async () => {
  const page = await sitDown(product(), browser(), PROGRAMS, { width: 320 });
  await page.getByText('Nothing was released yet').waitFor();
  await expectFits(page, WIDTHS, async (width) => {
    await expectAccessible(page);
    await screenshot(page, `admin-programs-empty-${width}`);
  });
});

describe('with releases', () => {
  let [second, tried] = ['', ''];
  /** Each try has a program of its own. */
  let nth = 1;

  beforeAll(async () => {
    ({ second, tried } = await releaseThree(product(), 'studio'));
    const pinned = await deploy(product(), 'newsletter', { version: '3.2.1' });
    await step(product(), 'newsletter', pinned, 'pin', { reason: 'The sale lasts until Sunday' });
    await deploy(product(), 'letters', { version: '0.4.0' });
    await publish(product(), 'music', { version: '1.0.0' });
    const report = { frontend: 'studio', release: tried, kind: 'load' };
    for (let nth = 0; nth < 3; nth += 1) await sendAsAdmin(product(), 'POST', '/api/frontend-failures', report);
  });

  test('every program is there with what visitors get of it, at every width', async () => {
    const page = await sitDown(product(), browser(), PROGRAMS, { width: 320 });
    await page.getByText('4 of 4 programs').waitFor();
    const studio = card(page, 'studio');
    for (const text of [
      'Canary 10 %',
      second,
      'Brushes that are as wide',
      tried,
      /^70(\.\d)?\skB$/,
      '3 in the last hour',
    ])
      await studio.getByText(text).first().waitFor();
    await card(page, 'newsletter').getByText('The sale lasts until Sunday').waitFor();
    await expectFits(page, WIDTHS, async (width) => {
      await expectAccessible(page);
      await screenshot(page, `admin-programs-${width}`);
    });
    await page.getByRole('link', { name: /^Canaries/ }).click();
    await page.getByText('1 of 4 programs').waitFor();
    expect(new URL(page.url()).search).toBe('?show=canary');
  });

  test('a canary is ended, a release rolled back, and an earlier one deployed, each with its reason', async () => {
    const name = `brushes-${nth++}`;
    const { first, second } = await releaseThree(product(), name);
    const page = await sitDown(product(), browser(), `${PROGRAMS}/${name}`);
    const stands = page.getByRole('region', { name, exact: true });
    await page.getByRole('button', { name: `End Canary: ${name}` }).click();
    await page.getByText(`Everybody gets ${second}`).waitFor();
    await expectAccessible(page);
    await screenshot(page, 'admin-programs-dialog-1280');
    await giveReason(page, 'It is slow');
    await expectToast(page, 'Canary ended');
    await page.getByRole('button', { name: `Roll Back: ${name}` }).click();
    await giveReason(page, 'It draws cats');
    await expectToast(page, 'Rolled back');
    await stands.getByText(first).waitFor();
    await page.getByRole('button', { name: `Deploy: ${name} ${second}` }).click();
    await giveReason(page, 'It was the weather');
    await expectToast(page, 'Deployed');
    const history = page.getByRole('region', { name: 'History' });
    for (const text of ['It is slow', 'It draws cats', 'It was the weather']) await history.getByText(text).waitFor();
    await page.setViewportSize({ width: 320, height: 800 });
    await expectFits(page, WIDTHS, async (width) => {
      await expectAccessible(page);
      await screenshot(page, `admin-program-${width}`);
    });
  });

  test.each([1280, 320])('at %i px a release is tried out by keyboard, and pinned where nothing is', async (width) => {
    const page = await sitDown(product(), browser(), `${PROGRAMS}/letters`, { width });
    const next = await publish(product(), 'letters', { version: `0.5.${width}` });
    await page.reload();
    await page.getByRole('button', { name: `Start Canary: letters ${next}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Share').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    await screenshot(page, `admin-programs-canary-dialog-${width}`);
    await giveReason(page, 'Larger letters');
    await expectToast(page, 'Canary started');
    await page.getByRole('button', { name: 'Promote: letters' }).click();
    await giveReason(page, 'They are liked');
    await expectToast(page, 'Promoted');
    await page.getByRole('region', { name: 'letters' }).getByText(next).waitFor();
  });

  test('who comes too late to roll back is told so, and sees the present state', async () => {
    const newer = await deploy(product(), 'letters', { version: '9.0.0' });
    const page = await sitDown(product(), browser(), PROGRAMS, { allow: ['412'] });
    const letters = card(page, 'letters');
    await letters.getByText(newer).waitFor();
    await letters.getByRole('button', { name: 'Roll Back: letters' }).click();
    await page.getByText(`${newer} is taken back`).waitFor();
    const other = await sendAsAdmin(product(), 'POST', '/api/releases/letters/rollback', { reason: 'Quicker' });
    expect(other.status).toBe(200);
    await giveReason(page, 'It is broken');
    await expectToast(page, 'Already rolled back');
    await letters.getByText('Quicker').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    const answer = await fetch(product().url('/api/releases/letters/history?limit=1'), {
      headers: { 'x-admin-token': product().adminToken },
    });
    expect(await answer.json()).toMatchObject([{ reason: 'Quicker' }]);
  });
});
