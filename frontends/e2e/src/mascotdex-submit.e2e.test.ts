import type { Page } from 'playwright-core';
import { sendAsAdmin } from './admin-steps';
import {
  BMP,
  expectAccessible,
  expectEventually,
  expectToast,
  screenshot,
  useBrowser,
  useProduct,
  visit,
} from './harness';

const product = useProduct();
const browser = useBrowser();

const open = (path: string): Promise<Page> => visit(product(), browser(), path);

const review = async (id: number, decision: 'approve' | 'reject', adminNotes?: string): Promise<void> => {
  const answer = await sendAsAdmin(product(), 'PUT', `/api/submissions/${id}/${decision}`, { adminNotes });
  expect(answer.status).toBe(200);
};

/** The picture of the mascot on the page, as a file to be uploaded again. */
const takePicture = async (page: Page) => {
  const address = await page.getByRole('article').getByRole('img').getAttribute('src');
  const answer = await page.request.get(product().url(address ?? ''));
  return { name: 'cogs.webp', mimeType: 'image/webp', buffer: await answer.body() };
};

const fillSubmission = async (page: Page, name: string) => {
  await page.getByLabel('Your Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('LinkedIn Profile URL').fill('https://www.linkedin.com/in/ada');
  await page.getByLabel('Mascot Name').fill(name);
  await page.getByLabel('Brand Name').fill('Analytical Engines');
  await page.getByLabel('Type', { exact: true }).selectOption('Robot');
  await page.getByLabel('Fact 1', { exact: true }).fill('Counts in cogs');
};

test('a submission survives a reload, is sent with its picture, and can be followed until it is published', async () => {
  const page = await open('/mascotdx/tux');
  const picture = await takePicture(page);
  await page.goto(product().url('/mascotdx/submit'));
  await fillSubmission(page, 'Cogsworth');
  await page.reload();
  await page.getByText('Your unfinished submission is back.', { exact: false }).waitFor();
  await page.getByRole('slider', { name: 'Weirdness' }).press('End');
  await page.getByLabel('Choose Picture').setInputFiles(picture);
  await page.getByRole('img', { name: 'Preview of cogs.webp' }).waitFor();
  await screenshot(page, 'mascotdex-submit-filled');
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Mascot submitted successfully!');
  await page.waitForURL(product().url('/mascotdx'));

  await page.getByText('Your submissions (1)').click();
  await page.getByRole('link', { name: 'Cogsworth' }).click();
  await page.getByText('Pending', { exact: true }).waitFor();
  await expectAccessible(page);
  await review(1, 'approve');
  await page.getByRole('button', { name: 'Check Again' }).click();
  await page.getByRole('link', { name: 'See Cogsworth in Mascotdex' }).click();
  await page.getByRole('heading', { level: 1, name: 'Cogsworth' }).waitFor();
  await page.getByRole('link', { name: 'Ada Lovelace' }).waitFor();
  await page.getByRole('link', { name: 'Back to list' }).click();
  await page.getByText('6 mascots', { exact: true }).waitFor();
});

test('a dropped picture is shown, changed for another and taken away; whoever is turned down reads why', async () => {
  const page = await open('/mascotdx/tux');
  const { name, mimeType, buffer } = await takePicture(page);
  await page.goto(product().url('/mascotdx/submit'));
  await fillSubmission(page, 'Blurry Bob');
  const zone = page.locator('[data-dragging]');
  const dataTransfer = await page.evaluateHandle(
    ([name, type, bytes]) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      return dropped;
    },
    [name, mimeType, [...buffer]] as const,
  );
  await zone.dispatchEvent('dragover', { dataTransfer });
  await page.locator('[data-dragging="true"]').waitFor();
  await zone.dispatchEvent('drop', { dataTransfer });
  await page.getByRole('img', { name: 'Preview of cogs.webp' }).waitFor();
  await page.getByLabel('Change Picture').setInputFiles({ name: 'other.webp', mimeType, buffer });
  await page.getByRole('img', { name: 'Preview of other.webp' }).waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByLabel('Choose Picture').waitFor();
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Mascot submitted successfully!');
  await page.waitForURL(product().url('/mascotdx'));
  await review(2, 'reject', 'Too blurred to tell who it is.');
  await page.getByText('Your submissions (1)').click();
  await page.getByRole('link', { name: 'Blurry Bob' }).click();
  await page.getByText('Rejected', { exact: true }).first().waitFor();
  await page.getByText('Too blurred to tell who it is.').waitFor();
  expect(await page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').count()).toBe(2);
  await expectAccessible(page);
  await screenshot(page, 'mascotdex-status-rejected');
});

test('what the server refuses stands at the field', async () => {
  const page = await open('/mascotdx/submit');
  await page.route('**/api/submissions', (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: 'Please fix the validation errors above',
        message: 'Please fix the validation errors above',
        code: 'invalid_input',
        details: [{ path: 'payload.name', message: 'Mascot name is required' }],
      },
    }),
  );
  await fillSubmission(page, 'Cogsworth');
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Submission failed');
  await page.getByText('Mascot name is required').first().waitFor();
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><circle r="9" fill="red"/></svg>',
);

test.each([
  ['drawn.svg', 'image/svg+xml', svg, '2048 by 1365'],
  [
    'unsized.svg',
    'image/svg+xml',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 100"/>`),
    '1024 by 2048',
  ],
  ['point.bmp', 'image/bmp', BMP, '1 by 1'],
])('%s is drawn by the browser, where the server would not read it, and sent', async (name, mimeType, buffer, size) => {
  const page = await open('/mascotdx/submit');
  await fillSubmission(page, `From ${name}`);
  await page.getByLabel('Choose Picture').setInputFiles({ name, mimeType, buffer });
  const preview = page.getByAltText(`Preview of ${name.replace(/\w+$/, 'png')}`);
  await expectEventually(
    () =>
      preview.evaluate((picture) =>
        picture instanceof HTMLImageElement ? `${picture.naturalWidth} by ${picture.naturalHeight}` : '',
      ),
    size,
  );
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Mascot submitted successfully!');
});

test('a picture that is none is refused at its field, at once', async () => {
  const page = await open('/mascotdx/submit');
  const buffer = Buffer.from('no picture at all');
  await page.getByLabel('Choose Picture').setInputFiles({ name: 'no.tiff', mimeType: 'image/tiff', buffer });
  await expectToast(page, 'Invalid file type');
  await expectEventually(() => page.getByLabel('Choose Picture').getAttribute('aria-invalid'), 'true');
});

test('a picture that says it is of another kind is refused at its field by the server', async () => {
  const page = await open('/mascotdx/submit');
  await fillSubmission(page, 'Impostor');
  await page.getByLabel('Choose Picture').setInputFiles({ name: 'point.png', mimeType: 'image/png', buffer: BMP });
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Submission failed');
  await expectEventually(() => page.getByLabel('Change Picture').getAttribute('aria-invalid'), 'true');
});
