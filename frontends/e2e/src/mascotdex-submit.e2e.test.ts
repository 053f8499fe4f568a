import type { Page } from 'playwright-core';
import { sendAsAdmin } from './admin-steps';
import { expectAccessible, expectEventually, expectToast, screenshot, useBrowser, useProduct, visit } from './harness';

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

test('a picture of a kind that the server does not take is refused at its field', async () => {
  const page = await open('/mascotdx/submit');
  await fillSubmission(page, 'Impostor');
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>');
  await page.getByLabel('Choose Picture').setInputFiles({ name: 'drawn.svg', mimeType: 'image/svg+xml', buffer });
  await page.getByRole('button', { name: 'Submit Mascot' }).click();
  await expectToast(page, 'Submission failed');
  await expectEventually(() => page.getByLabel('Change Picture').getAttribute('aria-invalid'), 'true');
});
