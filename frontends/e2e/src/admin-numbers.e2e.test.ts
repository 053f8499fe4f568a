import { sendAsAdmin, sitDown, submitMascot } from './admin-steps';
import { expectAccessible, expectFits, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

test('an admin reads what came, what was decided and why, over the time of choice', async () => {
  const [first, second] = [
    await submitMascot(product(), 'Numbered Newt'),
    await submitMascot(product(), 'Blurred Bat'),
  ];
  await submitMascot(product(), 'Patient Panda');
  await sendAsAdmin(product(), 'PUT', `/api/submissions/${first}/approve`, {});
  await sendAsAdmin(product(), 'PUT', `/api/submissions/${second}/reject`, { adminNotes: 'The picture is blurred' });

  const page = await sitDown(product(), browser(), '/admin/dashboard');
  await page.getByRole('link', { name: 'Numbers' }).click();
  await page.getByRole('region', { name: 'Who decided' }).waitFor();
  await page
    .getByRole('cell', { name: 'The picture is blurred' })
    .or(page.getByText('The picture is blurred'))
    .first()
    .waitFor();
  expect(await page.getByRole('list', { name: 'The desk at a glance' }).innerText()).toMatch(
    /Approved of decided\s+50 %/,
  );
  await page.locator('.recharts-bar-rectangle').first().waitFor();
  await expectAccessible(page);

  await page.getByText('Show as a table').press('Enter');
  await page.getByRole('columnheader', { name: 'Received' }).waitFor();
  await expectAccessible(page);
  await expectFits(page, [320, 375, 768, 1024, 1280, 1920], (width) => screenshot(page, `numbers ${width}`));

  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByTitle('The last year').click();
  await page.waitForURL('**/admin/numbers?days=365');
  await page.reload();
  await page.getByTitle('The last year').waitFor();
});
