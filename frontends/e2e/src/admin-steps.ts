import type { Page } from 'playwright-core';
import * as z from 'zod';
import { expectToast, type Browser, type NewPageOptions, type Product } from './harness';

const Receipt = z.object({ id: z.int() });

const SUBMITTER = {
  userEmail: 'ada@example.org',
  linkedinUrl: 'https://www.linkedin.com/in/ada',
  userName: 'Ada Byron',
  contributor: 'Ada Byron',
};

/** Submits a mascot as a visitor and gives its number. */
export async function submitMascot(
  product: Product,
  name: string,
  { image, ownerKey, ...told }: { image?: Blob; userEmail?: string; ownerKey?: string } = {},
): Promise<number> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...SUBMITTER, ...told, name, brand: `Brand of ${name}` }))
    form.set(field, value);
  if (image) form.set('image', image, 'mascot.png');
  const headers: HeadersInit = ownerKey === undefined ? {} : { 'x-owner-key': ownerKey };
  const answer = await fetch(product.url('/api/submissions'), { method: 'POST', body: form, headers });
  expect(answer.status).toBe(201);
  return Receipt.parse(await answer.json()).id;
}

/** Sends a request to the API as an admin. */
export const sendAsAdmin = (product: Product, method: string, path: string, json: object = {}): Promise<Response> =>
  fetch(product.url(path), {
    method,
    headers: { 'x-admin-token': product.adminToken, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });

/** Submits a mascot, approves it and gives the number of the submission. */
export async function publishMascot(product: Product, name: string): Promise<number> {
  const id = await submitMascot(product, name);
  expect((await sendAsAdmin(product, 'PUT', `/api/submissions/${id}/approve`)).status).toBe(200);
  return id;
}

type DeskOptions = NewPageOptions & { prepare?: (page: Page) => Promise<unknown> };

/** Opens a page of the panel in the browser of an admin who has logged in before. */
export async function sitDown(product: Product, browser: Browser, path: string, options?: DeskOptions): Promise<Page> {
  const page = await browser.newPage(options);
  await options?.prepare?.(page);
  await page.addInitScript((token) => localStorage.setItem('admin_token', token), product.adminToken);
  await page.goto(product.url(path));
  return page;
}

/** Opens a page of the panel and logs in on the way there. */
export async function logIn(product: Product, browser: Browser, path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(product.url(path));
  await page.getByLabel('Admin token').fill(product.adminToken);
  await page.getByRole('button', { name: 'Login to Admin Panel' }).click();
  await expectToast(page, 'Login successful');
  return page;
}

/** Undoes by the button that is given, with a reason. */
export async function undo(page: Page, button: string | RegExp = 'Undo'): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await sayWhyUndone(page);
}

/** Undoes the last decision by its key, which waits for as long as anybody needs. */
export async function undoByKey(page: Page): Promise<void> {
  await page.keyboard.press('u');
  await sayWhyUndone(page);
}

async function sayWhyUndone(page: Page): Promise<void> {
  await page.getByLabel(/^Reason/).fill('A slip');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Undone');
}
