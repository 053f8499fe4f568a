import { sendAsAdmin, sitDown, submitMascot } from './admin-steps';
import { expectToast, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const sitAt = (path: string) => sitDown(product(), browser(), path, { allow: ['404 (Not Found)'] });

test('whoever logs out reads so where they come to', async () => {
  const page = await sitAt('/admin/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await expectToast(page, 'Successfully logged out of admin panel');
});

test('a history tells of times and fields as people do', async () => {
  expect((await sendAsAdmin(product(), 'PUT', '/api/mascots/1', { yearIntroduced: 1999, industry: '' })).ok).toBe(true);
  const page = await sitAt('/admin/mascots/1');
  await page.getByText('Year introduced').first().waitFor();
  const told = await page.locator('main').first().innerText();
  expect(told).not.toMatch(/\d{4}-\d\d-\d\dT|yearIntroduced|mascotSlug|: nothing/);
});

test('a review says what else came from the same browser, and what became of it', async () => {
  const ownerKey = 'k'.repeat(43);
  const first = await submitMascot(product(), 'Elder', { ownerKey });
  const second = await submitMascot(product(), 'Younger', { ownerKey });
  await sendAsAdmin(product(), 'PUT', `/api/submissions/${first}/approve`);
  const page = await sitAt(`/admin/submissions/${second}`);
  await page.getByRole('heading', { name: 'From the Same Browser' }).waitFor();
  await page.getByText('1 of 1 approved').waitFor();
  await page.getByRole('link', { name: 'Elder, Brand of Elder' }).click();
  await page.waitForURL(`**/admin/submissions/${first}`);
});
