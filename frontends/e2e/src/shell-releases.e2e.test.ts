import type { Page } from 'playwright-core';
import * as z from 'zod';
import { expectToast, REFUSED, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const Listed = z.object({ remotes: z.array(z.looseObject({ name: z.string() })) });
const Events = z.object({ events: z.array(z.object({ metadata: z.looseObject({ release: z.string() }) })) });

/** Gives every remote of `/remotes.json` a release, and puts others beside them. */
async function list(page: Page, releases: Record<string, string>, others: unknown[] = []): Promise<void> {
  await page.route('**/remotes.json', async (route) => {
    const answer = await route.fetch();
    const { remotes } = Listed.parse(await answer.json());
    const listed = remotes.map((remote) => ({ ...remote, release: releases[remote.name] }));
    await route.fulfill({ json: { remotes: [...others, ...listed] } });
  });
}

/** The releases that the events of one type name, oldest first. */
async function releasesOf(type: string): Promise<string[]> {
  const headers = { 'x-admin-token': product().adminToken };
  const answer = await fetch(product().url(`/api/audit/events?type=${type}`), { headers });
  return Events.parse(await answer.json()).events.map(({ metadata }) => metadata.release);
}

test('what a program writes names the release of its own code, whatever was fetched after it', async () => {
  const page = await browser().newPage(REFUSED);
  await list(page, { mascotdex: '1.2.0-0123456789ab', studio: '3.0.0-ba9876543210' });
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('searchbox').first().waitFor();
  const gallery = page.waitForResponse(/__federation_expose_Gallery/);
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('menuitem', { name: 'Gallery' }).hover();
  await gallery;
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Octocat' }).first().click();
  await page.getByRole('button', { name: 'Like Octocat, 0 likes' }).click();
  await expectToast(page, 'Liked!');
  expect(await releasesOf('MascotLiked')).toEqual(['mascotdex@1.2.0-0123456789ab']);
});

test('a remote that this shell has never heard of, or cannot read, leaves the others', async () => {
  const page = await browser().newPage();
  const newsletter = { name: 'newsletter', entry: 'https://news.example/mf-manifest.json', since: 2026 };
  await list(page, {}, [newsletter, { name: 'half' }, null, { name: 'UPPER', entry: 7 }]);
  await page.goto(product().url('/mascotdx'));
  await page.getByRole('searchbox').first().waitFor();
});
