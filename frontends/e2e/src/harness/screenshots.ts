import path from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = path.resolve(__dirname, '../../screenshots');

/** Photographs the page, where the environment asks for it by SCREENSHOTS: no test looks at the pictures itself. */
export async function screenshot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS) await photograph(page, name);
}

/** Writes a picture of the whole page into the ignored `screenshots` folder. */
export async function photograph(page: Page, name: string): Promise<void> {
  const file = path.join(FOLDER, `${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.png`);
  await page.screenshot({ path: file, fullPage: true });
}
