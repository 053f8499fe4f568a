import type { Page } from 'playwright-core';
import * as z from 'zod';
import { useBrowser, useProduct } from './harness';
import { publish, step } from './release-steps';

const product = useProduct();
const browser = useBrowser();

/** What a dead remote makes the browser and the federation log. */
const LOGGED = [/Failed to load resource/, /Federation Runtime/, /console: /];

const Report = z.object({ canary: z.unknown() });
const Remotes = z.object({ remotes: z.array(z.object({ release: z.string().optional() })) });
const History = z.array(z.looseObject({ reason: z.string().nullable() }));

const seated = (seat: number) => ({ cookie: `marcel-seat=${seat}` });

async function read<T>(schema: z.ZodType<T>, path: string): Promise<T> {
  const answer = await fetch(product().url(path), { headers: { 'x-admin-token': product().adminToken } });
  return schema.parse(await answer.json());
}

/** One seat that gets the canary, and one that does not. */
async function findSeats(canary: string): Promise<[tried: number, spared: number]> {
  const seats: Record<string, number> = {};
  for (let seat = 0; seat < 100 && Object.keys(seats).length < 2; seat += 10) {
    const answer = await fetch(product().url('/remotes.json'), { headers: seated(seat) });
    const { remotes } = Remotes.parse(await answer.json());
    seats[remotes.some(({ release }) => release === canary) ? 'tried' : 'spared'] = seat;
  }
  return [seats.tried ?? NaN, seats.spared ?? NaN];
}

async function open(seat: number): Promise<{ page: Page; told: unknown[] }> {
  const page = await browser().newPage({ allow: LOGGED });
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/frontend-failures')) told.push(request.postDataJSON());
  });
  await page.context().addCookies([{ name: 'marcel-seat', value: String(seat), url: product().address }]);
  await page.goto(product().url('/marcel-hugs'));
  return { page, told };
}

const box = (page: Page) => page.getByRole('alert', { name: 'Hug Your Mascot is not answering' });
const program = (page: Page) => page.getByLabel('Your Name');
const untilThere = (page: Page) => box(page).or(program(page)).waitFor();

/** More often than a page tells. */
const PATIENCE = 6;

async function insist(page: Page): Promise<void> {
  for (let again = 0; again < PATIENCE; again += 1) {
    await untilThere(page);
    if ((await box(page).count()) === 0) return;
    await box(page).getByRole('button', { name: 'Retry' }).click();
  }
  await untilThere(page);
}

test('browsers tell of a canary that they cannot load, and it ends with their figures as its reason', async () => {
  const broken = await publish(product(), 'studio', { version: '9.0.0' });
  await step(product(), 'studio', broken, 'canary', { share: 50 });
  const [tried, spared] = await findSeats(broken);
  // A page tells a failure each time that it is tried; of each visit one counts, and a seat counts for a few visits.
  for (let seat = 0; seat < 100; seat += 4) await fetch(product().url('/remotes.json'), { headers: seated(seat) });

  const first = await open(tried);
  await insist(first.page);
  expect(first.told).toEqual(Array(5).fill({ frontend: 'studio', release: broken, kind: 'load' }));
  const second = await open(tried);
  await insist(second.page);
  await program(second.page).waitFor();
  expect((await read(Report, '/api/releases/studio')).canary).toBeNull();
  const [ended] = await read(History, '/api/releases/studio/history');
  expect(ended).toMatchObject({ type: 'CanaryEnded', release: broken, outcome: 'failed' });
  expect(ended?.reason).toMatch(/^It failed \d+ times in \d+ visits, what is live 0 times in \d+$/);

  const other = await open(spared);
  await program(other.page).waitFor();
  expect(other.told).toEqual([]);
});
