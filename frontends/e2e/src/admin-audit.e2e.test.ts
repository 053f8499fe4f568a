import Database from 'libsql';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { publishMascot, sendAsAdmin, sitDown, submitMascot } from './admin-steps';
import { expectAccessible, expectToast, useBrowser, useProduct } from './harness';

const AUDITOR_TOKEN = 'the-auditor-token-of-the-browser-tests';
/** A seal is due after so many events. */
const SEALED = 256;

/** Of the notary of the browser tests, and of nobody else. */
const NOTARY_KEY = Buffer.alloc(32, 7).toString('base64');

interface Mascots {
  mascots: { id: number }[];
}

const BACKUP_DIR = mkdtempSync(path.join(tmpdir(), 'marcel-backups-'));
afterAll(() => rmSync(BACKUP_DIR, { recursive: true }));

const product = useProduct({ env: { AUDITOR_TOKEN, NOTARY_KEY, BACKUP_DIR } });
const browser = useBrowser();

async function comeToAudit(tab: string): Promise<Page> {
  const page = await browser().newPage();
  await page.goto(product().url('/admin/audit'));
  await page.getByLabel('Auditor token').fill(AUDITOR_TOKEN);
  await page.getByRole('button', { name: 'Open the Audit' }).click();
  await page.getByRole('tab', { name: tab }).click();
  return page;
}

async function download(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return (await downloading).path();
}

const COMMAND = path.resolve(__dirname, '../../../backend/dist/commands/certificate/main.js');

/** As on another machine: without settings, stores or network. */
async function checkCertificate(...parameters: string[]) {
  const checking = spawn(process.execPath, [COMMAND, ...parameters], { env: {} });
  const [told, [code]] = await Promise.all([
    Promise.all([text(checking.stdout), text(checking.stderr)]),
    once(checking, 'exit') as Promise<[number]>,
  ]);
  return { code, told: told.join('') };
}

const events = () => new Database(path.join(product().dataDir, 'events', 'events.db'));

/** Changes an event behind the product's back, checksum and all, and gives its position. */
function tamper(stream: string, from: string, to: string): string {
  const database = events();
  const read = database.prepare(
    'SELECT position, stream, revision, id, type, data, metadata FROM events WHERE stream = ? ORDER BY position',
  );
  const [position, ...row] = read.raw(true).get(stream) as [number, ...string[]];
  const changed = row.map((column) => (typeof column === 'string' ? column.replace(from, to) : column));
  const checksum = crc32([position, ...changed].join('\n'));
  database.prepare('UPDATE events SET data = ?, checksum = ? WHERE position = ?').run(changed[4], checksum, position);
  database.close();
  return String(position).padStart(16, '0');
}

async function untilSealed(): Promise<void> {
  for (let like = 0; like < SEALED; like += 1) await fetch(product().url('/api/mascots/1/like'), { method: 'POST' });
  const database = events();
  const seals = database.prepare("SELECT count(*) FROM events WHERE type = 'LogSealed'").raw(true);
  while ((seals.get() as [number])[0] === 0) await new Promise((resolve) => setImmediate(resolve));
  database.close();
}

/** Where a part of the text of an element begins and ends on the screen. */
const drawn = (element: Locator, part: string) =>
  element.evaluate((found, wanted) => {
    const text = document.createTreeWalker(found, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(wanted));
    range.setEnd(text, text.data.indexOf(wanted) + wanted.length);
    const { left, right } = range.getBoundingClientRect();
    return { left, right };
  }, part);

test('a name that turns what follows leaves the rest of what was done where it is', async () => {
  await submitMascot(product(), '\u202eTurned Bear');
  const page = await comeToAudit('Activity');
  const sentence = page.getByText(/^A visitor submitted .*Turned Bear/);
  const [done, named, of] = [
    await drawn(sentence, 'submitted'),
    await drawn(sentence, 'Turned'),
    await drawn(sentence, '” of'),
  ];
  expect(named.left).toBeGreaterThan(done.right);
  expect(of.left).toBeGreaterThanOrEqual(named.right);
});

