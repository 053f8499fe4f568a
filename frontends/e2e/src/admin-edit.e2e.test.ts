import sharp from 'sharp';
import * as steps from './admin-steps';
import { expectAccessible, expectFits, expectToast, screenshot, useBrowser, useProduct, WIDTHS } from './harness';

const product = useProduct();
const browser = useBrowser();

test('an edit shows what it changes, and both versions when somebody else was quicker', async () => {
  // The refused edit answers 412.
  const page = await steps.sitDown(product(), browser(), '/admin/dashboard?search=tux', { allow: ['412'] });
  await page.getByRole('button', { name: 'Edit Tux' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Visual description')
    .fill('A sitting penguin, well fed, 満腹のペンギン, with an orange beak');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffa500' } })
    .png()
    .toBuffer();
  await dialog
    .getByLabel('Choose a file or drop it here')
    .setInputFiles({ name: 'tux.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('heading', { name: 'Saving changes 2 fields' }).waitFor();
  await expectAccessible(page);

  const theirs = { visualDesc: 'A penguin that sits', humor: 2 };
  expect((await steps.sendAsAdmin(product(), 'PUT', `/api/mascots/${await idOf('tux')}`, theirs)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const notice = dialog.getByRole('status');
  await notice.getByText('Theirs, saved meanwhile').waitFor();
  await notice.getByText('Yours, not saved yet').waitFor();
  await expectAccessible(page);
  await expectFits(page, WIDTHS, (width) => screenshot(page, `edit refused ${width}`));

  await notice.getByRole('button', { name: 'Take Theirs: Visual description' }).click();
  await dialog.getByRole('heading', { name: 'Saving changes one field' }).waitFor();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Mascot updated successfully');
  const saved = await (await fetch(product().url('/api/mascots/slug/tux'))).json();
  expect(saved).toMatchObject({ ...theirs, imageUrl: expect.stringMatching(/^\/pictures\//) });
});

async function idOf(slug: string): Promise<number> {
  const answer = await fetch(product().url(`/api/mascots/slug/${slug}`));
  const mascot: unknown = await answer.json();
  if (typeof mascot === 'object' && mascot !== null && 'id' in mascot) return Number(mascot.id);
  throw new Error(`There is no mascot ${slug}`);
}
