import type { Page } from 'playwright-core';
import type { Browser, NewPageOptions } from './browser';
import type { Product } from './product';

/**
 * For a page whose requests the server may refuse, or not answer at all: the browser reports each of them, also the 404 of
 * a contributor without a profile, and a worker that it cannot fetch.
 */
export const REFUSED = { allow: ['Failed to load resource', 'An unknown error occurred when fetching the script'] };

/** Opens a page of the product as such a visitor. */
export async function visit(
  product: Product,
  browser: Browser,
  path: string,
  options: NewPageOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ ...REFUSED, ...options });
  await page.goto(product.url(path));
  return page;
}
