import path from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = path.resolve(__dirname, '../../screenshots');

/** Writes a picture of the whole page into the ignored `screenshots` folder and gives its path. */
export async function screenshot(page: Page, name: string): Promise<string> {
  const file = path.join(FOLDER, `${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}.png`);
  await page.screenshot({ path: file, fullPage: true });
  return file;
}
