import { menu, openIconMenu } from '../icon-steps';
import { goTo, lookWithoutAnswers, type Walk } from './walk';

export const DESKTOP: Readonly<Record<string, Walk>> = {
  'the desktop': {
    path: '/',
    through: async (page, look, { wide }) => {
      await page.getByRole('link', { name: 'Newsletter' }).waitFor();
      await look('as it is');
      await page.getByRole('button', { name: 'START' }).click();
      await page.getByRole('combobox', { name: 'Search Marcel OS' }).waitFor();
      await look('with START open');
      await page.getByRole('combobox', { name: 'Search Marcel OS' }).fill('tux');
      await page.getByRole('option', { name: /Tux/ }).waitFor();
      await look('with START searched');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /music player/ }).click();
      await page.getByRole('slider', { name: 'Volume' }).waitFor();
      await look('with its player open');
      await page.getByRole('button', { name: /music player/ }).click();
      if (!wide) return;
      await page.getByRole('button', { name: 'Pet Marcel' }).waitFor({ state: 'attached' });
      await page.mouse.click(640, 300, { button: 'right' });
      await menu(page, 'Desktop').waitFor();
      await look('with its own menu');
      await page.keyboard.press('Escape');
      await openIconMenu(page, 'Mascotdex');
      await look("with an icon's menu");
    },
  },
  'the windows of the desktop': {
    path: '/?window=readme',
    through: async (page, look) => {
      await page.getByRole('heading', { name: 'README' }).first().waitFor();
      await look('README');
      await goTo(page, '/?window=programs');
      await page.getByRole('row').nth(2).waitFor();
      await look('Installed Programs');
      await goTo(page, '/?window=display');
      await page.getByRole('group', { name: 'Colors' }).waitFor();
      await look('Display Settings');
      await goTo(page, '/nowhere/at/all');
      await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
      await look('404');
    },
  },
  'My Things': {
    path: '/?window=mine',
    through: async (page, look) => {
      await page.getByText('Nothing of yours yet').waitFor();
      await look('of which there are none');
      await goTo(page, '/mascotdx/astro');
      await page.getByRole('button', { name: 'Add Comment' }).click();
      await page.getByLabel('Your Name').fill('Ada');
      await page.getByRole('textbox', { name: 'Comment' }).fill('To the stars');
      await page.getByRole('button', { name: 'Post Comment' }).click();
      await page.getByText('To the stars', { exact: true }).first().waitFor();
      await goTo(page, '/?window=mine');
      await page.getByRole('button', { name: 'Delete comment on Astro' }).click();
      await page.getByRole('dialog', { name: 'Delete comment on Astro' }).waitFor();
      await look('one of which is deleted');
      await lookWithoutAnswers(page, look, '**/api/mine*', {
        waiting: 'Looking for your things...',
        failed: 'Your things could not be loaded. Please try again.',
      });
    },
  },
};
