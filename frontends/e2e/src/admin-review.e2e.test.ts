import type { Page, Route } from 'playwright-core';
import { expectPicture, giveReason, undo } from './steps';
import {
  ADMIN_TOKEN,
  BEN_TOKEN,
  expectEventually,
  expectFocus,
  expectToast,
  FAILING,
  goTo,
  keepPage,
  mascotOf,
  openPage,
  picture,
  submitMascot,
} from './harness';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const approve = (page: Page) => page.getByRole('button', { name: 'Approve Submission' });

const visit = keepPage({ admin: true, allow: FAILING });

async function review(id: number, name: string): Promise<Page> {
  const page = await visit(`/admin/submissions/${id}`);
  await page.getByRole('heading', { level: 2, name }).waitFor();
  return page;
}

test('an admin logs in, stays logged in after a reload and logs out; a wrong token is rejected', async () => {
  const page = await openPage('/admin/dashboard', { allow: FAILING });
  await page.waitForURL('**/admin/login');
  const token = page.getByLabel('Admin token');
  await expectEventually(() => token.evaluate((field) => field === document.activeElement), true);
  await token.fill('a wrong one');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login failed');
  await expectToast(page, 'Invalid admin token');
  await page.route('**/api/submissions?limit=1', (route) => route.fulfill({ status: 503 }));
  await token.fill(ADMIN_TOKEN);
  await page.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await expectToast(page, 'Failed to validate admin token');
  await page.unroute('**/api/submissions?limit=1');
  await page.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await expectToast(page, 'Login successful');
  await page.waitForURL('**/admin/dashboard');
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/admin/login');
  await expectToast(page, 'Successfully logged out of admin panel');
  expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  await goTo(page, '/admin/submissions');
  await page.waitForURL('**/admin/login');
});

