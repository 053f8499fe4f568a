import type { Page } from 'playwright-core';
import * as steps from './admin-steps';
import {
  expectAccessible,
  expectEventually,
  expectFits,
  expectToast,
  screenshot,
  useBrowser,
  useProduct,
} from './harness';

const product = useProduct();
const browser = useBrowser();

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const submitMascot = (name: string) =>
  steps.submitMascot(product(), name, { image: new Blob([PIXEL], { type: 'image/png' }) });
const sitDown = (path: string, options?: Parameters<typeof steps.sitDown>[3]) =>
  steps.sitDown(product(), browser(), path, options);

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

const directory = async (): Promise<{ id: number; name: string }[]> => {
  const answer = await fetch(product().url('/api/mascots'));
  const { mascots } = (await answer.json()) as { mascots: { id: number; name: string }[] };
  return mascots;
};
const directoryNames = async () => (await directory()).map(({ name }) => name);

describe('coming in and going out', () => {
  test('strangers are asked for the token, and a wrong one is refused', async () => {
    const page = await browser().newPage({ allow: ['401'] });
    await page.goto(product().url('/admin/dashboard'));
    await page.waitForURL('**/admin/login');
    await page.getByLabel('Admin token').fill('a wrong one');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Login failed');
    await expectToast(page, 'Invalid admin token');
  });

  test('a saved token lets in again, until the logout', async () => {
    const page = await steps.logIn(product(), browser(), '/admin/login');
    await page.waitForURL('**/admin/dashboard');
    await page.reload();
    const loadedAfresh = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Logout' }).click();
    await loadedAfresh;
    await page.waitForURL('**/admin/login');
    await page.waitForFunction(() => localStorage.getItem('admin_token') === null);
    await page.goto(product().url('/admin/submissions'));
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  });

  test('a server that is gone counts as a wrong token', async () => {
    const page = await browser().newPage({ allow: ['ERR_FAILED'] });
    await page.goto(product().url('/admin/login'));
    await page.route('**/api/submissions?*', (route) => route.abort());
    await page.getByLabel('Admin token').fill(product().adminToken);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Login failed');
  });
});

describe('reviewing', () => {
  test('an approved submission comes into the directory', async () => {
    const id = await submitMascot('Waving Walrus');
    const page = await sitDown(`/admin/submissions/${id}`);
    // The page may hear of the decision before the answer comes, which waits for the directory.
    const answered = page.waitForResponse((response) => response.url().endsWith(`/api/submissions/${id}/approve`));
    await page.getByRole('button', { name: 'Approve Submission' }).click();
    expect((await answered).status()).toBe(200);
    await expectToast(page, 'Submission approved');
    await page.getByText('This submission has already been approved.').first().waitFor();
    await page.getByText(/^Processed on/).waitFor();
    expect(await directoryNames()).toContain('Waving Walrus');
    await page.getByRole('link', { name: 'See it in the directory' }).click();
    await page.waitForURL('**/mascotdx/waving-walrus');
  });

  test('a rejection needs a reason, in the list too', async () => {
    await submitMascot('Blurred Badger');
    const page = await sitDown('/admin/submissions?status=pending');
    await card(page, 'Blurred Badger').getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog');
    const reject = dialog.getByRole('button', { name: 'Reject Submission' });
    expect(await reject.isDisabled()).toBe(true);
    await dialog.getByLabel('Admin Notes').fill('Too blurred to print');
    await reject.click();
    await expectToast(page, 'Submission rejected');
    await card(page, 'Blurred Badger').waitFor({ state: 'detached' });
    expect(await directoryNames()).not.toContain('Blurred Badger');
  });

  test('of two desks one decides, and the other keeps its notes', async () => {
    const id = await submitMascot('Contested Camel');
    const here = await sitDown(`/admin/submissions/${id}`, {
      allow: ['409', 'ERR_FAILED'],
      // Without the stream of changes this desk learns of the other's decision by its own.
      prepare: (page) => page.route('**/api/admin/events', (route) => route.abort()),
    });
    const there = await sitDown(`/admin/submissions/${id}`);
    await here.getByLabel('Admin Notes').fill('Mine are better');
    await there.getByLabel('Admin Notes').fill('Not a mascot');
    await there.getByRole('button', { name: 'Reject Submission' }).click();
    await there.getByText('This submission has already been rejected.').first().waitFor();
    await here.getByRole('button', { name: 'Approve Submission' }).click();
    await expectToast(here, 'Already decided');
    await here.getByText('Not a mascot', { exact: true }).first().waitFor();
    expect(await here.getByLabel('Admin Notes').inputValue()).toBe('Mine are better');
  });

  test('wrong addresses are told apart', async () => {
    const page = await sitDown('/admin/submissions/none', { allow: ['404'] });
    await page.getByText('The submission ID is missing or invalid.').waitFor();
    await page.goto(product().url('/admin/submissions/999999'));
    await page.getByRole('heading', { name: 'Submission Not Found' }).waitFor();
  });
});

