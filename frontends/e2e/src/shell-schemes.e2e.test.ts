import type { Page } from 'playwright-core';
import { sendAsAdmin, submitMascot } from './admin-steps';
import { expectAccessible, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const SCHEMES = ['classic', 'dark', 'contrast'] as const;

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
  ['/mascotdx/submit', 'Submit a Mascot'],
  ['/nothing/here', '404 Page Not Found'],
] as const;

const ADMIN_SCREENS = [
  ['/admin/dashboard', 'Quick Actions'],
  ['/admin/submissions', 'Waiting'],
  ['/admin/submissions/1', 'Admin Review'],
  ['/admin/moderation', 'Moderation'],
  ['/admin/likes', 'Likes'],
  ['/admin/mascots/1', 'History'],
  ['/admin/image-population', 'Image Population'],
  ['/admin/import', 'Sample CSV'],
  ['/admin/programs', 'Programs'],
  ['/admin/audit', 'Audit'],
  ['/admin/system', 'System'],
] as const;

/** A browser whose visitor has chosen a scheme; `asAdmin` with an admin's token. */
async function visitor(scheme: string, { asAdmin = false, width = 1280 } = {}): Promise<Page> {
  const page = await browser().newPage({ width, allow: ['404 (Not Found)'] });
  const kept = { marcel_display: JSON.stringify({ scheme }), ...(asAdmin && { admin_token: product().adminToken }) };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  return page;
}

/** Opens a screen and waits until it has what it shows. */
async function open(page: Page, screen: string, heading: string): Promise<void> {
  await page.goto(product().url(screen));
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, [class*="skeleton"]') &&
      !/(?:Starting|Opening|Loading|Checking|Verifying)[^.]*\.\.\./.test(document.body.innerText),
  );
}

const nameOf = (scheme: string, screen: string) => `scheme-${scheme}${screen === '/' ? '-desktop' : screen}`;

beforeAll(async () => {
  await submitMascot(product(), 'Waiting');
  const answer = await fetch(product().url('/api/generate-image'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'Marcel with a balloon' }),
  });
  expect(answer.ok).toBe(true);
  expect((await sendAsAdmin(product(), 'POST', '/api/mascots/1/like')).ok).toBe(true);
});

describe.each(SCHEMES)('the %s scheme', (scheme) => {
  test.each(PUBLIC_SCREENS)('can be read by everybody at %s', async (screen, heading) => {
    const page = await visitor(scheme);
    await open(page, screen, heading);
    await screenshot(page, nameOf(scheme, screen));
    await expectAccessible(page);
  });

  test.each(ADMIN_SCREENS)('can be read by admins at %s', async (screen, heading) => {
    const page = await visitor(scheme, { asAdmin: true });
    await open(page, screen, heading);
    await screenshot(page, nameOf(scheme, screen));
    await expectAccessible(page);
  });

  test('can be read where admins log in', async () => {
    const page = await visitor(scheme);
    await open(page, '/admin/login', 'Admin');
    await expectAccessible(page);
  });
});
