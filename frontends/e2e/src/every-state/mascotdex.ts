import { picture } from './material';
import { goTo, keepWaiting, lookWithoutAnswers, refuse, type Walk } from './walk';

export const MASCOTDEX: Readonly<Record<string, Walk>> = {
  'the directory': {
    path: '/mascotdx',
    through: async (page, look) => {
      await page.getByRole('link', { name: 'Tux', exact: true }).waitFor();
      await look('as a grid');
      for (const view of ['List view', 'Dense view']) {
        await page.getByRole('button', { name: view }).click();
        await page.getByRole('link', { name: 'Tux', exact: true }).waitFor();
        await look(`as ${view}`);
      }
      await page.getByRole('button', { name: 'Your favourites' }).click();
      await page.getByText('No favourites yet').waitFor();
      await look('without favourites');
      await page.getByRole('button', { name: "I'm Feeling Lucky" }).click();
      await page.getByRole('button', { name: 'Draw New Card' }).waitFor();
      await look('as a card');
      await page.getByRole('button', { name: 'Grid view' }).click();
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page
        .getByRole('button', { name: /^Animal/ })
        .first()
        .waitFor();
      await look('with filters open');
      await page.getByLabel('Type', { exact: true }).selectOption('Animal');
      await page.getByText('3 mascots', { exact: true }).waitFor();
      await look('with a filter set');
      await page.getByRole('button', { name: 'Reset', exact: true }).click();
      await page.getByRole('searchbox', { name: 'Search mascots' }).fill('octcat');
      await page.getByText('Did you mean').first().waitFor();
      await look('with suggestions');
      await page.getByRole('searchbox', { name: 'Search mascots' }).fill('nobody at all');
      await page.getByRole('button', { name: 'Reset Filters' }).waitFor();
      await look('where nothing is found');
    },
  },
  'the directory without answers': {
    path: '/mascotdx',
    through: (page, look) =>
      lookWithoutAnswers(page, look, '**/api/mascots?*', {
        waiting: 'Loading mascots',
        failed: 'Failed to load mascots. Please try again.',
      }),
  },
  'a mascot': {
    path: '/mascotdx/tux',
    through: async (page, look) => {
      await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
      await page.getByRole('region', { name: 'Related Mascots' }).waitFor();
      await look('as it is');
      await page.getByRole('button', { name: 'Add Comment' }).click();
      await page.getByRole('button', { name: 'Post Comment' }).click();
      await page.getByText('Comment is required').waitFor();
      await look('with a comment that lacks everything');
      await page.getByLabel('Your Name').fill('Ada');
      await page.getByRole('textbox', { name: 'Comment' }).fill('Hello');
      await page.getByRole('button', { name: 'Post Comment' }).click();
      const comments = page.getByRole('listitem').filter({ hasText: 'Hello' });
      await comments.first().waitFor();
      await look('with a comment');
      await page.getByRole('button', { name: 'Delete your comment' }).first().click();
      await page.getByRole('dialog').waitFor();
      await look('asking whether it goes');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Report Tux', exact: true }).click();
      await page.getByRole('dialog', { name: 'Report Tux', exact: true }).waitFor();
      await look('being reported');
    },
  },
  'a mascot without answers': {
    path: '/mascotdx/tux',
    through: async (page, look) => {
      await refuse(page, '**/api/mascots/*/comments*');
      await page.reload();
      await page.getByText('Failed to load comments.').waitFor();
      await look('of its comments');
      const release = await keepWaiting(page, '**/api/mascots/slug/*');
      await page.reload();
      await page.getByText('Back to list').waitFor();
      await look('while it loads');
      await release();
      await goTo(page, '/mascotdx/nobody');
      await page.getByText('Mascot Not Found').waitFor();
      await look('who is not there');
      await goTo(page, '/mascotdx/tux?asOf=2026-01-01');
      await page.getByText('It was not in the directory').waitFor();
      await look('on a day before');
    },
  },
  'the comparison': {
    path: '/mascotdx/compare',
    through: async (page, look) => {
      await page.getByText('Nobody to compare yet').waitFor();
      await look('of nobody');
      await goTo(page, '/mascotdx/compare?mascots=tux,octocat,nobody');
      await page.getByText('Mascot Not Found').waitFor();
      await page.getByRole('rowheader', { name: 'Status' }).waitFor();
      await look('of two, and one who is not there');
      const release = await keepWaiting(page, '**/api/mascots/slug/*');
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await look('while it loads');
      await release();
    },
  },
  'the Time Machine': {
    path: '/time-machine',
    through: async (page, look) => {
      await page.getByRole('slider', { name: 'Day of the directory' }).waitFor();
      await page.getByRole('link', { name: 'Tux' }).first().waitFor();
      await look('today');
      await refuse(page, '**/api/mascots?*');
      await page.reload();
      await page.getByRole('button', { name: 'Retry' }).waitFor();
      await look('when a day cannot be had');
    },
  },
  'the submit form': {
    path: '/mascotdx/submit',
    through: async (page, look) => {
      await page.getByRole('button', { name: 'Submit Mascot' }).waitFor();
      await look('as it is');
      await page.getByRole('button', { name: 'Submit Mascot' }).click();
      await page.getByText('Mascot name is required').waitFor();
      await look('that lacks everything');
      await page.getByRole('textbox', { name: 'Mascot Name' }).fill('Tux');
      await page.getByText('Already in Mascotdex:').waitFor();
      await look('with a name that is taken');
      await page.getByLabel('Choose Picture').setInputFiles(await picture());
      await page.getByRole('button', { name: 'Crop' }).click();
      await page.getByRole('dialog', { name: 'Crop Picture' }).waitFor();
      await look('while its picture is cropped');
      await page.keyboard.press('Escape');
      await page.reload();
      await page.getByRole('button', { name: 'Submit Mascot' }).waitFor();
      await look('taken up again');
      const release = await keepWaiting(page, '**/api/submissions');
      await page.getByLabel('Your Name').fill('Ada');
      await page.getByLabel('Email').fill('ada@example.org');
      await page.getByLabel('LinkedIn Profile URL').fill('https://www.linkedin.com/in/ada');
      await page.getByRole('textbox', { name: 'Brand Name' }).fill('Linux');
      await page.getByRole('button', { name: 'Submit Mascot' }).click();
      await page.getByText('Submitting').first().waitFor();
      await look('while it is sent');
      await release();
    },
  },
  'the page of a submission': {
    path: '/mascotdx/status/unknown',
    through: async (page, look, { submissions }) => {
      await page.getByText('Submission Not Found').waitFor();
      await look('that is not there');
      for (const [verdict, path] of Object.entries(submissions)) {
        await goTo(page, path);
        await page.getByRole('list', { name: 'Timeline' }).waitFor();
        await look(`that is ${verdict}`);
      }
      await page.getByRole('button', { name: 'Edit and Submit Again' }).click();
      await page.getByRole('textbox', { name: 'Brand Name' }).fill('');
      await page.getByRole('button', { name: 'Submit Again', exact: true }).click();
      await page.getByText('Brand name is required').waitFor();
      await look('that is edited');
      await refuse(page, '**/api/submissions/**');
      await page.reload();
      await page.getByText('Failed to load the submission.').waitFor();
      await look('that cannot be loaded');
    },
  },
};
