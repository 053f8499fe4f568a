import type { Page } from 'playwright-core';
import { goTo, portrait } from './harness';
import { drawZigzag, returnToTab } from './steps';
import { checkScreen, holdRequests, type Check, checkLoading, abortRequests, type Walk } from './screen-checks';

const waitForPicture = (page: Page) => page.getByAltText('Your new picture').waitFor();

/** Goes to a list, and looks at it while it waits, when it cannot be loaded and when it is empty; then it is full. */
async function checkWithoutItems(
  page: Page,
  check: Check,
  path: string,
  { requests, ...texts }: Record<'requests' | 'loading' | 'error' | 'empty', string>,
): Promise<void> {
  await abortRequests(page, requests);
  await checkLoading(page, check, path, { requests, text: texts.loading });
  await page.getByText(texts.error).first().waitFor();
  await check('error');
  await page.unroute(requests);
  await page.route(requests, (route) => route.fulfill({ json: { items: [], total: 0, limit: 20 } }));
  await returnToTab(page);
  await page.getByText(texts.empty).first().waitFor();
  await check('empty');
  await page.unroute(requests);
  await returnToTab(page);
  await page.getByRole('article').first().waitFor();
}

const hugs: Walk = async (page, check) => {
  await checkWithoutItems(page, check, '/marcel-hugs', {
    requests: '**/api/marcel-hugging?*',
    loading: 'Loading hugs',
    error: 'Failed to load Marcel hugging images',
    empty: 'No Marcel hugs yet',
  });
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  await page.getByText('Drag your face into the oval').waitFor();
  await page.getByLabel('Custom Character', { exact: true }).setInputFiles(await portrait('#9bd28a'));
  const generate = page.getByRole('button', { name: 'Generate Custom Character Hug' });
  await generate.click();
  await page.getByText('Please enter your name').waitFor();
  await check('full, with an error');
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByRole('application', { name: 'Photo frame' }).press('+');
  const release = await holdRequests(page, '**/api/generate-marcel-hugging');
  await generate.click();
  await page.getByRole('dialog', { name: 'Your Hug' }).waitFor();
  await check('generating');
  await release();
  await waitForPicture(page);
  await check('generated');
  await page.getByRole('button', { name: 'New picture', exact: true }).click();
};

const images: Walk = async (page, check) => {
  await checkWithoutItems(page, check, '/image-generator', {
    requests: '**/api/images?*',
    loading: 'Loading images',
    error: 'Failed to load generated images',
    empty: 'No images generated yet',
  });
  const generate = page.getByRole('button', { name: 'Generate Image', exact: true });
  await generate.click();
  await page.getByText('Please enter a prompt').waitFor();
  await check('full, with an error');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('A pengiun, quantum');
  await generate.click();
  await waitForPicture(page);
  await page.getByRole('dialog').getByText('quantum', { exact: true }).waitFor();
  await check('generated');
  await page.getByRole('button', { name: 'New picture', exact: true }).click();
  await abortRequests(page, '**/api/generate-image');
  await prompt.fill('A cat');
  await generate.click();
  await page.getByText('Something went wrong').waitFor();
  await check('failed');
};

const drawing: Walk = async (page, check) => {
  await goTo(page, '/draw-marcel');
  const board = page.getByRole('application', { name: 'Drawing board' });
  await board.waitFor();
  await page.getByRole('button', { name: 'Transform Drawing' }).click();
  await page.getByText('Please create a drawing first!').first().waitFor();
  await check('empty, with an error');
  await drawZigzag(page);
  await page.getByRole('radio', { name: 'Fill' }).check({ force: true });
  await page.getByRole('button', { name: 'Transform Drawing' }).click();
  await waitForPicture(page);
  await check('transformed');
  await page.getByRole('button', { name: 'New picture', exact: true }).click();
  await page.getByRole('region', { name: 'Your drawings' }).waitFor();
  await check('full');
};

const gallery: Walk = async (page, check) => {
  const requests = '**/api/gallery?*';
  await checkLoading(page, check, '/?window=gallery', { requests, text: 'Loading images' });
  const open = page.getByRole('dialog', { name: 'Gallery' }).or(page.locator('[data-window]')).first();
  await open.getByRole('article').first().waitFor();
  await check('full');
  await open.getByRole('button', { name: 'Only Mine' }).click();
  await page.getByText('You have no pictures yet').waitFor();
  await check('empty');
  await goTo(page, '/?window=gallery&item=gen-1');
  await page.getByRole('heading', { name: 'More like this' }).waitFor();
  await check('details');
  await page.getByRole('button', { name: 'Zoom In' }).click();
  await page.getByRole('group', { name: 'The picture in its full size' }).waitFor();
  await check('zoomed');
  await page.getByRole('button', { name: /^Report / }).click();
  await page.getByRole('dialog', { name: /^Report / }).waitFor();
  await check('reporting');
  await goTo(page, '/?window=gallery&item=gen-4711');
  await page.getByText('This picture was not found.').waitFor();
  await check('details of none');
  await abortRequests(page, requests);
  await goTo(page, '/?window=gallery&search=unanswered');
  await page.getByText('Failed to fetch images').first().waitFor();
  await check('error');
};

test.each<[name: string, walk: Walk]>([
  ['the hugs', hugs],
  ['the image generator', images],
  ['the drawing board', drawing],
  ['the gallery', gallery],
])('%s pass all screen checks in every state', (name, walk) => checkScreen(name, walk));
