import { expectToast, useBrowser, useProduct } from './harness';

const AUDITOR_TOKEN = 'the-auditor-token-of-the-browser-tests';

const product = useProduct({ env: { AUDITOR_TOKEN } });
const browser = useBrowser();

test('a stranger and an auditor stay outside of the desk', async () => {
  const page = await browser().newPage({ allow: ['401'] });
  await page.goto(product().url('/admin/audit'));
  await page.getByLabel('Auditor token').fill('a wrong one');
  await page.keyboard.press('Enter');
  await page.getByText('token', { exact: false }).first().waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  await page.goto(product().url('/admin/login'));
  await page.getByLabel('Admin token').fill(AUDITOR_TOKEN);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Invalid admin token');
});

test('an auditor stays through a reload, comes in from the login, and goes', async () => {
  const page = await browser().newPage();
  await page.goto(product().url('/admin/login'));
  await page.getByRole('link', { name: 'Auditors enter here' }).click();
  await page.getByLabel('Auditor token').fill(AUDITOR_TOKEN);
  await page.getByRole('button', { name: 'Open the Audit' }).click();
  await page.getByRole('tab', { name: 'Verify' }).click();
  await page.reload();
  await page.getByRole('tab', { name: 'Verify' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Auditor token').waitFor();
  await page.reload();
  await page.getByLabel('Auditor token').waitFor();
});
