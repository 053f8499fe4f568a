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

test('Escape asks before it drops an edit, and a question about a deletion says what can be taken back', async () => {
  const page = await steps.sitDown(product(), browser(), '/admin/dashboard?search=octocat');
  await page.getByRole('button', { name: 'Edit Octocat' }).press('Enter');
  const style = page.getByRole('dialog').getByLabel('Style');
  await style.fill('Line Art');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await asked.getByText('It has not been saved.').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'hidden' });
  expect(await style.inputValue()).toBe('Line Art');
  await page.keyboard.press('Escape');
  await asked.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
  await style.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Delete Octocat' }).press('Enter');
  await page.getByText('Are you sure you want to delete this mascot? This action cannot be undone.').waitFor();
  await page.getByText('by Undo in the notice that follows, or in its History').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Delete Octocat' }).waitFor();
});

test('page, size and what is searched for stand in the address, and the way back leads through them', async () => {
  const herd = `Paged Penguin ${Date.now()}`;
  for (let index = 0; index < 12; index += 1) {
    await steps.publishMascot(product(), `${herd} ${index}`);
  }
  const page = await steps.sitDown(product(), browser(), '/admin/dashboard');
  await page.getByLabel('Search mascots').fill(herd);
  await page.getByText('Showing 1 to 10 of 12 mascots').waitFor();
  await page.getByRole('listitem').filter({ hasText: /^2$/ }).press('Enter');
  await page.getByText('Showing 11 to 12 of 12 mascots').waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ page: '2', search: herd });
  await page.reload();
  await page.getByText('Showing 11 to 12 of 12 mascots').waitFor();

  await page.getByLabel('Page size').click();
  await page.getByTitle('25 per page').click();
  await page.getByText('Showing 1 to 12 of 12 mascots').waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ size: '25', search: herd });
  await page.getByLabel('Search mascots').fill('tux');
  await page.getByText('Showing 1 to 1 of 1 mascots').waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ size: '25', search: 'tux' });
  await page.goBack();
  await page.getByText('Showing 11 to 12 of 12 mascots').waitFor();
  await page.goBack();
  await page.getByText('Showing 1 to 10 of 12 mascots').waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ search: herd });
});

async function idOf(slug: string): Promise<number> {
  const answer = await fetch(product().url(`/api/mascots/slug/${slug}`));
  const mascot: unknown = await answer.json();
  if (typeof mascot === 'object' && mascot !== null && 'id' in mascot) return Number(mascot.id);
  throw new Error(`There is no mascot ${slug}`);
}
