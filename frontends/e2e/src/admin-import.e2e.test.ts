import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import * as z from 'zod';
import * as steps from './admin-steps';
import { expectAccessible, expectFits, expectToast, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const MascotPage = z.object({ pagination: z.object({ total: z.int() }) });

const LOOKED_AT = [375, 768, 1024, 1280, 1920];
const ODD = ['青い犬とその友だち', 'الكلب الأزرق', '🐶🦴 Marcel 🎈', `${'Long'.repeat(24)} End`, 'Zoë "Quote", the 3rd'];

/** 300 mascots of odd names, and two rows that cannot come in. */
const csv = (company: string) => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = Array.from({ length: 300 }, (_, index) => {
    const name = `${ODD[index % ODD.length]} ${index}`.slice(-100);
    return [quoted(name), quoted(`${company} of ${name}`.slice(0, 100)), String((index % 10) + 1)].join(',');
  });
  return ['Name,Company,Cuteness', ...rows, 'Broken,Acme,eleven', 'Nobody,,5', ''].join('\r\n');
};

const choose = (page: Page, content: string) =>
  page
    .getByLabel('CSV file', { exact: true })
    .setInputFiles({ name: 'odd mascots.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

async function count(): Promise<number> {
  const answer = await fetch(product().url('/api/mascots?limit=1'));
  return MascotPage.parse(await answer.json()).pagination.total;
}

test('a file of 300 odd names is matched, checked, imported by the server and undone', async () => {
  const before = await count();
  // What was tried before has its names.
  const company = `Company ${before}`;
  const page = await steps.sitDown(product(), browser(), '/admin/import');
  await choose(page, csv(company));
  await page.getByText('Say which columns hold Name and Brand: no mascot is without.').waitFor();
  await page.getByLabel('Field of Company').click();
  await page.getByTitle('Brand', { exact: true }).click();
  await page.getByRole('button', { name: 'Check All Rows' }).click();
  await page.getByText('300 rows can come in. 2 rows would be skipped.').waitFor();
  await expectAccessible(page);
  await expectFits(page, LOOKED_AT, (width) => screenshot(page, `import checked ${width}`));
  await page.getByRole('button', { name: 'Import 300 Rows' }).click();
  await expectToast(page, 'Import begun');
  // Nobody looks on for a while.
  await page.goto(product().url('/'));

  const later = await steps.sitDown(product(), browser(), '/admin/import');
  // Of two tries, the last one stands first.
  const entry = later.getByRole('region', { name: 'Imports of Files' }).getByRole('listitem').first();
  await entry.getByText('300 of 302 imported, 2 skipped').waitFor();
  expect(await count()).toBe(before + 300);
  const download = later.waitForEvent('download');
  await entry.getByRole('button', { name: 'Download Skipped Rows' }).click();
  expect((await download).suggestedFilename()).toMatch(/^skipped-\d+\.csv$/);
  await expectAccessible(later);

  for (const [name, path] of [
    ['dashboard', '/admin/dashboard?size=50'],
    ['population', '/admin/image-population'],
  ] as const) {
    await later.goto(product().url(path));
    await later.getByText(/^Showing 1 to \d+ of \d+ mascots$/).waitFor();
    await expectFits(later, LOOKED_AT, (width) => screenshot(later, `odd names ${name} ${width}`));
  }

  await later.goto(product().url('/admin/import'));
  await entry.getByRole('button', { name: 'Undo Import' }).click();
  await later.getByLabel(/^Reason/).fill('Wrong file');
  await later.keyboard.press('Enter');
  await entry.getByText('300 of 302 imported, 2 skipped, 300 taken out again: Wrong file').waitFor();
  await entry.getByText('Undone', { exact: true }).waitFor();
  expect(await count()).toBe(before);
  await screenshot(later, 'import undone');
});

test('a file that is no table of mascots is refused with a word', async () => {
  const page = await steps.sitDown(product(), browser(), '/admin/import');
  await choose(page, 'Name,Brand\n');
  await expectToast(page, 'This file cannot be imported');
  await page.getByText('There is no row below the names of the columns.').first().waitFor();
});

test('the directory is taken away as CSV and as JSON', async () => {
  const page = await steps.sitDown(product(), browser(), '/admin/import');
  const take = async (button: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).press('Enter');
    return readFile(await (await download).path(), 'utf8');
  };
  const lines = (await take('Download CSV')).trim().split('\r\n');
  expect(lines).toHaveLength((await count()) + 1);
  const listed: unknown = JSON.parse(await take('Download JSON'));
  expect(JSON.stringify(listed)).toContain('Octocat');
});
