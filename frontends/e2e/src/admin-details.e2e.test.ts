import { sendAsAdmin, sitDown, submitMascot } from './admin-steps';
import { expectEventually, expectToast, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const sitAt = (path: string) => sitDown(product(), browser(), path, { allow: ['404 (Not Found)'] });

test('page, size and search of the mascots are in the address, and the way back leads through them', async () => {
  for (let number = 1; number <= 6; number += 1) {
    const id = await submitMascot(product(), `Tenfold ${number}`);
    expect((await sendAsAdmin(product(), 'PUT', `/api/submissions/${id}/approve`)).status).toBe(200);
  }
  const page = await sitAt('/admin/dashboard');
  const address = () => new URL(page.url()).search;
  const rows = page.getByRole('button', { name: /^Edit / });
  await expectEventually(() => rows.count(), 10);
  await page.getByRole('navigation', { name: 'Pages of mascots' }).getByText('2', { exact: true }).click();
  await expectEventually(() => rows.count(), 1);
  expect(address()).toBe('?page=2');
  await page.reload();
  await expectEventually(() => rows.count(), 1);
  await page.getByLabel('Page size').click();
  await page.getByTitle('25 per page').click();
  await expectEventually(() => rows.count(), 11);
  expect(address()).toBe('?size=25');
  await page.getByLabel('Search mascots').fill('tenf');
  await expectEventually(() => rows.count(), 6);
  expect(address()).toBe('?size=25&search=tenf');
  await page.goBack();
  await expectEventually(() => rows.count(), 1);
  await page.goBack();
  await expectEventually(() => rows.count(), 10);
  expect(address()).toBe('');
});

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
  const key = 'k'.repeat(43);
  const submit = async (name: string): Promise<number> => {
    const form = new FormData();
    const told = { userName: 'Ada', userEmail: 'ada@example.org', linkedinUrl: 'https://www.linkedin.com/in/ada' };
    for (const [field, value] of Object.entries({ ...told, name, brand: 'Kin' })) form.set(field, value);
    const headers = { 'x-owner-key': key };
    const answer = await fetch(product().url('/api/submissions'), { method: 'POST', body: form, headers });
    return ((await answer.json()) as { id: number }).id;
  };
  const [first, second] = [await submit('Elder'), await submit('Younger')];
  await sendAsAdmin(product(), 'PUT', `/api/submissions/${first}/approve`);
  const page = await sitAt(`/admin/submissions/${second}`);
  await page.getByRole('heading', { name: 'From the Same Browser' }).waitFor();
  await page.getByText('1 of 1 approved').waitFor();
  await page.getByRole('link', { name: 'Elder, Kin' }).click();
  await page.waitForURL(`**/admin/submissions/${first}`);
});
