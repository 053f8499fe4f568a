import type { Page } from 'playwright-core';
import { portrait } from './harness';
import { drawZigzag } from './steps';
import { expectSound, goTo, hold, lookWithoutAnswer, refuse, type Walk } from './screen-walk';

const isMade = (page: Page) => page.getByAltText('Your new picture').waitFor();

async function lookAtEmpty(page: Page, address: string, text: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ json: { items: [], total: 0, limit: 20 } }));
  await page.reload();
  await page.getByText(text).first().waitFor();
}

const hugs: Walk = async (page, look) => {
  await page.getByRole('article').first().waitFor();
  await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
  await page.getByRole('application', { name: 'What is hugged' }).waitFor();
  await page.getByLabel('Custom Character', { exact: true }).setInputFiles(await portrait('#9bd28a'));
  const generate = page.getByRole('button', { name: 'Generate Custom Character Hug' });
  await generate.click();
  await page.getByText('Please enter your name').waitFor();
  await look('full, with an error');
  await page.getByLabel('Your Name').fill('Ada');
  const release = await hold(page, '**/api/generate-marcel-hugging');
  await generate.click();
  await page.getByRole('dialog', { name: 'Your Hug' }).waitFor();
  await look('generating');
  await release();
  await isMade(page);
  await look('generated');
  await page.getByRole('button', { name: 'Something Else' }).click();
  await page
    .getByRole('button', { name: /^Report Hug of/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Report Hug of/ }).waitFor();
  await look('reporting');
  await lookWithoutAnswer(page, look, '**/api/marcel-hugging?*', {
    loading: 'Loading hugs',
    error: 'Failed to load Marcel hugging images',
  });
  await lookAtEmpty(page, '**/api/marcel-hugging?*', 'No Marcel hugs yet');
  await look('empty');
};

const images: Walk = async (page, look) => {
  await page.getByRole('article').first().waitFor();
  const generate = page.getByRole('button', { name: 'Generate Image', exact: true });
  await generate.click();
  await page.getByText('Please enter a prompt').waitFor();
  await look('full, with an error');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('A pengiun, quantum');
  await generate.click();
  await isMade(page);
  await page.getByText(/^quantum: /).waitFor();
  await look('generated');
  await page.getByRole('button', { name: 'Something Else' }).click();
  await refuse(page, '**/api/generate-image');
  await prompt.fill('A cat');
  await generate.click();
  await page.getByText('That did not work').waitFor();
  await look('failed');
  await lookWithoutAnswer(page, look, '**/api/images?*', {
    loading: 'Loading images',
    error: 'Failed to load generated images',
  });
  await lookAtEmpty(page, '**/api/images?*', 'No images generated yet');
  await look('empty');
};

const drawing: Walk = async (page, look) => {
  const board = page.getByRole('application', { name: 'Drawing board' });
  await board.waitFor();
  await page.getByRole('button', { name: 'Transform Drawing' }).click();
  await page.getByText('Please create a drawing first!').first().waitFor();
  await look('empty, with an error');
  await drawZigzag(page);
  await page.getByRole('radio', { name: 'Fill' }).check({ force: true });
  await page.getByRole('button', { name: 'Transform Drawing' }).click();
  await isMade(page);
  await look('transformed');
  await page.getByRole('button', { name: 'Something Else' }).click();
  await page.getByRole('region', { name: 'Your drawings' }).waitFor();
  await look('full');
};

const gallery: Walk = async (page, look) => {
  const open = page.getByRole('dialog', { name: 'Gallery' }).or(page.locator('[data-window]')).first();
  await open.getByRole('article').first().waitFor();
  await look('full');
  await open.getByRole('button', { name: 'Only Mine' }).click();
  await page.getByText('Nothing of yours is here yet').waitFor();
  await look('empty');
  await goTo(page, '/?window=gallery&item=gen-1');
  await page.getByRole('heading', { name: 'More like this' }).waitFor();
  await look('details');
  await page.getByRole('button', { name: 'Zoom In' }).click();
  await page.getByRole('group', { name: 'The picture in its full size' }).waitFor();
  await look('zoomed');
  await goTo(page, '/?window=gallery&item=gen-4711');
  await page.getByText('This picture is not here, or no longer.').waitFor();
  await look('details of none');
  await goTo(page, '/?window=gallery');
  await lookWithoutAnswer(page, look, '**/api/gallery?*', {
    loading: 'Loading images',
    error: 'Failed to fetch images',
  });
};

test.each<[name: string, path: string, walk: Walk]>([
  ['the hugs', '/marcel-hugs', hugs],
  ['the image generator', '/image-generator', images],
  ['the drawing board', '/draw-marcel', drawing],
  ['the gallery', '/?window=gallery', gallery],
])('%s are sound in every state', expectSound);
