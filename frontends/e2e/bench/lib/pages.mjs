/**
 * A page, and what a visitor does there first.
 *
 * @typedef {{ name: string, path: string, use: (page: import('playwright-core').Page) => Promise<void> }} MeasuredPage
 */

/** Opens and closes what every page has. @type {MeasuredPage['use']} */
async function useTaskbar(page) {
  await page.getByRole('button', { name: 'START' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Expand music player' }).click();
  await page.getByRole('button', { name: 'Collapse music player' }).click();
}

/** @type {MeasuredPage['use']} */
async function search(page) {
  await page.getByRole('searchbox').first().pressSequentially('tux');
  await useTaskbar(page);
}

/** @type {readonly MeasuredPage[]} */
export const PAGES = [
  { name: 'Desktop', path: '/', use: useTaskbar },
  { name: 'Mascotdex', path: '/mascotdx', use: search },
  { name: 'A mascot', path: '/mascotdx/tux', use: useTaskbar },
  { name: 'Submit a mascot', path: '/mascotdx/submit', use: useTaskbar },
  { name: 'Hug your mascot', path: '/marcel-hugs', use: useTaskbar },
  { name: 'Image generator', path: '/image-generator', use: useTaskbar },
  { name: 'Draw Marcel', path: '/draw-marcel', use: useTaskbar },
  { name: 'Admin login', path: '/admin/login', use: useTaskbar },
];
