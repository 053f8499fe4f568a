import type { Page } from 'playwright-core';
import {
  expectEventually,
  expectToast,
  FAILING,
  keepPage,
  mascotOf,
  picture,
  publishMascot,
  sendAsAdmin,
} from './harness';
import { download, downloadText, giveReason, undo } from './steps';

const visit = keepPage({ admin: true, allow: FAILING });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an edit is validated, shows both versions after a conflict, and asks for confirmation before it is discarded', async () => {
  const { id } = await publishMascot('Edited Egret', { visualDesc: 'A bird', humor: '3' });
  const page = await visit('/admin/dashboard?search=Edited');
  await press(page, 'Edit Edited Egret');
  const dialog = page.getByRole('dialog', { name: /Edited Egret/ });
  await dialog.getByLabel('Humor').fill('11');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await dialog.getByText('Scores are whole numbers from 1 to 10', { exact: true }).waitFor();
  await dialog.getByLabel('Humor').fill('7');
  await dialog.getByLabel('Visual description').fill('A tall white bird');
  const image = { name: 'egret.png', mimeType: 'image/png', buffer: await picture('#fff') };
  await dialog.getByLabel('Choose a file or drop it here').setInputFiles(image);
  await sendAsAdmin('PUT', `/api/mascots/${id}`, { visualDesc: 'A bird that wades' });
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const conflict = dialog.getByRole('status');
  await conflict.getByRole('button', { name: 'Take Theirs: Visual description' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Mascot updated successfully');
  expect(await mascotOf('Edited Egret')).toMatchObject({
    visualDesc: 'A bird that wades',
    humor: 7,
    imageUrl: expect.stringMatching(/^\/pictures\//),
  });
  await press(page, 'Edit Edited Egret');
  await dialog.getByLabel('Style').click();
  await page.getByTitle('Pixel Art', { exact: true }).click();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await question.getByRole('button', { name: 'Discard', exact: true }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
});

test('a restored mascot has its number, address, likes and comments again', async () => {
  const before = await publishMascot('Deleted Dodo');
  const page = await visit('/admin/dashboard?search=Deleted');
  await press(page, 'Delete Deleted Dodo');
  await page.getByText('Are you sure you want to delete this mascot? This action cannot be undone.').waitFor();
  await press(page, 'Delete');
  await expectToast(page, 'Mascot deleted successfully');
  await page.getByText('No mascots match the search').waitFor();
  expect(await mascotOf('Deleted Dodo')).toBeUndefined();
  await undo(page);
  await page.getByRole('button', { name: 'Delete Deleted Dodo' }).waitFor();
  expect(await mascotOf('Deleted Dodo')).toMatchObject({ id: before.id, slug: before.slug });
});

test('the table keeps page, page size and sort in its address, and several mascots are edited at once', async () => {
  for (let number = 10; number < 22; number += 1) await publishMascot(`Paged Penguin ${number}`);
  const page = await visit('/admin/dashboard');
  const search = page.getByLabel('Search mascots');
  await expectEventually(() => search.inputValue(), '');
  await search.fill('Paged Penguin');
  await page.getByText('Showing 1 to 10 of 12 mascots').waitFor();
  await page.getByRole('listitem').filter({ hasText: /^2$/ }).press('Enter');
  await page.getByText('Showing 11 to 12 of 12 mascots').waitFor();
  await page.reload();
  await page.getByText('Showing 11 to 12 of 12 mascots').waitFor();
  await page.getByLabel('Page size').click();
  await page.getByTitle('25 per page').click();
  await page.getByText('Showing 1 to 12 of 12 mascots').waitFor();
  const first = page.getByRole('rowheader').first();
  await page.getByRole('columnheader', { name: 'Name' }).click();
  await first.getByText('Paged Penguin 10', { exact: true }).waitFor();
  await page.getByLabel('Select Paged Penguin 10').check();
  await page.getByLabel('Select Paged Penguin 11').press('Space');
  await press(page, 'Edit Selected');
  await page.getByRole('dialog').getByLabel('Industry').click();
  await page.getByTitle('Energy', { exact: true }).click();
  await press(page, 'Save Changes');
  await expectToast(page, '2 updated');
  await page.getByRole('cell', { name: 'Energy' }).nth(1).waitFor();
  await page.getByLabel('Select all on this page').check();
  await press(page, 'Delete Selected');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, '12 deleted');
  await page.getByText('No mascots match the search').waitFor();
});

test('the demonstration mascots are imported, existing ones are reported, and the sample is downloaded', async () => {
  const freddie = await mascotOf('Freddie');
  await sendAsAdmin('DELETE', `/api/mascots/${freddie?.id}`);
  const page = await visit('/admin/import');
  await press(page, 'Import Demonstration Mascots');
  await expectToast(page, 'Import completed with warnings');
  const errors = page.getByRole('region', { name: 'Error messages' }).getByRole('listitem');
  await expectEventually(() => errors.count(), 4);
  expect(await mascotOf('Freddie')).toBeDefined();
  expect(await download(page, 'Download Sample CSV')).toBe('sample-mascots.csv');
});

test('a file with unusual column names is mapped, checked, imported by the server and undone', async () => {
  const odd = ['青い犬とその友だち', 'الكلب الأزرق', '🐶🦴 Marcel 🎈', 'Zoë "Quote", the 3rd'];
  const rows = odd.map((name) => [name, `Company of ${name}`].map((text) => `"${text.replaceAll('"', '""')}"`).join());
  const content = ['Name,Company,Cuteness', ...rows.map((row) => `${row},5`), 'Broken,Acme,eleven', ''].join('\r\n');
  const page = await visit('/admin/import');
  const choose = (text: string) =>
    page
      .getByLabel('CSV file', { exact: true })
      .setInputFiles({ name: 'odd.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('Name,Brand\n');
  await expectToast(page, 'This file cannot be imported');
  await choose(content);
  await page.getByLabel('Field of Company').click();
  await page.getByTitle('Brand', { exact: true }).click();
  await press(page, 'Check All Rows');
  await page.getByText(/^4 rows will be imported, /).waitFor();
  await press(page, 'Import 4 Rows');
  const entry = page.getByRole('region', { name: 'Recent Imports' }).getByRole('listitem').first();
  await entry.getByText('4 of 5 imported, 1 skipped').waitFor();
  expect(await mascotOf(odd[0] ?? '')).toBeDefined();
  expect(await downloadText(page, 'Download CSV')).toContain(odd[0]);
  await entry.getByRole('button', { name: 'Undo Import' }).click();
  await giveReason(page, 'Wrong file');
  await entry.getByText('Undone', { exact: true }).waitFor();
  expect(await mascotOf(odd[0] ?? '')).toBeUndefined();
});

describe('image population', () => {
  const SEARCH = '**/api/admin/search-mascot-image';

  async function open(search: string, images: readonly string[] | undefined): Promise<Page> {
    const page = await visit(`/admin/image-population?search=${encodeURIComponent(search)}`);
    const imageUrl = `data:image/png;base64,${(await picture('#0f0')).toString('base64')}`;
    await page.route('**/api/admin/preview-mascot-image', (route) => route.fulfill({ json: { imageUrl } }));
    await answerSearch(page, images);
    await page
      .getByRole('button', { name: `Custom image for ${search}` })
      .first()
      .waitFor();
    return page;
  }

  async function answerSearch(page: Page, images: readonly string[] | undefined): Promise<void> {
    await page.unroute(SEARCH);
    await page.route(SEARCH, (route) =>
      images
        ? route.fulfill({ json: { mascot: { name: 'Any', brand: 'Any' }, images } })
        : route.fulfill({ status: 502, json: { error: 'The image search did not answer.', message: '', code: 'x' } }),
    );
  }

  test('a search fails, finds nothing, finds images, and one of them is saved', async () => {
    await publishMascot('Pictureless Puma');
    const page = await open('Pictureless Puma', undefined);
    await press(page, 'Search Images for Pictureless Puma');
    await expectToast(page, 'Image search failed');
    await answerSearch(page, []);
    await press(page, 'Search Images for Pictureless Puma');
    await page
      .getByText('No images found for this mascot. Try searching again or check if Google Search API is configured.')
      .first()
      .waitFor();
    await answerSearch(page, [
      'https://example.org/one.png',
      `data:image/png;base64,${(await picture('#00f')).toString('base64')}`,
    ]);
    await press(page, 'Search Images for Pictureless Puma');
    await expectToast(page, 'Found 2 images');
    await press(page, 'Image 2 of 2');
    await press(page, 'Save Selected Image');
    await expectToast(page, 'Image saved successfully');
    await expectEventually(async () => (await mascotOf('Pictureless Puma'))?.imageUrl !== null, true);
  });

  test('an admin sets a custom image, a wrong one is rejected, and a mascot is deleted', async () => {
    await publishMascot('Plain Panda');
    const page = await open('Plain Panda', []);
    await press(page, 'Custom image for Plain Panda');
    const notes = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
    await page.getByLabel('Upload an image file').setInputFiles(notes);
    await expectToast(page, 'Invalid file type');
    await page.getByLabel('Image URL').fill('not an address');
    await press(page, 'Set');
    await expectToast(page, 'Failed to set custom image');
    await page.getByLabel('Image URL').fill(`data:image/png;base64,${(await picture('#f00')).toString('base64')}`);
    await press(page, 'Set');
    await expectToast(page, 'Custom image set successfully');
    const opening = page.context().waitForEvent('page');
    await page.getByLabel('Current image of Plain Panda').click();
    await (await opening).locator('img').first().waitFor();
    await press(page, 'Delete Plain Panda');
    await press(page, 'Delete');
    await expectToast(page, 'Mascot deleted successfully');
    await page.getByText('No mascots found').waitFor();
  });

  test('a bulk search processes the visible mascots one by one, counts errors, and is stopped', async () => {
    for (const name of ['Bare Bear', 'Bare Boar', 'Bare Bull']) await publishMascot(name);
    const page = await open('Bare', []);
    const topOf = async (name: string) =>
      (await page.getByRole('button', { name: `Search Images for ${name}` }).boundingBox())?.y;
    await press(page, 'Search Images for Bare Bear');
    await page.getByText('No images found for this mascot.').waitFor();
    expect(await topOf('Bare Boar')).toBe(await topOf('Bare Bear'));
    let attempts = 0;
    await page.unroute(SEARCH);
    await page.route(SEARCH, (route) => {
      attempts += 1;
      return attempts === 1
        ? route.fulfill({ status: 502, json: { error: 'No answer', message: 'No answer', code: 'x' } })
        : route.fulfill({ json: { mascot: { name: 'Any', brand: 'Any' }, images: [] } });
    });
    await press(page, 'Search Images for All Missing');
    await page.getByRole('progressbar').first().waitFor();
    await expectToast(page, 'Bulk search completed');
    expect(attempts).toBe(3);
    await press(page, 'Search Images for All Missing');
    await page.getByRole('button', { name: 'Stop' }).click();
    await expectToast(page, 'Bulk search stopped');
    await page.getByLabel('Search mascots').fill('Octocat');
    await page.getByText('Showing 1 to 1 of 1 mascots').waitFor();
    await press(page, 'Search Images for All Missing');
    await expectToast(page, 'No mascots to process');
  });
});
