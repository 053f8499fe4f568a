import type { Page } from 'playwright-core';
import {
  AUDITOR_TOKEN,
  expectToast,
  FAILING,
  keepPage,
  openPage,
  publishMascot,
  sendAsAdmin,
  submitMascot,
} from './harness';
import { downloadText } from './steps';

async function logIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Auditor token').fill(token);
  await page.keyboard.press('Enter');
}

const visit = keepPage({ allow: FAILING });

async function openAudit(tab: string): Promise<Page> {
  const page = await visit('/admin/audit');
  const [token, tabs] = [page.getByLabel('Auditor token'), page.getByRole('tab', { name: tab })];
  await token.or(tabs).waitFor();
  if (await token.isVisible()) await logIn(page, AUDITOR_TOKEN);
  await tabs.click();
  return page;
}

test('an auditor logs in, stays logged in after a reload and logs out; admin pages are closed to auditors', async () => {
  const page = await openPage('/admin/login', { allow: FAILING });
  await page.getByLabel('Admin token').fill(AUDITOR_TOKEN);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Invalid admin token');
  await page.getByRole('link', { name: 'Auditor login' }).click();
  const rejection = page.waitForResponse((answer) => answer.status() === 401);
  await logIn(page, 'a wrong one');
  await rejection;
  await page.locator('button:enabled', { hasText: 'Login as Auditor' }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  await logIn(page, AUDITOR_TOKEN);
  await page.getByRole('tab', { name: 'Verify' }).click();
  await page.reload();
  await page.getByRole('tab', { name: 'Verify' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Auditor token').waitFor();
  await page.reload();
  await page.getByLabel('Auditor token').waitFor();
});

test('an auditor reads the activity, exports it without personal data, and replays a mascot', async () => {
  const { id } = await publishMascot('Narrated Newt');
  await sendAsAdmin('PUT', `/api/mascots/${id}`, { humor: 9 });
  const page = await openAudit('Activity');
  await page.getByLabel('Search mascots').fill('Narrated Newt');
  await page.getByText(/^A visitor submitted .*Narrated Newt/).waitFor();
  await page.getByText(/^[1-9] of [1-9]$/).waitFor();
  const csv = await downloadText(page, 'Export as CSV');
  for (const line of csv.trim().split('\r\n').slice(1)) expect(line).toContain('Narrated Newt');
  expect(csv).not.toContain('ada@example.org');
  await page.locator('summary', { hasText: /An admin edited .*Narrated Newt/ }).press('Enter');
  await page
    .getByRole('link', { name: `Timeline of mascot ${id}` })
    .first()
    .click();
  await page.getByText('State 2 of 2: Mascot edited').waitFor();
  await page.getByRole('button', { name: 'Earlier' }).press('Enter');
  await page.getByText('State 1 of 2: Mascot published').waitFor();
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
});

test("an auditor replays a submission without the submitter's personal data", async () => {
  const { id } = await submitMascot('Erased Egret');
  await sendAsAdmin('PUT', `/api/submissions/${id}/approve`);
  await sendAsAdmin('POST', `/api/submissions/${id}/erase`, { reason: 'Asked for' });
  const page = await openAudit('Activity');
  const answers: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().includes('/submissions/')) answers.push(await answer.text());
  });
  await page.getByLabel('Record').fill(`submission-${id}`);
  await page.locator('ol summary').first().press('Enter');
  await page
    .getByRole('link', { name: `Timeline of submission ${id}` })
    .first()
    .click();
  await page.getByText('State 4 of 4: Submitter erased').waitFor();
  await page.getByRole('button', { name: 'Earlier' }).press('Enter');
  await page.getByText('State 3 of 4: Mascot assigned').waitFor();
  expect(answers.join()).toContain('Erased Egret');
  expect(answers.join()).not.toMatch(/ada@example\.org|linkedin/i);
});

test('an auditor searches the log, verifies it and exports it', async () => {
  const { id } = await submitMascot('Audited Albatross');
  await sendAsAdmin('PUT', `/api/submissions/${id}/approve`);
  const page = await openAudit('Log');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByLabel('Event type').fill('SubmissionApproved');
  await page.getByLabel('Stream', { exact: true }).fill(`submission-${id}`);
  await page.getByRole('button', { name: 'Search Log' }).click();
  await page.getByText(`submission-${id}`).first().waitFor();
  const lines = (await downloadText(page, 'Export NDJSON')).trim().split('\n');
  expect(lines.some((line) => line.includes('SubmissionApproved'))).toBe(true);
  expect(lines.join()).not.toContain('ada@example.org');
  await page.getByRole('tab', { name: 'Verify' }).click();
  await page.getByRole('button', { name: /^Verify/ }).press('Enter');
  await page
    .getByText(/^No (changes found|hashes are stored yet)$/)
    .first()
    .waitFor();
});

test('an admin sees the actions of others live', async () => {
  const page = await openPage('/admin/audit', { admin: true });
  await page.getByLabel('Follow live').check();
  await submitMascot('Live Lynx');
  await page.getByText(/^A visitor submitted .*Live Lynx/).waitFor();
});

test('an operator sees versions, stores and background processors, and reloads them after a failure', async () => {
  const page = await openAudit('Activity');
  await page.route('**/api/admin/system', (route) => route.abort());
  await page.getByRole('link', { name: 'System' }).click();
  await page
    .getByRole('rowheader', { name: /^mascots/ })
    .first()
    .waitFor();
  await page.getByText('Failed to load the system').waitFor();
  await page.unroute('**/api/admin/system');
  await page.getByRole('button', { name: 'Retry' }).click();
  for (const heading of ['Version', 'Disk', 'Background processors'])
    await page.getByRole('heading', { name: heading }).waitFor();
});
