import type { Page } from 'playwright-core';
import { ADMIN_SCREENS, fillScreens, openScreen } from './admin-screens';
import { expectAccessible, expectReadableColours, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const SCHEMES = ['classic', 'dark', 'contrast'] as const;

interface Moment {
  /** Where the screen is, and a heading that it has once it is there. */
  at: string;
  heading: string;
  /** Brings up what lies over it, or comes later. */
  act: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const pressTab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();

/** Where each screen is, and a heading that it has once it is there. */
const PUBLIC_SCREENS = [
  ['/', 'Marcel OS'],
  ['/?window=gallery', 'Gallery'],
  ['/?window=mine', 'My Things'],
  ['/?window=display', 'Display Settings'],
  ['/?window=programs', 'Installed Programs'],
  ['/?window=readme', 'Keyboard Shortcuts'],
  ['/marcel-hugs', 'Marcel Hugging Gallery'],
  ['/image-generator', 'Generated Images'],
  ['/draw-marcel', 'Draw Marcel'],
  ['/mascotdx', 'Octocat'],
  ['/mascotdx?view=list', 'Octocat'],
  ['/mascotdx?view=lucky', 'Mascotdex'],
  ['/mascotdx/octocat', 'Personality Stats'],
  ['/mascotdx/compare?mascots=tux,octocat', 'All Facts'],
  ['/mascotdx/submit', 'Submit a Mascot'],
  ['/time-machine', 'Time Machine'],
  ['/admin/login', 'Admin'],
  ['/nothing/here', '404 Page Not Found'],
] as const;

const PUBLIC_MOMENTS: Record<string, Moment> = {
  START: { at: '/', heading: 'Marcel OS', act: press('START') },
  'the music player': { at: '/', heading: 'Marcel OS', act: press(/^Expand music player/) },
  'the details of a picture': { at: '/?window=gallery', heading: 'Gallery', act: press(/^Details of/) },
  'the filters': { at: '/mascotdx', heading: 'Octocat', act: press('Filters') },
  'a report': { at: '/mascotdx/octocat', heading: 'Personality Stats', act: press('Report') },
  'a form that is not complete': {
    at: '/mascotdx/submit',
    heading: 'Submit a Mascot',
    act: async (page) => {
      await page.getByRole('button', { name: 'Submit Mascot', exact: true }).click();
      await page.getByText('Please fix the validation errors above').first().waitFor();
    },
  },
  'a new picture': {
    at: '/image-generator',
    heading: 'Generated Images',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Prompt' }).fill('A pengiun on the moon, quantum');
      await page.getByRole('button', { name: 'Generate Image', exact: true }).click();
      await page.getByAltText('Your new picture').waitFor();
    },
  },
};

const ADMIN_MOMENTS: Record<string, Moment> = {
  'the edit of a mascot': { at: '/admin/dashboard', heading: 'Quick Actions', act: press('Edit Tux') },
  'the question before a deletion': { at: '/admin/dashboard', heading: 'Quick Actions', act: press('Delete Tux') },
  'the log': { at: '/admin/audit', heading: 'Audit', act: pressTab('Log') },
  'the replay': { at: '/admin/audit', heading: 'Audit', act: pressTab('Replay') },
  'the proof of the log': {
    at: '/admin/audit',
    heading: 'Audit',
    act: async (page) => {
      await pressTab('Verify')(page);
      await press('Verify the Seals')(page);
      await page.getByRole('button', { name: 'Verify the Seals' }).waitFor();
    },
  },
};

/** A visitor's browser; `asAdmin` with an admin's token. */
async function visitor({ asAdmin = false } = {}): Promise<Page> {
  const page = await browser().newPage({ allow: ['404 (Not Found)'] });
  if (asAdmin) await page.addInitScript((token) => localStorage.setItem('admin_token', token), product().adminToken);
  return page;
}

const open = (page: Page, screen: string, heading: string): Promise<void> =>
  openScreen(page, product(), screen, heading);

const nameOf = (scheme: string, screen: string) => `scheme-${scheme}-${screen === '/' ? 'desktop' : screen}`;

beforeAll(async () => {
  await fillScreens(product());
  const answer = await fetch(product().url('/api/generate-image'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'Marcel with a balloon' }),
  });
  expect(answer.ok).toBe(true);
});

/** Looks at what the page shows now in one scheme after the other. */
async function expectReadable(page: Page, name: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await page.evaluate((worn) => Object.assign(document.documentElement.dataset, { scheme: worn }), scheme);
    // What computes shades of its own draws them a frame later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await screenshot(page, nameOf(scheme, name));
    await (scheme === SCHEMES[0] ? expectAccessible(page) : expectReadableColours(page));
  }
}

describe('each scheme can be read', () => {
  test.each(PUBLIC_SCREENS)('by everybody at %s', async (screen, heading) => {
    const page = await visitor();
    await open(page, screen, heading);
    await expectReadable(page, screen);
  });

  test.each(ADMIN_SCREENS)('by admins at %s', async (screen, heading) => {
    const page = await visitor({ asAdmin: true });
    await open(page, screen, heading);
    await expectReadable(page, screen);
  });

  test.each(Object.entries(PUBLIC_MOMENTS))('by everybody in %s', async (name, { at, heading, act }) => {
    const page = await visitor();
    await open(page, at, heading);
    await act(page);
    await expectReadable(page, name);
  });

  test.each(Object.entries(ADMIN_MOMENTS))('by admins in %s', async (name, { at, heading, act }) => {
    const page = await visitor({ asAdmin: true });
    await open(page, at, heading);
    await act(page);
    await expectReadable(page, name);
  });
});
