import type { Page } from 'playwright-core';
import {
  expectAddress,
  goTo,
  makeImage,
  openPage,
  picture,
  publishMascot,
  send,
  sendAsAdmin,
  submitMascot,
  urlOf,
} from './harness';
import { checkScreen, checkLoading, abortRequests, type Walk } from './screen-checks';
import { taskButton } from './window-steps';

/** Waits until nothing on the screen loads any more. */
async function waitForHeading(page: Page, heading: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, [class*="skeleton"]') &&
      !/(?:Starting|Opening|Loading|Checking|Verifying)[^.]*\.\.\./.test(document.body.innerText),
  );
}

const dashboard: Walk = async (page, check) => {
  await publishMascot('Tabled Toad');
  await goTo(page, '/admin/dashboard?search=Tabled');
  for (const button of ['Edit Tabled Toad', 'Delete Tabled Toad']) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
    await check(button);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.getByLabel('Select Tabled Toad').check();
  await page.getByRole('heading', { name: '1 selected' }).waitFor();
  await waitForHeading(page, 'Quick Actions');
  await check('full');
  await page.getByLabel('Search mascots').fill('nobody at all');
  await page.getByText('No mascots match the search').waitFor();
  await check('empty');
  await abortRequests(page, '**/api/**');
  await page.getByLabel('Search mascots').fill('unanswered');
  await page.getByText('Failed to load mascots').waitFor();
  await check('error');
};

const submissions: Walk = async (page, check) => {
  const image = await picture('#ffa500');
  const { id } = await submitMascot('Careful Crane', { image });
  await submitMascot('Careful Crane', { image });
  await goTo(page, '/admin/submissions?search=Careful');
  await page.getByRole('heading', { name: 'Careful Crane' }).first().waitFor();
  await check('full');
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await check('rejecting');
  await goTo(page, '/admin/submissions?search=nobody');
  await page.getByText(/^0 of \d+ submissions$/).waitFor();
  await check('empty');
  await goTo(page, `/admin/submissions/${id}`);
  await page.getByRole('region', { name: 'Likely Duplicates' }).waitFor();
  await waitForHeading(page, 'Admin Review');
  await check('pending');
  await sendAsAdmin('PUT', `/api/submissions/${id}/approve`);
  await page.getByText('This submission has already been approved.').first().waitFor();
  await check('approved');
  await goTo(page, '/admin/submissions/999999');
  await page.getByRole('heading', { name: 'Submission Not Found' }).waitFor();
  await check('not found');
  await goTo(page, '/admin/submissions/none');
  await page.getByText('The submission ID is missing or invalid.').waitFor();
  await check('invalid');
};

const moderation: Walk = async (page, check) => {
  const { id } = await publishMascot('Moderated Mole');
  const content = `See my_very_long_address.example/${'without/any/place/to/break/'.repeat(4)}`;
  await send(`/api/mascots/${id}/comments`, { author: 'Mallory', content });
  await send(`/api/mascots/${id}/report`, { reason: 'spam' });
  await goTo(page, '/admin/moderation?search=Moderated');
  await page.getByRole('article').first().waitFor();
  await check('full');
  await page.keyboard.press('x');
  await page.keyboard.press('r');
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .waitFor();
  await check('asking for a reason');
  await goTo(page, '/admin/moderation?search=nobody');
  await page.getByText('Nothing matches').waitFor();
  await check('empty');
};

const imagePopulation: Walk = async (page, check) => {
  await publishMascot('Unpictured Urchin');
  const images = ['https://example.org/1.png', 'https://example.org/2.png'];
  const imageUrl = `data:image/png;base64,${(await picture('#0f0')).toString('base64')}`;
  await page.route('**/api/admin/preview-mascot-image', (route) => route.fulfill({ json: { imageUrl } }));
  await page.route('**/api/admin/search-mascot-image', (route) =>
    route.fulfill({ json: { mascot: { name: 'Any', brand: 'Any' }, images } }),
  );
  const requests = '**/api/mascots?limit=*';
  await checkLoading(page, check, '/admin/image-population?search=Urchin', { requests, text: 'Loading mascots' });
  await page.getByRole('button', { name: 'Search Images for Unpictured Urchin' }).click();
  await page.getByRole('button', { name: 'Image 2 of 2' }).click();
  await page.getByRole('button', { name: 'Save Selected Image' }).waitFor();
  await check('with candidates');
  await page.getByRole('button', { name: 'Custom image for Unpictured Urchin' }).click();
  await page.getByLabel('Image URL').waitFor();
  await check('custom image');
  await goTo(page, '/admin/image-population?search=nobody');
  await page.getByText('No mascots found').waitFor();
  await check('empty');
  await abortRequests(page, requests);
  await goTo(page, '/admin/image-population?search=unanswered');
  await page.getByText('Unable to fetch mascot data. Please try again.').waitFor();
  await check('error');
};

