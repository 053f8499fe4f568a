import type { Page } from 'playwright-core';
import * as z from 'zod';
import { expectEventually, type Browser, type Product } from './harness';
import { portrait } from './studio-support';

const Numbered = z.object({ id: z.int() });

const HugList = z.object({ items: z.array(z.object({ id: z.int(), storagePaths: z.array(z.string()) })) });

/** Posts a comment on a mascot as a visitor and gives its number. */
export async function postComment(product: Product, content: string, mascotId = 1): Promise<number> {
  const answer = await send(product, `/api/mascots/${mascotId}/comments`, { author: 'Mallory', content });
  expect(answer.status).toBe(201);
  return Numbered.parse(await answer.json()).id;
}

/** Makes a hug as a visitor and gives its number and the path of its picture. */
export async function makeHug(product: Product): Promise<{ id: number; path: string }> {
  const { buffer } = await portrait();
  const form = new FormData();
  form.set('userName', 'Grace');
  form.set('profilePicture', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'face.jpg');
  const answer = await fetch(product.url('/api/generate-marcel-hugging'), { method: 'POST', body: form });
  const { id } = Numbered.parse(await answer.json());
  const path = async () => {
    const { items } = HugList.parse(await (await fetch(product.url('/api/marcel-hugging'))).json());
    return items.find((hug) => hug.id === id)?.storagePaths[0] ?? '';
  };
  await expectEventually(async () => (await path()) !== '', true);
  return { id, path: await path() };
}

/** Reports something as a visitor; the path says what. */
export async function report(product: Product, path: string): Promise<void> {
  expect((await send(product, `${path}/report`, { reason: 'spam' })).status).toBe(202);
}

const send = (product: Product, path: string, json: object): Promise<Response> =>
  fetch(product.url(path), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });

/** Opens a page as a visitor of no contributor's profile. */
export async function visit(product: Product, browser: Browser, path: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ width, allow: ['404'] });
  await page.goto(product.url(path));
  return page;
}

/** Chooses a reason in the form that is open, and sends the report. */
export async function sendReport(page: Page, reason: string): Promise<void> {
  const form = page.getByRole('dialog', { name: /^Report / });
  await form.getByLabel(reason).check();
  await form.getByRole('button', { name: 'Report', exact: true }).click();
  await form.waitFor({ state: 'detached' });
}

/** Answers the question for a reason. */
export async function giveReason(page: Page, reason: string, { stays = false } = {}): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (stays) await dialog.getByLabel('Use this reason for the next ones without asking').check();
  await dialog.getByLabel(/^Reason/).fill(reason);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}
