import { expectAccessible, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

describe.each([1280, 375])('at %i px', (width) => {
  test('the desktop shows its programs and breaks no accessibility rule', async () => {
    const page = await browser().newPage({ width });
    const answer = await page.goto(product().url('/'));
    expect(answer?.status()).toBe(200);
    for (const program of ['Hug Your Mascot', 'Image Generator', 'Gallery', 'Draw Marcel', 'Mascotdex', 'My Things']) {
      await page.getByRole('main').getByText(program, { exact: true }).first().waitFor();
    }
    await expectAccessible(page);
    await screenshot(page, `desktop-${width}`);
  });

  test('an unknown path answers 404 and says so', async () => {
    const page = await browser().newPage({ width, allow: ['404 (Not Found)'] });
    const answer = await page.goto(product().url('/no/such/page'));
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    await expectAccessible(page);
    await screenshot(page, `not-found-${width}`);
  });

  test.each(['/Mascotdx', '/DRAW-MARCEL'])('%s is no path of ours, whose letters are small', async (path) => {
    const page = await browser().newPage({ width, allow: ['404 (Not Found)'] });
    const answer = await page.goto(product().url(path));
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  });
});

test('an unknown path of a program is a window that can be closed', async () => {
  const page = await browser().newPage({ allow: ['404 (Not Found)'] });
  await page.goto(product().url('/admin/none'));
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  await expectAccessible(page);
  await screenshot(page, 'not-found-window');
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('heading', { name: 'Mascotdex' }).waitFor();
  const heading = page.getByRole('heading', { name: '404 Page Not Found' });
  await heading.click();
  await page.getByRole('region', { name: '404 Page Not Found' }).getByRole('button', { name: 'Close' }).click();
  await heading.waitFor({ state: 'detached' });
});
