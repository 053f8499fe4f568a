import type { Page } from 'playwright-core';
import { expectAccessible, expectEventually, expectToast, screenshot, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

const MUSIC = '**/static/media/*.mp3';

async function openPlayer(allow: string[] = []): Promise<Page> {
  const page = await browser().newPage({ allow });
  await page.goto(product().url('/'));
  await page.getByRole('button', { name: 'Expand music player' }).click();
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const track = (page: Page, number: number) => page.getByText(`Track ${number} of 3`).waitFor();
const sounds = (page: Page) =>
  page.waitForFunction(() => {
    const audio = document.querySelector('audio');
    return audio !== null && !audio.paused && audio.currentTime > 0;
  });
const audio = (page: Page) =>
  page.evaluate(() => {
    const { paused, muted, volume, duration } = document.querySelector('audio') ?? new Audio();
    return { paused, muted, volume, duration };
  });

test('nothing is fetched before the visitor asks; then it sounds, on whatever page', async () => {
  const page = await openPlayer();
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'media' && fetched.push(request.url()));
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await press(page, 'Play');
  await sounds(page);
  expect((await audio(page)).duration).toBeGreaterThan(40);
  await page.evaluate(() => document.querySelector('audio')?.setAttribute('data-same', 'yes'));
  await page.getByRole('link', { name: 'Mascotdex' }).click();
  await page.getByRole('heading', { name: 'Mascotdex' }).waitFor();
  await sounds(page);
  expect(await page.locator('audio').getAttribute('data-same')).toBe('yes');
});

test('three tracks of their own go around both ends, and on by themselves', async () => {
  const page = await openPlayer();
  const titles = new Set<string>();
  const title = async () => titles.add(await page.locator('strong').first().innerText());
  await press(page, 'Previous');
  await track(page, 3);
  await title();
  await press(page, 'Next');
  await track(page, 1);
  await title();
  await press(page, 'Play');
  await sounds(page);
  await page.evaluate(() => {
    const playing = document.querySelector('audio');
    if (playing) playing.currentTime = playing.duration - 0.2;
  });
  await track(page, 2);
  await title();
  await sounds(page);
  expect(titles.size).toBe(3);
});

test('the volume goes in tenths from 0.7; mute and pause work; the system knows the track', async () => {
  const page = await openPlayer();
  expect((await audio(page)).volume).toBe(0.7);
  await page.getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect((await audio(page)).volume).toBeCloseTo(0.6);
  await page.keyboard.press('End');
  expect((await audio(page)).volume).toBe(1);
  await press(page, 'Mute');
  expect((await audio(page)).muted).toBe(true);
  await press(page, 'Play');
  await sounds(page);
  const session = await page.evaluate(() => ({
    title: navigator.mediaSession.metadata?.title,
    state: navigator.mediaSession.playbackState,
  }));
  expect(session).toEqual({ title: await page.locator('strong').first().innerText(), state: 'playing' });
  await press(page, 'Pause');
  expect((await audio(page)).paused).toBe(true);
});

test('volume, track and place are remembered, and the place can be chosen by keyboard', async () => {
  const page = await openPlayer();
  const position = page.getByRole('slider', { name: 'Position' });
  const place = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
  await press(page, 'Next');
  await page.getByRole('slider', { name: 'Volume' }).focus();
  await page.keyboard.press('ArrowLeft');
  expect(await position.isDisabled()).toBe(true);
  await press(page, 'Play');
  await sounds(page);
  await position.focus();
  await page.keyboard.press('PageUp');
  await expectEventually(async () => (await place()) > 3, true);
  await press(page, 'Pause');
  const left = await place();
  expect(await position.getAttribute('aria-valuetext')).toMatch(/^0:\d\d of \d:\d\d$/);
  await expectAccessible(page);
  await screenshot(page, 'shell-music-panel');
  await page.reload();
  await page.getByRole('button', { name: 'Expand music player' }).click();
  await track(page, 2);
  expect((await audio(page)).volume).toBeCloseTo(0.6);
  await press(page, 'Play');
  await sounds(page);
  expect(await place()).toBeGreaterThanOrEqual(left - 1);
});

test('a track that fails is skipped with a word', async () => {
  const page = await openPlayer(['404 (Not Found)']);
  let refused = 0;
  await page.route(MUSIC, (route) => (refused++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await press(page, 'Play');
  await expectToast(page, 'Track skipped');
  await track(page, 2);
  await sounds(page);
});

test('without any music it says so and stops', async () => {
  const page = await openPlayer(['404 (Not Found)']);
  await page.route(MUSIC, (route) => route.fulfill({ status: 404 }));
  await press(page, 'Play');
  await expectToast(page, 'None of the tracks could be played. Please try again later.');
  await page.getByRole('button', { name: 'Play', exact: true }).first().waitFor();
});
