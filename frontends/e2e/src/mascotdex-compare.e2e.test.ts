import type { Page } from 'playwright-core';
import { publishMascot } from './admin-steps';
import { expectAccessible, expectEventually, expectFits, REFUSED, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const SIZES = [320, 375, 768, 1280, 1920];
const SCHEMES = ['classic', 'dark', 'contrast'];
/** As long as its brand may be, which is called after it, of another script, and from right to left. */
const NAMES = ['Krokodileinhorn'.repeat(7).slice(0, 91), 'くまモンと不思議なともだち', 'فانوس رمضان الكريم'];
const slugs: string[] = [];

beforeAll(async () => {
  for (const name of NAMES) {
    await publishMascot(product(), name);
  }
  const answer = await fetch(product().url('/api/mascots?sortBy=createdAt&sortOrder=desc&limit=3'));
  const { mascots } = (await answer.json()) as { mascots: { slug: string }[] };
  slugs.push(...mascots.map(({ slug }) => slug));
});

const open = async (path: string, options: { width?: number; touch?: boolean } = {}): Promise<Page> => {
  const page = await browser().newPage({ width: 1280, ...options, ...REFUSED });
  await page.goto(product().url(path));
  return page;
};
const tray = (page: Page) => page.getByRole('region', { name: 'Chosen to be compared' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('cards and a page choose who is compared, also after a reload; the address is all that another browser needs', async () => {
  const page = await open('/mascotdx?search=Linux');
  await page.getByRole('button', { name: 'Compare Tux' }).click();
  await tray(page).getByText('Choose one or two more').waitFor();
  await expectAccessible(page);
  await page.goto(product().url('/mascotdx/octocat'));
  const toggle = page.getByRole('button', { name: 'Compare Octocat' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await page.reload();
  await expectEventually(() => toggle.getAttribute('aria-pressed'), 'true');
  await tray(page).getByText('2 of 3 chosen').waitFor();
  await screenshot(page, 'mascotdex-compare-tray');
  await tray(page).getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('img', { name: 'Radar chart of Tux and Octocat.' }).waitFor();
  expect(await row(page, 'Cuteness').getByRole('cell').allTextContents()).toEqual(['9/10 (the most)', '8/10']);
  expect(new URL(page.url()).search).toBe('?mascots=tux,octocat');

  const other = await open(`${new URL(page.url()).pathname}${new URL(page.url()).search}`, { width: 375, touch: true });
  await other.getByRole('img', { name: 'Bar chart of Tux and Octocat.' }).waitFor();
  expect(await other.title()).toBe('Tux vs. Octocat | Mascotdex');
  await other.getByRole('button', { name: 'Remove Tux' }).tap();
  await other.getByText('Choose one more mascot').waitFor();
  await other.goBack();
  await other.getByRole('link', { name: 'Tux', exact: true }).waitFor();
});

test('three are the limit, and the keys take one out', async () => {
  const page = await open('/mascotdx?sortBy=name&sortOrder=asc&search=o');
  for (const name of ['Astro', 'Domo-kun', 'Octocat'])
    await page.getByRole('button', { name: `Compare ${name}` }).click();
  await page.goto(product().url('/mascotdx/tux'));
  await page.getByRole('button', { name: 'Compare Tux' }).click();
  await tray(page).getByText('Three is the limit: take one out first.').waitFor();
  await expectFits(page, SIZES, async (width) => {
    await expectAccessible(page);
    await screenshot(page, `mascotdex-compare-full-${width}`);
  });
  const out = tray(page).getByRole('button', { name: 'Take Domo-kun out of the comparison' });
  await out.focus();
  await page.keyboard.press('Enter');
  await tray(page)
    .getByRole('button', { name: 'Take Octocat out of the comparison' })
    .and(page.locator(':focus'))
    .waitFor();
  await tray(page).getByText('2 of 3 chosen').waitFor();
});

test.each(SCHEMES)('mascots of all kinds of names fit side by side at every width in the scheme %s', async (scheme) => {
  const page = await browser().newPage({ width: 320, ...REFUSED });
  await page.addInitScript(
    (chosen) => localStorage.setItem('marcel_display', JSON.stringify({ scheme: chosen })),
    scheme,
  );
  await page.goto(product().url(`/mascotdx/compare?mascots=${slugs.join(',')}`));
  await page.getByRole('rowheader', { name: 'Status' }).waitFor();
  await page.evaluate((chosen) => (document.documentElement.dataset.scheme = chosen), scheme);
  await expectFits(page, SIZES, async (width) => {
    await expectAccessible(page);
    await screenshot(page, `mascotdex-compare-${scheme}-${width}`);
  });
});

test('who is gone, who cannot be loaded and who was never there are told beside the others', async () => {
  const page = await browser().newPage({ width: 320, ...REFUSED });
  await page.route('**/api/mascots/slug/octocat', (route) => route.abort());
  await page.goto(product().url('/mascotdx/compare?mascots=tux,nobody,octocat'));
  await page.getByText('Mascot Not Found').waitFor();
  await page.getByRole('img', { name: 'Radar chart of Tux.' }).waitFor();
  await expectFits(page, SIZES, async (width) => {
    await expectAccessible(page);
    await screenshot(page, `mascotdex-compare-missing-${width}`);
  });
  await page.unroute('**/api/mascots/slug/octocat');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('img', { name: 'Radar chart of Tux and Octocat.' }).waitFor();
});

test('it opens from START in a window, where nobody is compared yet', async () => {
  const page = await open('/');
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('combobox', { name: 'Search Marcel OS' }).fill('versus');
  await page.getByRole('option', { name: /Compare Mascots/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-window]').getByText('Nobody to compare yet').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Browse All Mascots' }).click();
  await page.getByRole('button', { name: 'Compare Tux' }).waitFor();
});
