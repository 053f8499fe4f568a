import * as z from 'zod';
import { sendAsAdmin, sitDown } from './admin-steps';
import {
  expectAccessible,
  expectEventually,
  expectFits,
  expectToast,
  screenshot,
  useBrowser,
  useProduct,
} from './harness';
import { boxOf } from './window-steps';

const product = useProduct();
const browser = useBrowser();

const Receipt = z.object({ id: z.int(), statusUrl: z.string() });

async function submit(): Promise<z.infer<typeof Receipt>> {
  const form = new FormData();
  const fields = {
    ...{ userName: 'Ada', userEmail: 'ada@example.org', linkedinUrl: 'https://www.linkedin.com/in/ada' },
    ...{ name: 'Twice Told Toucan', brand: 'Unknown', contributor: 'Ada' },
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return Receipt.parse(await (await fetch(product().url('/api/submissions'), { method: 'POST', body: form })).json());
}

test('a rejected submission is edited on its own page, and the reviewers see what changed', async () => {
  const { id, statusUrl } = await submit();
  await sendAsAdmin(product(), 'PUT', `/api/submissions/${id}/reject`, { adminNotes: 'Whose mascot is it?' });
  const page = await browser().newPage({ width: 375 });
  await page.goto(product().url(statusUrl));
  await page.getByText('Whose mascot is it?').waitFor();
  await page.getByRole('button', { name: 'Edit and Submit Again' }).press('Enter');
  const heading = page.locator('h2:focus', { hasText: 'Edit and Submit Again' });
  await expectEventually(async () => (await boxOf(heading)).y < 300, true);
  const brand = page.getByRole('textbox', { name: 'Brand Name' });
  await brand.fill('');
  await page.getByRole('button', { name: 'Submit Again', exact: true }).click();
  await page.getByText('Brand name is required').waitFor();
  await expectAccessible(page);
  await expectFits(page, [320, 375, 768, 1024, 1280, 1920], (width) => screenshot(page, `revise ${width}`));
  await brand.fill('Telecom');
  await page.reload();
  await page.getByText('Your unfinished changes are back.').waitFor();
  await page.getByRole('button', { name: 'Submit Again', exact: true }).click();
  await expectToast(page, 'Submitted again');
  await page.getByText('Edited', { exact: true }).waitFor();
  await page.locator('[role="status"]:focus', { hasText: 'Pending' }).waitFor();
  expect(await page.getByRole('button', { name: 'Edit and Submit Again' }).count()).toBe(0);

  const desk = await sitDown(product(), browser(), `/admin/submissions/${id}`);
  const card = desk.getByRole('region', { name: 'Edited Since the Rejection' });
  await card.getByText('Telecom').waitFor();
  await card.getByText('Unknown').waitFor();
  await expectAccessible(desk);
  await expectFits(desk, [320, 375, 768, 1024, 1280, 1920], (width) => screenshot(desk, `revised review ${width}`));
});