describe('managing mascots', () => {
  test('a mascot is found, edited and deleted', async () => {
    await steps.sendAsAdmin(product(), 'POST', '/api/admin/import-csv');
    const page = await sitDown('/admin/dashboard');
    await page.getByLabel('Search mascots').fill('mailchimp');
    await page.getByText('Showing 1 to 1 of 1 mascots').waitFor();
    await page.getByRole('button', { name: 'Edit Freddie' }).click();
    await page.getByLabel('Humor').fill('11');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Scores are whole numbers from 1 to 10', { exact: true }).waitFor();
    await page.getByLabel('Humor').fill('10');
    await page.getByLabel('Style').fill('Line Art');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Mascot updated successfully');
    await page.getByRole('button', { name: 'Delete Freddie' }).click();
    await page.getByText('Are you sure you want to delete this mascot? This action cannot be undone.').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectToast(page, 'Mascot deleted successfully');
    await page.getByText('No mascots match the search').waitFor();
    expect(await directoryNames()).not.toContain('Freddie');
  });

  test('the import brings back what is missing and names what is there', async () => {
    const freddie = (await directory()).find(({ name }) => name === 'Freddie');
    if (freddie) await steps.sendAsAdmin(product(), 'DELETE', `/api/mascots/${freddie.id}`);
    const page = await sitDown('/admin/import');
    await page.getByRole('button', { name: 'Import Demonstration Mascots' }).click();
    await expectToast(page, 'Import completed with warnings');
    const errors = page.getByRole('region', { name: 'Error messages' }).getByRole('listitem');
    await expectEventually(() => errors.count(), 4);
    expect(await directoryNames()).toContain('Freddie');
  });

  test('the sample CSV can be kept', async () => {
    const page = await sitDown('/admin/import');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Sample CSV' }).click();
    expect((await downloading).suggestedFilename()).toBe('sample-mascots.csv');
  });
});

/** The widest and the narrowest page; those between hold nothing else. */
const AUDITED = [1280, 320];

const WIDTHS = [320, 375, 1280];

const audited = (page: Page, name: string) => async (width: number) => {
  if (AUDITED.includes(width)) await expectAccessible(page);
  await screenshot(page, `${name} ${width}`);
};

describe('at every width', () => {
  let submission = 0;
  beforeAll(async () => void (submission = await submitMascot('Careful Crane')));

  test.each<[string, () => string, string]>([
    ['dashboard', () => '/admin/dashboard', 'Showing 1 to'],
    ['submissions', () => '/admin/submissions', 'Careful Crane'],
    ['review', () => `/admin/submissions/${submission}`, 'Approve Submission'],
    ['import', () => '/admin/import', 'Download Sample CSV'],
    ['image population', () => '/admin/image-population', 'Search Images for All Missing'],
    ['mascot history', () => '/admin/mascots/1', 'The read model shows the same.'],
    ['audit', () => '/admin/audit', 'Follow live'],
    ['time machine', () => '/admin/time-machine', 'As it was on'],
    ['system', () => '/admin/system', 'Rebuild'],
    ['log', () => '/admin/audit?tab=log', 'Search Log'],
  ])('%s fits and keeps the accessibility rules', async (name, path, text) => {
    const page = await sitDown(path(), { width: 320, allow: ['404'] });
    await page.getByText(text).first().waitFor();
    await expectFits(page, WIDTHS, audited(page, `admin ${name}`));
  });

  test('the login fits and keeps the accessibility rules', async () => {
    const page = await browser().newPage({ width: 320 });
    await page.goto(product().url('/admin/login'));
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await expectFits(page, WIDTHS, audited(page, 'admin login'));
  });

  test('the dialogs of a mascot fit and keep the accessibility rules', async () => {
    const page = await sitDown('/admin/dashboard', { width: 320 });
    // Alone in the table, and so above where notifications appear.
    await page.getByLabel('Search mascots').fill('Tux');
    await page.getByRole('button', { name: 'Edit Octocat' }).waitFor({ state: 'detached' });
    for (const button of ['Edit Tux', 'Delete Tux']) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
      await expectFits(page, WIDTHS, audited(page, `admin ${button}`));
      await page.setViewportSize({ width: 320, height: 800 });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});
