import type { Page } from 'playwright-core';
import { drawZigzag, portrait } from '../studio-support';
import { goTo, lookWithoutAnswers, refuse, type Walk } from './walk';

const made = (page: Page) => page.getByAltText('Your new picture').waitFor();

export const STUDIO: Readonly<Record<string, Walk>> = {
  'the hugs': {
    path: '/marcel-hugs',
    through: async (page, look) => {
      await page.getByRole('article').first().waitFor();
      await look('as they are');
      await page.getByLabel('Profile Picture', { exact: true }).setInputFiles(await portrait());
      await page.getByRole('application', { name: 'What is hugged' }).waitFor();
      await page.getByLabel('Custom Character', { exact: true }).setInputFiles(await portrait('#9bd28a'));
      await page.getByRole('button', { name: 'Generate Custom Character Hug' }).click();
      await page.getByText('Please enter your name').waitFor();
      await look('with pictures, and a name that is lacking');
      await page.getByLabel('Your Name').fill('Ada');
      await page.getByRole('button', { name: 'Generate Custom Character Hug' }).click();
      await page.getByRole('dialog', { name: 'Your Hug' }).waitFor();
      await look('while one is made');
      await made(page);
      await look('when one is there');
      await page.getByRole('button', { name: 'Something Else' }).click();
      await page
        .getByRole('button', { name: /^Report Hug of/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: /^Report Hug of/ }).waitFor();
      await look('one of which is reported');
    },
  },
  'the hugs without answers': {
    path: '/marcel-hugs',
    through: (page, look) =>
      lookWithoutAnswers(page, look, '**/api/marcel-hugging?*', {
        waiting: 'Loading hugs',
        failed: 'Failed to load Marcel hugging images',
      }),
  },
  'the image generator': {
    path: '/image-generator',
    through: async (page, look) => {
      await page.getByRole('article').first().waitFor();
      await look('as it is');
      const generate = page.getByRole('button', { name: 'Generate Image', exact: true });
      await generate.click();
      await page.getByText('Please enter a prompt').waitFor();
      await look('without words');
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A pengiun, quantum');
      await generate.click();
      await made(page);
      await page.getByText(/^quantum: /).waitFor();
      await look('with words that it knows and that it does not');
      await page.getByRole('button', { name: 'Something Else' }).click();
      await refuse(page, '**/api/generate-image');
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A cat');
      await generate.click();
      await page.getByText('That did not work').waitFor();
      await look('when it refuses');
    },
  },
  'the image generator without answers': {
    path: '/image-generator',
    through: (page, look) =>
      lookWithoutAnswers(page, look, '**/api/images?*', {
        waiting: 'Loading images',
        failed: 'Failed to load generated images',
      }),
  },
  'the drawing board': {
    path: '/draw-marcel',
    through: async (page, look) => {
      await page.getByRole('application', { name: 'Drawing board' }).waitFor();
      await look('empty');
      await page.getByRole('button', { name: 'Transform Drawing' }).click();
      await page.getByText('Please create a drawing first!').first().waitFor();
      await look('when there is nothing to send');
      await page.getByRole('application', { name: 'Drawing board' }).scrollIntoViewIfNeeded();
      await drawZigzag(page);
      for (const tool of ['Line', 'Box', 'Oval', 'Fill'] as const) {
        await page.getByRole('radio', { name: tool }).check();
        await look(`with the tool ${tool}`);
      }
      await page.getByRole('button', { name: 'Transform Drawing' }).click();
      await made(page);
      await look('when it has become a picture');
      await page.getByRole('button', { name: 'Something Else' }).click();
      await page.getByRole('region', { name: 'Your drawings' }).waitFor();
      await look('with drawings of before');
    },
  },
  'the gallery': {
    path: '/?window=gallery',
    through: async (page, look) => {
      const gallery = page.getByRole('dialog', { name: 'Gallery' }).or(page.locator('[data-window]')).first();
      await gallery.getByRole('article').first().waitFor();
      await look('as it is');
      await gallery.getByRole('button', { name: 'Only Mine' }).click();
      await page.getByText('Nothing of yours is here yet').waitFor();
      await look('without anything of mine');
      await gallery.getByRole('button', { name: 'Only Mine' }).click();
      await gallery.getByRole('searchbox', { name: 'Search' }).fill('nothing says this');
      await page.getByText('Nothing here says').waitFor();
      await look('where nothing is found');
      await goTo(page, '/?window=gallery&item=gen-1');
      await page.getByRole('heading', { name: 'More like this' }).waitFor();
      await look('with a picture open');
      await page.getByRole('button', { name: 'Zoom In' }).click();
      await page.getByRole('group', { name: 'The picture in its full size' }).waitFor();
      await look('with a picture zoomed');
      await goTo(page, '/?window=gallery&item=gen-4711');
      await page.getByText('This picture is not here, or no longer.').waitFor();
      await look('with a picture that is not there');
    },
  },
  'the gallery without answers': {
    path: '/?window=gallery',
    through: (page, look) =>
      lookWithoutAnswers(page, look, '**/api/gallery?*', {
        waiting: 'Loading images',
        failed: 'Failed to fetch images',
      }),
  },
};