test.each([1280, 320])('what people did is told, narrowed, unfolded and taken away at %i px', async (width) => {
  const name = `Narrated Newt ${width}`;
  await publishMascot(product(), name);
  const page = await comeToAudit('Activity');
  await page.setViewportSize({ width, height: 800 });
  await page.getByLabel('Search mascots').fill(name);
  await page.getByText(`A visitor submitted “${name}”`).waitFor();
  await page.getByText('2 of 2', { exact: true }).waitFor();
  await page.locator('summary', { hasText: 'An admin approved' }).press('Enter');
  await page.getByText('technical events').click();
  await page.getByText('Slug reserved').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines.join('\n')).not.toContain('ada@example.org');
  // Whoever opens the address again, finds the same, as far as there is a token.
  expect(page.url()).toContain('search=Narrated');
  await page.getByRole('button', { name: 'Back to Marcel OS' }).click();
  await page.waitForURL(product().url('/'));
});

test('an admin follows live what others do, and reads on after a failure', async () => {
  const page = await sitDown(product(), browser(), '/admin/audit', { allow: ['ERR_FAILED'] });
  await page.getByLabel('Follow live').check();
  await submitMascot(product(), 'Live Lynx');
  await page.getByText('A visitor submitted “Live Lynx”').waitFor();
  await page.route('**/api/audit/deeds?*', (route) => route.abort());
  await page.getByLabel('Who did it').press('ArrowDown');
  await page.getByTitle('Visitors').click();
  await page
    .getByText('Failed to read what was done')
    .or(page.getByText(/The last refresh failed/))
    .first()
    .waitFor();
  await page.unroute('**/api/audit/deeds?*');
  await page.getByText('The last refresh failed').waitFor({ state: 'detached' });
  await page.getByText('A visitor submitted “Live Lynx”').waitFor();
});

test('an auditor plays the history of a mascot, and undoes nothing', async () => {
  const name = `Played Platypus ${Date.now()}`;
  await publishMascot(product(), name);
  const [mascot] = (
    (await (await fetch(product().url(`/api/mascots?search=${encodeURIComponent(name)}`))).json()) as Mascots
  ).mascots;
  expect((await sendAsAdmin(product(), 'PUT', `/api/mascots/${mascot?.id}`, { humor: 9 })).status).toBe(200);
  const page = await comeToAudit('Activity');
  await page.getByLabel('Search mascots').fill(name);
  await page.locator('summary', { hasText: `An admin edited “${name}”` }).press('Enter');
  await page.getByRole('link', { name: `Timeline of mascot ${mascot?.id}` }).click();
  await page.getByText('State 2 of 2: Mascot edited').waitFor();
  await page.getByText('The read model shows the same.').waitFor();
  await page.getByRole('button', { name: 'Earlier' }).press('Enter');
  await page.getByText('State 1 of 2: Mascot published').waitFor();
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  await expectAccessible(page);
});

test.each([1280, 320])('an auditor plays the history of a submission, without who sent it, at %i px', async (width) => {
  const name = `Erased Egret ${width}`;
  const id = await publishMascot(product(), name);
  expect((await sendAsAdmin(product(), 'POST', `/api/submissions/${id}/erase`, { reason: 'Asked' })).status).toBe(200);
  const page = await comeToAudit('Activity');
  await page.setViewportSize({ width, height: 800 });
  const told: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().includes('/submissions/')) told.push(await answer.text());
  });
  await page.getByLabel('Search mascots').fill(name);
  await page.locator('summary', { hasText: `An admin approved “${name}”` }).press('Enter');
  await page.getByRole('link', { name: `Timeline of submission ${id}` }).press('Enter');
  await page.getByText('State 4 of 4: Submitter erased').waitFor();
  await page.getByText(/^The submitter was erased on/).waitFor();
  await page.getByText('The read model shows the same.').waitFor();
  await page.getByRole('button', { name: 'Earlier' }).press('Enter');
  await page.getByText('State 3 of 4: Mascot assigned').waitFor();
  expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectAccessible(page);
  expect(told.join()).toContain(name);
  expect(told.join()).not.toMatch(/ada@example\.org|linkedin|sealed|statusKey/i);
  await page.getByRole('link', { name: 'History of the mascot' }).click();
  await page.getByText('State 1 of 1: Mascot published').waitFor();
});

