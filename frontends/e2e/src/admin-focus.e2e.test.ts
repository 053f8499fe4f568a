import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sitDown, submitMascot } from './admin-steps';
import { expectEventually, useBrowser, useProduct } from './harness';

const BACKUP_DIR = mkdtempSync(path.join(tmpdir(), 'marcel-backups-'));
afterAll(() => rmSync(BACKUP_DIR, { recursive: true }));

const product = useProduct({ env: { BACKUP_DIR } });
const browser = useBrowser();

let id = 0;
beforeAll(async () => {
  id = await submitMascot(product(), 'Focused Ferret');
});

test.each([
  ['the review', () => `submissions/${id}`, 'Claim for 10 Minutes', 'You have claimed this submission', 'Let Go'],
  ['the verification', () => 'audit?tab=verify', 'Verify the Seals', /^Verified /, 'Verify the Seals'],
  ['the backups', () => 'system', 'Back Up Now', /^Read again and found whole/, 'Back Up Now'],
])('the focus is where it was after the answer in %s', async (_, place, pressed, answer, held) => {
  const page = await sitDown(product(), browser(), `/admin/${place()}`);
  await page.getByRole('button', { name: pressed, exact: true }).press('Enter');
  await page.getByText(answer).waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expectEventually(focused, held);
});

test('after a decision by button, and after it was undone, the focus is where the next act is', async () => {
  const next = await submitMascot(product(), 'Focused Falcon');
  const page = await sitDown(product(), browser(), `/admin/submissions/${next}`);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const approve = page.getByRole('button', { name: 'Approve Submission' });
  await page.getByRole('link', { name: 'Next pending: Focused Ferret' }).waitFor();
  await approve.press('Enter');
  await expectEventually(focused, 'Next pending: Focused Ferret');
  await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
  await page.getByLabel(/^Reason/).fill('A slip');
  await page.keyboard.press('Enter');
  await expectEventually(focused, 'Approve Submission');
  await page.getByLabel(/^Admin Notes/).fill('Not this one');
  await page.getByRole('button', { name: 'Reject Submission' }).press('Enter');
  await expectEventually(focused, 'Next pending: Focused Ferret');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: 'Focused Ferret' }).waitFor();
  await approve.press('Enter');
  await page.getByText('This submission has already been approved.').waitFor();
  await expectEventually(async () => (await focused())?.includes('already been approved'), true);
});

test.each([
  ['Auditor token', '/admin/audit'],
  ['Admin token', '/admin/dashboard'],
])('the page that asks for the %s begins in its field', async (label, path) => {
  const page = await browser().newPage();
  await page.goto(product().url(path));
  const focused = () => page.getByLabel(label).evaluate((field) => field === document.activeElement);
  await expectEventually(focused, true);
});
