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
