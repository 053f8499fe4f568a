import { expectAccessible, expectEventually, expectFits, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

test('a visitor narrows the directory by what each choice would leave, by keyboard, and takes it back', async () => {
  const page = await browser().newPage();
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('button', { name: 'Filters' }).click();
  const animals = page.getByRole('button', { name: /^Animal, \d+ mascots?$/ });
  await animals.waitFor();
  await screenshot(page, 'facets');
  const count = Number(/\d+/.exec((await animals.getAttribute('aria-label')) ?? '')?.[0]);
  await animals.press('Enter');
  await page.waitForURL('**/mascotdx?type=Animal');
  await expectEventually(() => page.getByRole('article').count(), count);
  await expectAccessible(page);
  await expectFits(page, [320, 375, 768, 1024, 1280, 1920], (width) => screenshot(page, `facets ${width}`));
  await animals.press('Space');
  await page.waitForURL('**/mascotdx');
});

test('choices can be made while nobody knows how many each would leave', async () => {
  const page = await browser().newPage({ allow: ['503'] });
  await page.route('**/api/mascots/facets?*', (route) => route.fulfill({ status: 503, json: { error: 'busy' } }));
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('Animal');
  await page.waitForURL('**/mascotdx?type=Animal');
  expect(await page.getByRole('list', { name: 'How many each choice would leave' }).count()).toBe(0);
});
