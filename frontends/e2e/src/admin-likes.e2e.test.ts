import type { Page } from 'playwright-core';
import * as z from 'zod';
import { sendAsAdmin, sitDown as sitDownAt } from './admin-steps';
import { expectAccessible, expectFits, expectToast, REFUSED, screenshot, useBrowser, useProduct } from './harness';
import { giveReason } from './moderation-steps';

const product = useProduct();
const browser = useBrowser();

const Liked = z.object({ likes: z.int() });
const Bursts = z.array(z.object({ kind: z.string(), id: z.int(), first: z.int(), last: z.int() }));

const sitDown = (options?: Parameters<typeof sitDownAt>[3]) => sitDownAt(product(), browser(), '/admin/likes', options);
const likesOf = async (id: number) =>
  Liked.parse(await (await fetch(product().url(`/api/mascots/${id}`))).json()).likes;

/** However an hour that ends meanwhile cuts it in two, one part is a burst. */
async function crowd(id: number): Promise<void> {
  for (let count = 0; count < 40; count += 1)
    expect((await fetch(product().url(`/api/mascots/${id}/like`), { method: 'POST' })).status).toBe(200);
}

async function bursts(): Promise<z.infer<typeof Bursts>> {
  const headers = { 'x-admin-token': product().adminToken };
  return Bursts.parse(await (await fetch(product().url('/api/admin/likes/bursts'), { headers })).json());
}

const takingBack = (page: Page, id: number) =>
  page.getByRole('button', { name: new RegExp(`^Take Back: \\d+ likes of Mascot ${id}$`) }).first();
const countIn = (name: string | null) => Number(/\d+/.exec(name ?? '')?.[0]);

test('an admin sees a burst of likes and takes it back by keyboard; visitors see fewer at once', async () => {
  await crowd(1);
  const before = await likesOf(1);
  const desk = await sitDown();
  await desk.getByRole('link', { name: 'Likes', exact: true }).waitFor();
  const button = takingBack(desk, 1);
  const count = countIn(await button.getAttribute('aria-label'));
  await button.press('Enter');
  await giveReason(desk, 'One script, many clicks');
  await expectToast(desk, `${count} likes taken back`);
  await desk.getByText('Taken Back', { exact: true }).first().waitFor();
  expect(await likesOf(1)).toBe(before - count);
  const visitor = await browser().newPage({ allow: ['404'] });
  await visitor.goto(product().url('/mascotdx/astro'));
  await visitor
    .getByRole('button', { name: /like/i })
    .filter({ hasText: String(before - count) })
    .first()
    .waitFor();

  await desk.goto(product().url('/admin/mascots/1'));
  await desk.getByRole('heading', { name: 'Mascot likes taken back' }).waitFor();
  await desk.getByText('One script, many clicks').waitFor();
});

test('of two admins the second is told who was first', async () => {
  await crowd(2);
  const desk = await sitDown({
    ...REFUSED,
    prepare: (page) => page.route('**/api/admin/events', (route) => route.abort()),
    allow: [...REFUSED.allow, 'ERR_FAILED'],
  });
  await takingBack(desk, 2).waitFor();
  for (const { kind, id, first, last } of (await bursts()).filter((burst) => burst.id === 2)) {
    const answer = await sendAsAdmin(product(), 'POST', '/api/admin/likes/take-back', {
      kind,
      id,
      first,
      last,
      reason: 'Spam',
    });
    expect(answer.status).toBe(200);
  }
  await takingBack(desk, 2).click();
  await giveReason(desk, 'Spam');
  await expectToast(desk, 'Already taken back');
  await takingBack(desk, 2).waitFor({ state: 'detached' });
});

test('bursts and their question fit every width and keep the accessibility rules', async () => {
  await crowd(3);
  const desk = await sitDown({ width: 320 });
  const look = (name: string) => async (width: number) => {
    await expectAccessible(desk);
    await screenshot(desk, `likes ${name} ${width}`);
  };
  await takingBack(desk, 3).waitFor();
  await expectFits(desk, [320, 375, 768, 1280], look('bursts'));
  await takingBack(desk, 3).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Spam or advertising' }).waitFor();
  await expectFits(desk, [320, 1280], look('question'));
});

test('bursts that cannot be loaded are asked for again', async () => {
  const desk = await sitDown({
    allow: ['503'],
    prepare: (page) =>
      page.route('**/api/admin/likes/bursts*', (route) =>
        route.fulfill({ status: 503, json: { error: 'Not now', message: 'Not now', code: 'unavailable' } }),
      ),
  });
  await desk.getByText('Failed to load bursts of likes').waitFor();
  await desk.unroute('**/api/admin/likes/bursts*');
  await desk.getByRole('button', { name: 'Retry' }).click();
  await desk.getByRole('table').or(desk.getByText('No bursts. Everybody likes at leisure.')).first().waitFor();
});
