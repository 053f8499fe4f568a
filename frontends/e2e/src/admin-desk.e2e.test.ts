import type { Page } from 'playwright-core';
import { useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

async function submitMascot(name: string): Promise<number> {
  const form = new FormData();
  const fields = {
    userEmail: 'ada@example.org',
    linkedinUrl: 'https://www.linkedin.com/in/ada',
    userName: 'Ada Byron',
  };
  for (const [field, value] of Object.entries({ ...fields, contributor: 'Ada Byron', name, brand: `Brand of ${name}` }))
    form.set(field, value);
  const answer = await fetch(product().url('/api/submissions'), { method: 'POST', body: form });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

async function sitDown(path: string): Promise<Page> {
  const page = await browser().newPage();
  await page.goto(product().url(path));
  await page.getByLabel('Admin token').fill(product().adminToken);
  await page.keyboard.press('Enter');
  await page.getByText('Login successful', { exact: true }).waitFor();
  return page;
}

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
  await page.getByText('Submission approved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByLabel(/^Reason/).fill('Too early');
  await page.keyboard.press('Enter');
  await page.getByText('Undone', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Submission reopened' }).waitFor();
  await page.getByRole('button', { name: 'Approve Submission' }).waitFor();

  await page.goto(product().url('/admin/dashboard'));
  await page.getByLabel('Search mascots').fill('tux');
  await page.getByRole('button', { name: 'Delete Tux' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByLabel(/^Reason/).fill('A slip');
  await page.keyboard.press('Enter');
  await page.getByText('Undone', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete Tux' }).waitFor();
});

test('personal data is erased and says so', async () => {
  const id = await submitMascot('Forgotten Fox');
  const page = await sitDown(`/admin/submissions/${id}`);
  await page.getByRole('button', { name: 'Erase Personal Data' }).click();
  await page.getByLabel(/^Reason/).fill('Asked for');
  await page.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.getByText('Personal data erased', { exact: true }).waitFor();
  await page.getByText('ada@example.org').waitFor({ state: 'detached' });
});

test('an auditor replays a submission and verifies the log', async () => {
  const id = await submitMascot('Audited Albatross');
  const page = await sitDown('/admin/dashboard');
  await page.getByRole('link', { name: 'Audit', exact: true }).click();
  await page.getByRole('tab', { name: 'Replay' }).click();
  await page.getByLabel('Number of the submission').fill(String(id));
  await page.keyboard.press('Enter');
  await page.getByText('The read model shows the same as the replay.').waitFor();
  await page.getByRole('tab', { name: 'Verify' }).click();
  await page.getByRole('button', { name: 'Verify the Seals' }).click();
  await page.getByText('The log holds: nothing under a seal was changed.').waitFor();
});
