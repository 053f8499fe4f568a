import type { Page } from 'playwright-core';
import sharp from 'sharp';

const face = (skin: string, hair: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400">
  <rect width="300" height="400" fill="#8fb59a"/><path d="M30 400c0-90 60-110 120-110s120 20 120 110z" fill="#a33"/>
  <ellipse cx="150" cy="150" rx="105" ry="115" fill="${hair}"/><ellipse cx="150" cy="185" rx="78" ry="100" fill="${skin}"/>
  <circle cx="120" cy="170" r="9"/><circle cx="180" cy="170" r="9"/>
  <path d="M115 230q35 34 70 0" fill="none" stroke="#722" stroke-width="8" stroke-linecap="round"/></svg>`;

/** A portrait as a telephone takes it: turned by a tag. */
export async function portrait(skin = '#f0c29c', hair = '#4a2a12') {
  const buffer = await sharp(Buffer.from(face(skin, hair)))
    .resize(1200, 1600)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer };
}

/** Waits until the picture of a card has come and is no placeholder; gives its address. */
export async function pictureOf(page: Page, card: string, other?: string): Promise<string> {
  const handle = await page.waitForFunction(
    ([name, seen]) => {
      const cards = [...document.querySelectorAll('article')].filter((one) => one.ariaLabel === name);
      const picture = cards[0]?.querySelector<HTMLImageElement>('img[srcset]');
      picture?.scrollIntoView();
      const source = picture?.getAttribute('src');
      return picture && picture.naturalWidth > 0 && source !== seen ? source : null;
    },
    [card, other] as const,
  );
  return String(await handle.jsonValue());
}

/** Draws a zigzag over the board, slowly enough that it has corners. */
export async function drawZigzag(page: Page): Promise<void> {
  const board = page.getByRole('application', { name: 'Drawing board' });
  await board.evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }));
  const box = await board.boundingBox();
  if (!box) throw new Error('There is no board');
  const at = (x: number, y: number) => page.mouse.move(box.x + x * box.width, box.y + y * box.height, { steps: 4 });
  await at(0.2, 0.3);
  await page.mouse.down();
  for (const [x, y] of [
    [0.4, 0.7],
    [0.6, 0.2],
    [0.8, 0.6],
  ] as const)
    await at(x, y);
  await page.mouse.up();
}

/** Presses Tab until an element has the focus whose name, or label, is this one. */
export async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const label = isField ? element.labels?.[0]?.textContent : undefined;
      return element?.ariaLabel ?? label ?? element?.textContent ?? '';
    });
  for (let press = 0; press < 60; press++) {
    if ((await focused()).startsWith(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never leads to ${name}`);
}