test('an admin goes from the review to the history that auditors see, and back', async () => {
  const id = await submitMascot(product(), 'Reviewed Raven');
  const desk = await sitDown(product(), browser(), `/admin/submissions/${id}`, { allow: ['404', '500'] });
  await desk.getByRole('link', { name: 'As auditors see it' }).click();
  await desk.getByText('State 1 of 1: Submission received').waitFor();
  await desk.getByRole('link', { name: 'Review of the submission' }).click();
  await desk.getByRole('button', { name: 'Approve Submission' }).waitFor();
  await desk.goto(product().url('/admin/submissions/999999/history'));
  await desk.getByText('Failed to load history').waitFor();
  await desk.goto(product().url('/admin/submissions/none/history'));
  await desk.getByText('Invalid Submission').waitFor();
});

test('an auditor goes on to the system, and looks on; an admin has a read model rebuilt', async () => {
  const page = await comeToAudit('Activity');
  await page.getByRole('link', { name: 'System' }).click();
  await page.getByRole('rowheader', { name: /^mascots Read model/ }).waitFor();
  await page.getByText('None: every reaction has worked out.').waitFor();
  expect(await page.getByRole('button', { name: /^(Rebuild|Back Up)/ }).count()).toBe(0);
  const desk = await sitDown(product(), browser(), '/admin/system', { allow: ['ERR_FAILED'] });
  await desk.getByRole('button', { name: 'Rebuild contributors' }).click();
  await expectToast(desk, 'Rebuild of contributors asked for');
  await desk.getByText(/^Rebuilt from \d+ events?$/).waitFor();
  await desk.getByText('There is none yet.').waitFor();
  await desk.getByRole('button', { name: 'Back Up Now' }).click();
  await desk.getByText(/^Read again and found whole/).waitFor();
  await expectAccessible(desk);
  await desk.route('**/api/admin/system', (route) => route.abort());
  await desk.reload();
  await desk.getByText('Failed to look at the system').waitFor();
  await desk.unroute('**/api/admin/system');
  await desk.getByRole('button', { name: 'Retry' }).click();
  await desk.getByText('This node').waitFor();
});

test('an auditor searches, replays, compares, verifies and exports, and finds what was tampered with', async () => {
  const id = await submitMascot(product(), 'Audited Albatross');
  const desk = await sitDown(product(), browser(), `/admin/submissions/${id}`);
  await desk.getByRole('button', { name: 'Approve Submission' }).click();
  await expectToast(desk, 'Submission approved');

  const page = await comeToAudit('Log');
  await page.getByLabel('Event type').fill('SubmissionApproved');
  await page.getByRole('button', { name: 'Search Log' }).click();
  await page.getByText(`submission-${id}`).first().waitFor();

  await page.getByRole('tab', { name: 'Replay' }).click();
  await page.getByLabel('Number of the submission').fill(String(id));
  await page.keyboard.press('Enter');
  await page.getByText('Event 1 of 3: ').waitFor();
  await page.getByRole('button', { name: 'Step Forward' }).click();
  await page.getByText('Event 2 of 3: ').waitFor();
  await page.getByText('The read model shows the same as the replay.').waitFor();

  await untilSealed();
  await page.getByRole('tab', { name: 'Verify' }).click();
  await page.getByRole('button', { name: 'Verify the Seals' }).click();
  await page.getByText('The log holds: nothing under a seal was changed.').waitFor();
  await expectAccessible(page);
  const certificate = await download(page, 'Download the Certificate');
  const key = await download(page, 'Download the Public Key');

  await page.getByRole('tab', { name: 'Log' }).click();
  const log = await download(page, 'Export NDJSON');
  const lines = (await readFile(log, 'utf8')).trim().split('\n');
  expect(lines.length).toBeGreaterThan(SEALED);
  expect(lines.map((line) => (JSON.parse(line) as { type: string }).type)).toContain('LogSealed');
  expect(lines.join('\n')).not.toContain('ada@example.org');

  const evidence = ['--key', key, '--log', log];
  expect(await checkCertificate('--certificate', certificate, ...evidence)).toMatchObject({ code: 0 });
  const forged = `${certificate}.forged`;
  await writeFile(forged, (await readFile(certificate, 'utf8')).replace(/"events": \d+/, '"events": 7'));
  const refused = await checkCertificate('--certificate', forged, ...evidence);
  expect(refused).toMatchObject({ code: 2, told: expect.stringContaining('It was changed') });

  const position = tamper(`submission-${id}`, 'Albatross', 'Ostrich');
  await page.getByRole('tab', { name: 'Verify' }).click();
  await page.getByRole('button', { name: 'Verify the Seals' }).click();
  await page.getByText(`The log does not hold from position ${position}: `).waitFor();
});
