import type { Page } from 'playwright-core';
import {
  expectAddress,
  expectEventually,
  expectToast,
  FAILING,
  goTo,
  openPage,
  picture,
  sendAsAdmin,
  Receipt,
} from './harness';
import { expectPicture } from './steps';

/** A picture of one red point, of a kind that browsers draw and the server does not accept. */
const BMP = Buffer.from(
  '424d3a0000000000000036000000280000000100000001000000010018000000000004000000000000000000000000000000000000000000ff00',
  'hex',
);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 100"/>');

const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const preview = (page: Page, name: string) => page.getByRole('img', { name: `Preview of ${name}` });
const sizeOf = (page: Page, name: string) =>
  preview(page, name).evaluate((image) =>
    image instanceof HTMLImageElement ? `${image.naturalWidth} by ${image.naturalHeight}` : '',
  );

async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('LinkedIn Profile URL').fill('https://www.linkedin.com/in/ada');
  await page.getByLabel('Mascot Name').fill(name);
  await page.getByLabel('Brand Name').fill('Analytical Engines');
  await page.getByLabel('Type', { exact: true }).selectOption('Robot');
  await page.getByLabel('Fact 1', { exact: true }).fill('Counts in cogs');
}

async function submit(page: Page): Promise<number> {
  const answer = page.waitForResponse('**/api/submissions');
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Mascot submitted successfully!');
  return Receipt.parse(await (await answer).json()).id;
}

test('a submission survives a reload, is sent with a cropped picture and followed until it is published', async () => {
  const page = await openPage('/mascotdx/submit');
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await page.getByText('Mascot name is required').first().waitFor();
  await fillForm(page, 'Cogsworth');
  await page.reload();
  await page.getByText('Your unfinished submission was restored.', { exact: false }).waitFor();
  await page.getByRole('slider', { name: 'Weirdness' }).press('End');
  await page.getByLabel('Choose Picture').setInputFiles(file('cogs.png', 'image/png', await picture('#f00', 800, 400)));
  await page.getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('button', { name: 'Right edge' }).focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Use This Part' }).press('Enter');
  await expectEventually(async () => Number.parseInt(await sizeOf(page, 'cogs.png')) < 800, true);
  const id = await submit(page);
  await expectAddress(page, '/mascotdx');
  await goTo(page, '/?window=mine');
  await page.getByRole('link', { name: 'View Status of submission of Cogsworth' }).click();
  await page.getByText('Pending', { exact: true }).first().waitFor();
  await expectPicture(page, 'Cogsworth');
  await sendAsAdmin('PUT', `/api/submissions/${id}/approve`);
  await page.getByRole('button', { name: 'Check Again' }).click();
  await page.getByRole('link', { name: 'See Cogsworth in Mascotdex' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cogsworth' }).waitFor();
  await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
  await page.getByText('Counts in cogs').waitFor();
});

test('a dropped picture is replaced and removed; a rejected submission is edited and published', async () => {
  const page = await openPage('/mascotdx/submit');
  await fillForm(page, 'Blurry Bob');
  const image = await picture('#00f');
  const dataTransfer = await page.evaluateHandle(
    (bytes) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(bytes)], 'bob.png', { type: 'image/png' }));
      return dropped;
    },
    [...image],
  );
  const zone = page.locator('[data-dragging]');
  await zone.dispatchEvent('dragover', { dataTransfer });
  await zone.dispatchEvent('drop', { dataTransfer });
  await preview(page, 'bob.png').waitFor();
  await page.getByLabel('Change Picture').setInputFiles(file('other.png', 'image/png', image));
  await preview(page, 'other.png').waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const id = await submit(page);
  await page.getByRole('button', { name: 'View status' }).click();
  await page.getByText('Pending', { exact: true }).first().waitFor();
  await sendAsAdmin('PUT', `/api/submissions/${id}/reject`, { adminNotes: 'Whose mascot is it?' });
  await page.getByRole('button', { name: 'Check Again' }).click();
  await page.getByText('Whose mascot is it?').waitFor();
  await page.getByRole('button', { name: 'Edit and Submit Again' }).press('Enter');
  await page.getByRole('textbox', { name: 'Brand Name' }).fill('Telecom');
  await page.getByRole('button', { name: 'Submit Again', exact: true }).click();
  await expectToast(page, 'Submitted again');
  await page.getByText('Edited', { exact: true }).waitFor();

  const desk = await openPage(`/admin/submissions/${id}`, { admin: true });
  const changes = desk.getByRole('region', { name: 'Edited Since the Rejection' });
  await changes.getByText('Telecom').waitFor();
  await changes.getByText('Analytical Engines').waitFor();
  await desk.getByRole('button', { name: 'Approve Submission' }).click();
  await expectToast(desk, 'Submission approved');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await page.getByRole('link', { name: 'See Blurry Bob in Mascotdex' }).waitFor();
});

test('the browser converts pictures that the server cannot read; an unreadable one is rejected at its field', async () => {
  const page = await openPage('/mascotdx/submit', { allow: FAILING });
  await fillForm(page, 'Drawn Dingo');
  const choose = page.getByLabel(/^(Choose|Change) Picture/);
  await choose.setInputFiles(file('no.tiff', 'image/tiff', Buffer.from('no picture at all')));
  await expectToast(page, 'Invalid file type');
  await expectEventually(() => choose.getAttribute('aria-invalid'), 'true');
  await choose.setInputFiles(file('huge.png', 'image/png', Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expectToast(page, 'Please upload an image smaller than 5MB');
  await choose.setInputFiles(file('drawn.svg', 'image/svg+xml', SVG));
  await expectEventually(() => sizeOf(page, 'drawn.png'), '1024 by 2048');
  await choose.setInputFiles(file('point.png', 'image/png', BMP));
  await preview(page, 'point.png').waitFor();
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Submission failed');
  await expectEventually(() => choose.getAttribute('aria-invalid'), 'true');
  await choose.setInputFiles(file('point.bmp', 'image/bmp', BMP));
  await expectEventually(() => sizeOf(page, 'point.png'), '1 by 1');
  await submit(page);
});

test('an error of the server appears at its field', async () => {
  const page = await openPage('/mascotdx/submit', { allow: FAILING });
  const error = 'Please fix the validation errors above';
  const details = [{ path: 'payload.name', message: 'Mascot name is required' }];
  await page.route('**/api/submissions', (route) =>
    route.fulfill({ status: 400, json: { error, message: error, code: 'invalid_input', details } }),
  );
  await fillForm(page, 'Cogsworth the Second');
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Submission failed');
  await page.getByText('Mascot name is required').first().waitFor();
  await goTo(page, '/mascotdx/status/unknown');
  await page.getByText('Submission Not Found').waitFor();
});
