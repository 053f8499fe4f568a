const VIEWPORT = { width: 1600, height: 900 };
const PROGRAMS = ['Hug Your Mascot', 'Image Generator', 'Draw Marcel', 'Mascotdex'];
const MASCOTS = ['Octocat', 'Tux', 'Freddie', 'Astro'];

/** How often a window is opened and closed, and before the first count: what is kept once is no growth. */
const [CLOSED, WARM] = [50, 8];

/** @typedef {{ frames: number, median: number, slow: number, slowest: number }} Frames milliseconds between frames; `slow` is the 95th percentile */
/** @typedef {{ heap: number, nodes: number, listeners: number }} Memory heap in bytes */
/** @typedef {{ dragged: Frames, sized: Frames, before: Memory, after: Memory, closed: number }} WindowsMeasurement */

/**
 * Eight windows of four programs are open: one of them is dragged and sized. Then windows are opened and closed.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @returns {Promise<WindowsMeasurement>}
 */
export async function measureWindows(browser, origin) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    await page.goto(origin);
    for (const name of PROGRAMS) await openFromStart(page, name);
    const heading = page.getByRole('heading', { level: 1, name: 'Mascotdex', includeHidden: true });
    const directory = page.locator('[data-window]', { has: heading });
    for (const name of MASCOTS) {
      const button = page.getByRole('contentinfo').getByRole('button', { name: 'Mascotdex', exact: true });
      // A click on that of the window in front would minimise it.
      if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click();
      await directory.getByRole('link', { name }).first().press('Control+Enter');
      await page.locator('h1:focus', { hasText: name }).waitFor();
    }
    const front = page.locator('[data-window][data-front="true"]');
    const { x, y } = await boxOf(front);
    const dragged = await framesWhile(page, () => drag(page, { x: x + 200, y: y + 18 }, { x: 160, y: 120 }));
    const { x: left, y: top, width, height } = await boxOf(front);
    const corner = { x: left + width - 2, y: top + height - 2 };
    const sized = await framesWhile(page, () => drag(page, corner, { x: -400, y: -300 }));
    for (let open = await page.locator('[data-window]').count(); open > 0; open--) await closeFront(page);
    await openAndClose(page, WARM);
    const before = await memoryOf(page);
    await openAndClose(page, CLOSED);
    return { dragged, sized, before, after: await memoryOf(page), closed: CLOSED };
  } finally {
    await context.close();
  }
}

/** @param {import('playwright-core').Page} page @param {string} name */
async function openFromStart(page, name) {
  await page.getByRole('button', { name: 'START' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await page.locator('h1:focus', { hasText: name }).waitFor();
}

/** @param {import('playwright-core').Page} page */
async function closeFront(page) {
  const open = page.locator('[data-window]');
  const before = await open.count();
  if ((await page.locator('[data-front="true"]').count()) === 0) await page.keyboard.press('Alt+PageDown');
  await page.locator('[data-front="true"]').waitFor();
  await page.keyboard.press('Alt+Shift+Delete');
  await page.waitForFunction(
    (left) => globalThis.document.querySelectorAll('[data-window]').length === left,
    before - 1,
  );
}

/** @param {import('playwright-core').Page} page @param {number} times */
async function openAndClose(page, times) {
  for (let time = 0; time < times; time++) {
    await openFromStart(page, PROGRAMS[time % PROGRAMS.length] ?? '');
    await closeFront(page);
  }
}

/** @param {import('playwright-core').Locator} window */
async function boxOf(window) {
  const box = await window.boundingBox();
  if (!box) throw new Error('The window has no box');
  return box;
}

/**
 * Back and forth, in steps of a few pixels.
 *
 * @param {import('playwright-core').Page} page
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} by
 */
async function drag(page, from, by) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const part of [1, 0, 1, 0, 1]) await page.mouse.move(from.x + by.x * part, from.y + by.y * part, { steps: 40 });
  await page.mouse.up();
}

/**
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<Frames>}
 */
async function framesWhile(page, act) {
  await page.evaluate(() => {
    const seen = { times: /** @type {number[]} */ ([]), over: false };
    const note = (/** @type {number} */ time) => {
      seen.times.push(time);
      if (!seen.over) globalThis.requestAnimationFrame(note);
    };
    Object.assign(globalThis, { seenFrames: seen });
    globalThis.requestAnimationFrame(note);
  });
  await act();
  /** @type {number[]} */
  const times = await page.evaluate(() => {
    const seen = Reflect.get(globalThis, 'seenFrames');
    seen.over = true;
    return seen.times;
  });
  const gaps = times
    .slice(1)
    .map((time, at) => time - (times[at] ?? time))
    .toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0;
  return { frames: gaps.length, median: at(0.5), slow: at(0.95), slowest: at(1) };
}

/**
 * What is left when everything that nobody holds is gone.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Memory>}
 */
async function memoryOf(page) {
  const devtools = await page.context().newCDPSession(page);
  // The second one takes what the first one's finalisers have let go of.
  for (let time = 0; time < 2; time++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  await devtools.detach();
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}
