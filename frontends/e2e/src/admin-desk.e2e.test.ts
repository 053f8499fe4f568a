import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import * as steps from './admin-steps';
import { expectAccessible, expectToast, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const submitMascot = (name: string) => steps.submitMascot(product(), name);
const sitDown = (path: string, options?: Parameters<typeof steps.sitDown>[3]) =>
  steps.sitDown(product(), browser(), path, options);
/** Such a page learns of others only by the stream of changes. */
const withoutPolling = (page: Page) => page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));

test('twenty submissions are reviewed by keyboard alone', async () => {
  const ids: number[] = [];
  for (let index = 1; index <= 20; index += 1) ids.push(await submitMascot(`Keyed Kangaroo ${index}`));
  const page = await sitDown(`/admin/submissions/${ids[0]}`);
  for (const [index] of ids.entries()) {
    await page.getByRole('heading', { name: `Keyed Kangaroo ${index + 1}`, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Approve Submission' }).waitFor();
    if (index % 2 === 0) await page.keyboard.press('a');
    else {
      await page.keyboard.press('r');
      await page.keyboard.type('Not this one');
      await page.keyboard.press('Escape');
      await page.keyboard.press('r');
    }
  }
  await page.getByText('This submission has already been rejected.').first().waitFor();
  await page.goto(product().url('/admin/submissions?status=pending'));
  await page.getByText('0 of 20 submissions').waitFor();
});

test('a decision and a deletion are undone from their toasts, with a reason', async () => {
  const id = await submitMascot('Returning Raccoon');
  const page = await sitDown(`/admin/submissions/${id}`);
  await page.getByRole('button', { name: 'Approve Submission' }).click();
  await expectToast(page, 'Submission approved');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByLabel(/^Reason/).fill('Too early');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Undone');
  await page.getByRole('heading', { name: 'Submission reopened' }).waitFor();
  await page.getByRole('button', { name: 'Approve Submission' }).waitFor();

  await page.goto(product().url('/admin/dashboard'));
  await page.getByLabel('Search mascots').fill('tux');
  await page.getByRole('button', { name: 'Delete Tux' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByLabel(/^Reason/).fill('A slip');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Undone');
  await page.getByRole('button', { name: 'Delete Tux' }).waitFor();
});

test('personal data is erased and says so', async () => {
  const id = await steps.submitMascot(product(), 'Forgotten Fox', { userEmail: 'forgotten@example.org' });
  const page = await sitDown(`/admin/submissions/${id}`);
  await page.getByRole('button', { name: 'Erase Personal Data' }).click();
  await page.getByLabel(/^Reason/).fill('Asked for');
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await expectToast(page, 'Personal data erased');
  await page.getByText('forgotten@example.org').waitFor({ state: 'detached' });
  expect(product().output()).not.toContain('forgotten@example.org');
  const entries = await readdir(product().dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => path.join(file.parentPath, file.name));
  expect(files.some((file) => file.endsWith('-wal'))).toBe(true);
  for (const file of files) expect(await contentOf(file)).not.toContain('forgotten@example.org');
});

/** The product runs: a working file of it may be gone again, and then holds nothing. */
const contentOf = (file: string) => readFile(file, 'latin1').catch(() => '');

test('two desks stay in step', async () => {
  const id = await submitMascot('Shared Sheep');
  const [reviewing, listing, counting] = [
    await sitDown(`/admin/submissions/${id}`),
    await sitDown('/admin/submissions?status=pending&search=shared', { prepare: withoutPolling }),
    await sitDown('/admin/dashboard', { prepare: withoutPolling }),
  ];
  await listing.getByRole('heading', { name: 'Shared Sheep' }).waitFor();
  await reviewing.getByRole('button', { name: 'Approve Submission' }).click();
  await listing.getByRole('heading', { name: 'Shared Sheep' }).waitFor({ state: 'detached' });
  const recent = counting.getByRole('region', { name: 'Recent Submissions' });
  await recent.getByRole('listitem').filter({ hasText: 'Shared Sheep' }).getByText('Approved').waitFor();
});

describe('undoing, with a reason', () => {
  test('from a bulk decision', async () => {
    for (const name of ['Bulk Bison', 'Bulk Beaver']) await submitMascot(name);
    const page = await sitDown('/admin/submissions?status=pending&search=bulk');
    await page.getByRole('button', { name: 'Select 2 Pending' }).click();
    await page.getByRole('button', { name: 'Approve Selected' }).click();
    await expectToast(page, '2 approved');
    await page.getByRole('heading', { name: 'Bulk Bison' }).waitFor({ state: 'detached' });
    await steps.undo(page);
    await page.getByRole('heading', { name: 'Bulk Bison' }).waitFor();
    await page.getByRole('heading', { name: 'Bulk Beaver' }).waitFor();
  });

  test('from an edit, and from the history', async () => {
    const page = await sitDown('/admin/dashboard');
    await page.getByLabel('Search mascots').fill('octocat');
    await page.getByRole('button', { name: 'Edit Octocat' }).click();
    await page.getByLabel('Style').fill('Line Art');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Mascot updated successfully');
    await steps.undo(page);
    const { id, style } = await mascot('octocat');
    expect(style).not.toBe('Line Art');
    await page.goto(product().url(`/admin/mascots/${id}`));
    await steps.undo(page, /^Undo: /);
    await expect(mascot('octocat')).resolves.toMatchObject({ style: 'Line Art' });
  });

  test('brings a deleted mascot back with its number, address, likes and comments', async () => {
    const before = await mascot('astro');
    const call = (path: string, json?: object) =>
      fetch(product().url(`/api/mascots/${before.id}/${path}`), {
        method: 'POST',
        ...(json && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) }),
      });
    await call('like');
    await call('comments', { author: 'Ada', content: 'Do come back' });
    // Its contributor has no profile, which the public page asks for.
    const page = await sitDown('/admin/dashboard', { allow: ['404'] });
    await page.getByLabel('Search mascots').fill('astro');
    await page.getByRole('button', { name: 'Delete Astro' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await steps.undo(page);
    await expect(mascot('astro')).resolves.toMatchObject({ id: before.id, likes: before.likes + 1, slug: 'astro' });
    await page.goto(product().url('/mascotdx/astro'));
    await page.getByText('Do come back').waitFor();
  });
});

async function mascot(slug: string): Promise<{ id: number; likes: number; style: string }> {
  const answer = await fetch(product().url(`/api/mascots/slug/${slug}`));
  return (await answer.json()) as { id: number; likes: number; style: string };
}

test('an approval has what is on the page asked for again as one', async () => {
  const id = await submitMascot('Frugal Ferret');
  const page = await sitDown(`/admin/submissions/${id}`);
  await page.getByText('The read model shows the same.').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') asked.push(new URL(request.url()).pathname);
  });
  await page.getByRole('button', { name: 'Approve Submission' }).click();
  await expectToast(page, 'Submission approved');
  await page.getByRole('heading', { name: 'Mascot assigned' }).waitFor();
  // A change by others comes after everything that the page hears of its own approval.
  const others = page.waitForRequest((request) => request.url().endsWith('/history?limit=500&offset=0'));
  await steps.sendAsAdmin(product(), 'PUT', '/api/mascots/1', { humor: 2 });
  await others;
  // One round for the approval, another where its answer comes late, and one for the others.
  const rounds = asked.filter((path) => path === `/api/submissions/${id}/history`);
  expect(rounds.length).toBeLessThanOrEqual(3);
});

test('the table of mascots is sorted in the address, and several are edited and deleted at once', async () => {
  for (const name of ['Bulk Badger', 'Bulk Bear', 'Bulk Bison']) {
    await steps.publishMascot(product(), name);
  }
  const page = await sitDown('/admin/dashboard?search=Bulk', { allow: ['ERR_FAILED'] });
  const first = page.getByRole('rowheader').first();
  await first.getByText('Bulk Bison', { exact: true }).waitFor();
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await first.getByText('Bulk Badger', { exact: true }).waitFor();
  await page.reload();
  await first.getByText('Bulk Badger', { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('sort')).toBe('name-asc');

  await page.getByLabel('Select Bulk Badger').check();
  await page.getByLabel('Select Bulk Bear').press('Space');
  await page.getByRole('heading', { name: '2 selected' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Selected' }).click();
  await page.getByRole('dialog').getByLabel('Industry').fill('Forestry');
  await page.route('**/api/mascots/edit', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Failed to update mascot');
  await page.unroute('**/api/mascots/edit');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, '2 updated');
  await page.getByRole('cell', { name: 'Forestry' }).nth(1).waitFor();

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Delete Selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, '3 deleted');
  await page.getByText('No mascots match the search').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByLabel(/^Reason/).fill('A slip');
  await page.keyboard.press('Enter');
  await first.getByText('Bulk Badger', { exact: true }).waitFor();
});

test('a bulk decision leaves out what was edited since it was looked at, and names it', async () => {
  const names = [`Seen Seal ${Date.now()}`, `Edited Eel ${Date.now()}`] as const;
  for (const name of names) await submitMascot(name);
  const page = await sitDown('/admin/submissions?status=pending');
  for (const name of names) await page.getByLabel(`Select ${name}`).check();
  // As it was before its submitter edited it: this page has not heard of it yet.
  await page.route('**/api/submissions/approve', async (route) => {
    const asked = route.request().postDataJSON() as { revisions: number[] };
    expect(asked.revisions).toEqual([0, 0]);
    await route.continue({ postData: JSON.stringify({ ...asked, revisions: [0, 7] }) });
  });
  await page.getByRole('button', { name: 'Approve Selected' }).press('Enter');
  await expectToast(page, '1 approved');
  await page.getByText(`1 could not be decided. “${names[1]}”: `).first().waitFor();
  await page.getByRole('heading', { name: names[0] }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: names[1] }).waitFor();
  await expectAccessible(page);
});