test('an approved submission is published; undo reopens it', async () => {
  const { id } = await submitMascot('Waving Walrus', { image: await picture('#ffa500') });
  const page = await review(id, 'Waving Walrus');
  await expectPicture(page, 'Submitted mascot');
  await approve(page).click();
  await expectToast(page, 'Submission approved');
  await page.getByText('This submission has already been approved.').first().waitFor();
  await page.getByText(/^Processed on/).waitFor();
  await page.getByRole('link', { name: 'See it in the directory' }).waitFor();
  expect(await mascotOf('Waving Walrus')).toMatchObject({ imageUrl: expect.stringMatching(/^\/pictures\//) });
  await undo(page);
  await approve(page).waitFor();
  await expectEventually(() => mascotOf('Waving Walrus'), undefined);
});

test('a rejection requires a reason, in the list too', async () => {
  await submitMascot('Blurred Badger');
  const page = await visit('/admin/submissions?status=pending&search=Blurred');
  await card(page, 'Blurred Badger').getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  const reject = dialog.getByRole('button', { name: 'Reject Submission' });
  expect(await reject.isDisabled()).toBe(true);
  await dialog.getByLabel('Admin Notes').fill('Too blurred to print');
  await reject.click();
  await expectToast(page, 'Submission rejected');
  await card(page, 'Blurred Badger').waitFor({ state: 'detached' });
  await goTo(page, '/admin/submissions?status=rejected&search=Blurred');
  await card(page, 'Blurred Badger').getByRole('link', { name: 'View Details' }).click();
  await page.getByText('Too blurred to print').first().waitFor();
});

test('submissions are decided by keyboard, and the next one opens before the response', async () => {
  const names = ['Keyed Kangaroo', 'Keyed Kiwi', 'Keyed Koala'];
  const ids: number[] = [];
  for (const name of names) ids.push((await submitMascot(name)).id);
  const page = await review(ids[0] ?? 0, 'Keyed Kangaroo');
  const waiting: Route[] = [];
  await page.route('**/api/submissions/*/approve', (route) => void waiting.push(route));
  await page.getByRole('link', { name: 'Next pending: Keyed Kiwi' }).waitFor();
  await page.keyboard.press('a');
  await page.getByRole('heading', { level: 2, name: 'Keyed Kiwi' }).waitFor();
  await page.getByRole('link', { name: 'Next pending: Keyed Koala' }).waitFor();
  await expectEventually(() => waiting.length, 1);
  await page.keyboard.press('r');
  await page.keyboard.type('Not this one');
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByRole('heading', { level: 2, name: 'Keyed Koala' }).waitFor();
  for (const route of waiting) await route.continue();
  await expectToast(page, 'Submission approved');
  await page.getByRole('button', { name: 'This is not a brand mascot' }).press('Enter');
  await page.getByRole('button', { name: 'Reject Submission' }).press('Enter');
  await expectToast(page, 'Submission rejected');
  await goTo(page, '/admin/submissions?search=Keyed');
  for (const [name, status] of [
    ['Keyed Kangaroo', 'Approved'],
    ['Keyed Kiwi', 'Rejected'],
    ['Keyed Koala', 'Rejected'],
  ] as const)
    await card(page, name).getByText(status, { exact: true }).waitFor();
});

test('several submissions are approved and undone together', async () => {
  for (const name of ['Bulk Bison', 'Bulk Beaver']) await submitMascot(name);
  const page = await visit('/admin/submissions?status=pending&search=Bulk');
  await page.getByRole('button', { name: 'Select 2 Pending' }).click();
  await page.getByRole('button', { name: 'Approve Selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve Selected' }).click();
  await expectToast(page, '2 approved');
  await card(page, 'Bulk Bison').waitFor({ state: 'detached' });
  await undo(page);
  await card(page, 'Bulk Bison').waitFor();
});

test('a claimed submission cannot be decided by other admins until one takes it over', async () => {
  const { id } = await submitMascot('Claimed Camel');
  await submitMascot('Claimed Camel');
  const page = await review(id, 'Claimed Camel');
  await page.getByRole('region', { name: 'Likely Duplicates' }).waitFor();
  await page.keyboard.press('c');
  await page.getByText('You have claimed this submission').waitFor();
  const other = await openPage(`/admin/submissions/${id}`, { admin: BEN_TOKEN });
  await other.getByText('Another admin is reviewing this submission').waitFor();
  expect(await approve(other).isDisabled()).toBe(true);
  await other.getByRole('button', { name: 'Take Over' }).click();
  await page.getByText('ben is reviewing this submission').waitFor();
  await other.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('button', { name: 'Claim for 10 Minutes' }).press('Enter');
  await expectFocus(page, 'Release');
});

test('when two admins decide at once, one succeeds, the other keeps the notes, and a third sees the result', async () => {
  const { id } = await submitMascot('Contested Crow');
  const firstPage = await openPage(`/admin/submissions/${id}`, {
    admin: true,
    allow: FAILING,
    prepare: (page) => page.route('**/api/admin/events', (route) => route.abort()),
  });
  const secondPage = await review(id, 'Contested Crow');
  const list = await openPage('/admin/submissions?status=pending&search=Contested', { admin: true });
  await card(list, 'Contested Crow').waitFor();
  await firstPage.getByLabel('Admin Notes').fill('Mine are better');
  await secondPage.getByLabel('Admin Notes').fill('Not a mascot');
  await secondPage.getByRole('button', { name: 'Reject Submission' }).click();
  await card(list, 'Contested Crow').waitFor({ state: 'detached' });
  await approve(firstPage).click();
  await expectToast(firstPage, 'Already decided');
  await firstPage.getByText('Not a mascot', { exact: true }).first().waitFor();
  expect(await firstPage.getByLabel('Admin Notes').inputValue()).toBe('Mine are better');
});

test('the personal data of a submitter is erased', async () => {
  const { id } = await submitMascot('Forgotten Fox', { fields: { userEmail: 'forgotten@example.org' } });
  const page = await review(id, 'Forgotten Fox');
  await page.getByText('forgotten@example.org').waitFor();
  await page.getByRole('button', { name: 'Erase Personal Data' }).click();
  await giveReason(page, 'Asked for');
  await expectToast(page, 'Personal data erased');
  await page.getByText('forgotten@example.org').waitFor({ state: 'detached' });
});