const importing: Walk = async (page, check) => {
  await goTo(page, '/admin/import');
  await waitForHeading(page, 'Sample CSV');
  await check('full');
  await page.getByRole('button', { name: 'Import Demonstration Mascots' }).click();
  await page.getByRole('region', { name: 'Error messages' }).waitFor();
  await check('with errors');
  const buffer = Buffer.from('Name,Company\r\n"الكلب الأزرق",Acme\r\nNobody,\r\n');
  await page.getByLabel('CSV file', { exact: true }).setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel('Field of Company').waitFor();
  await check('mapping columns');
};

const histories: Walk = async (page, check) => {
  const { id } = await publishMascot('Historic Heron');
  await sendAsAdmin('PUT', `/api/mascots/${id}`, { humor: 9 });
  await goTo(page, `/admin/mascots/${id}`);
  await page.getByText('State 2 of 2: Mascot edited').waitFor();
  await check('of a mascot');
  await goTo(page, `/admin/pictures/gen-${await makeImage('A historic hat')}`);
  await page
    .getByText(/^State \d of \d/)
    .first()
    .waitFor();
  await waitForHeading(page, /^Image \d/);
  await check('of a picture');
};

const audit: Walk = async (page, check) => {
  const { id } = await submitMascot('Logged Lemur');
  await goTo(page, '/admin/audit?search=Logged');
  await page.getByText(/^A visitor submitted .*Logged Lemur/).waitFor();
  await page.locator('ol summary').first().press('Enter');
  await check('activity');
  await goTo(page, `/admin/audit?tab=log&type=SubmissionReceived&stream=submission-${id}`);
  await page.getByRole('tabpanel').getByText(`submission-${id}`).first().waitFor();
  await check('log');
  await goTo(page, `/admin/submissions/${id}/history`);
  await page.getByText('State 1 of 1: Submission received').waitFor();
  await check('replayed');
  await goTo(page, '/admin/audit?tab=verify');
  await page.getByRole('button', { name: /^Verify/ }).click();
  await page
    .getByText(/^No (changes found|hashes are stored yet)$/)
    .first()
    .waitFor();
  await check('verified');
};

const system: Walk = async (page, check) => {
  await abortRequests(page, '**/api/admin/system');
  await goTo(page, '/admin/system');
  await page.getByText('Failed to load the system').waitFor();
  await waitForHeading(page, 'Background processors');
  await check('error');
  await page.unroute('**/api/admin/system');
  await page.getByRole('button', { name: 'Retry' }).click();
  await waitForHeading(page, 'Version');
  await check('full');
};

const programs: Walk = async (page, check) => {
  await goTo(page, '/admin/programs');
  await waitForHeading(page, 'Programs');
  await check('empty');
  const form = new FormData();
  form.append('files', new Blob([JSON.stringify({ metaData: {}, exposes: [] })]), 'mf-manifest.json');
  form.append('files', new Blob([JSON.stringify({ name: 'letters', version: '1.0.0' })]), 'release.json');
  await sendAsAdmin('POST', '/api/releases/letters', form);
  await goTo(page, '/admin/system');
  await waitForHeading(page, 'Version');
  await goTo(page, '/admin/programs');
  await page
    .getByRole('row', { name: /letters/ })
    .getByRole('button', { name: 'Expand row' })
    .click();
  await page
    .getByRole('button', { name: /^Deploy/ })
    .first()
    .waitFor();
  await check('full');
  await page
    .getByRole('button', { name: /^Deploy/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .waitFor();
  await check('deploying');
};

test.each<[name: string, walk: Walk]>([
  ['the dashboard', dashboard],
  ['the submissions', submissions],
  ['the moderation', moderation],
  ['the image population', imagePopulation],
  ['the import', importing],
  ['the histories', histories],
  ['the audit', audit],
  ['the system', system],
  ['the programs', programs],
])('%s passes all screen checks in every state', (name, walk) => checkScreen(name, walk, { admin: true }));

test('the logins pass all screen checks', () =>
  checkScreen('the logins', async (page, check) => {
    await goTo(page, '/admin/login');
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    await check('admin');
    await goTo(page, '/admin/audit');
    await page.getByLabel('Auditor token').waitFor();
    await check('auditor');
  }));

test('a window behind another one redirects without changing the address or the focus', async () => {
  const page = await openPage('/admin/dashboard', { admin: true });
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  // The next loads of this tab have no token.
  await page.addInitScript(() => localStorage.removeItem('admin_token'));
  await page.goto(urlOf('/mascotdx/tux'));
  await page.getByLabel('Admin token').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Tux' }).waitFor();
  await expectAddress(page, '/mascotdx/tux');
  expect(await page.locator('[data-front="false"] :focus').count()).toBe(0);
  await taskButton(page, 'Admin Login').click();
  await expectAddress(page, '/admin/login');
});
