import type { Page } from 'playwright-core';
import { sendAsAdmin, submitMascot } from './admin-steps';
import type { Product } from './harness';

/** Where each screen of the desk is, and a heading that it has once it is there. */
export const ADMIN_SCREENS = [
  ['/admin/dashboard', 'Quick Actions'],
  ['/admin/submissions', 'Waiting'],
  ['/admin/submissions/1', 'Admin Review'],
  ['/admin/moderation', 'Moderation'],
  ['/admin/likes', 'Likes'],
  ['/admin/mascots/1', 'History'],
  ['/admin/pictures/gen-1', 'Image 1'],
  ['/admin/image-population', 'Image Population'],
  ['/admin/import', 'Sample CSV'],
  ['/admin/programs', 'Programs'],
  ['/admin/audit', 'Audit'],
  ['/admin/time-machine', 'Directory'],
  ['/admin/system', 'System'],
] as const;

/** Gives the screens what they need to show something. */
export async function fillScreens(product: Product): Promise<void> {
  await submitMascot(product, 'Waiting');
  expect((await sendAsAdmin(product, 'POST', '/api/mascots/1/like')).ok).toBe(true);
}

/** Opens a screen and waits until it has what it shows. */
export async function openScreen(page: Page, product: Product, screen: string, heading: string): Promise<void> {
  await page.goto(product.url(screen));
  await page.getByRole('heading', { name: heading }).first().waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, [class*="skeleton"]') &&
      !/(?:Starting|Opening|Loading|Checking|Verifying)[^.]*\.\.\./.test(document.body.innerText),
  );
}
