import axe from 'axe-core';
import type { Page, Route } from 'playwright-core';
import { FAILING, goTo, openPage, type PageOptions, waitForPaint, screenshot, WIDTHS } from './harness';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export type Check = (state: string, options?: { resize: boolean }) => Promise<void>;

/** Brings a screen into its states, one after the other. */
export type Walk = (page: Page, check: Check) => Promise<unknown>;

/** WCAG 2.2 AA, and rules beyond it that readers of a page find their way by. */
const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: Object.fromEntries(
    ['heading-order', 'landmark-unique', 'label-content-name-mismatch'].map((rule) => [rule, { enabled: true }]),
  ),
  resultTypes: ['violations'],
  preload: false,
};

const COLORS: axe.RunOptions = { ...RULES, runOnly: ['color-contrast', 'link-in-text-block'], rules: {} };

async function findViolations(page: Page, rules: axe.RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
  }, rules);
  return results.flatMap(({ id, nodes }) => nodes.map((html) => `${id}: ${html.slice(0, 300)}`));
}

/** Returns how far the page, or the window in front, reaches over its right edge, in CSS pixels. */
const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const body = document.querySelector('[data-front="true"] [data-window-body]') ?? document.documentElement;
    const { documentElement } = document;
    return Math.max(documentElement.scrollWidth - innerWidth, body.scrollWidth - body.clientWidth);
  });

async function applyScheme(page: Page, scheme: string): Promise<void> {
  await page.evaluate((worn) => Object.assign(document.documentElement.dataset, { scheme: worn }), scheme);
  await waitForPaint(page);
}

/** Checks the page at every width, or only at its present one; in all schemes when asked for. */
async function findProblems(page: Page, { resize, schemes }: { resize: boolean; schemes: boolean }): Promise<string[]> {
  const { width: initialWidth = 1280 } = page.viewportSize() ?? {};
  const problems: string[] = [];
  const report = async (width: number, scheme: string, rules: axe.RunOptions) => {
    await applyScheme(page, scheme);
    problems.push(...(await findViolations(page, rules)).map((line) => `${width} px, ${scheme}: ${line}`));
  };
  for (const width of resize ? WIDTHS.toReversed() : [initialWidth]) {
    if (width !== page.viewportSize()?.width) await page.setViewportSize({ width, height: 800 });
    await waitForPaint(page);
    const overflow = await measureOverflow(page);
    if (overflow > 0) problems.push(`reaches ${overflow} px over its edge at ${width} px`);
    if (width === initialWidth) await report(width, 'classic', RULES);
    else if (schemes && width === 768) await report(width, 'contrast', COLORS);
    else if (schemes && width === 320) await report(width, 'dark', RULES);
  }
  await applyScheme(page, 'classic');
  await page.setViewportSize({ width: initialWidth, height: 800 });
  return problems;
}

/**
 * Brings a screen into all of its states: axe finds nothing, nothing scrolls sideways at any width, and the console stays
 * empty. The first state that is complete is checked in the dark and the contrast scheme, too.
 */
export async function checkScreen(name: string, walk: Walk, options: PageOptions = {}): Promise<void> {
  const page = await openPage(undefined, { allow: FAILING, ...options });
  const problems: Record<string, string[]> = {};
  let isFirst = true;
  await walk(page, async (state, { resize } = { resize: true }) => {
    await screenshot(page, `every screen ${name} ${state}`);
    const schemes = isFirst && !INCOMPLETE.has(state);
    isFirst &&= !schemes;
    const stateProblems = await findProblems(page, { resize, schemes });
    if (stateProblems.length > 0) problems[state] = stateProblems;
  });
  expect(problems).toEqual({});
}

const INCOMPLETE = new Set(['loading', 'error', 'empty']);

/** Lets requests fail as if the server could not be reached. */
export const abortRequests = (page: Page, address: string): Promise<unknown> =>
  page.route(address, (route) => route.abort());

/** Holds requests back, as a slow line does, until the returned function lets them through. */
export async function holdRequests(page: Page, address: string): Promise<() => Promise<void>> {
  const routes: Route[] = [];
  const holdRoute = (route: Route) => void routes.push(route);
  await page.route(address, holdRoute);
  return async () => {
    await page.unroute(address, holdRoute);
    await Promise.all(routes.map((route) => route.fallback().catch(() => undefined)));
  };
}

/** Goes to an address, and looks at the page while requests wait that it has not made before. */
export async function checkLoading(
  page: Page,
  check: Check,
  path: string,
  { requests, text }: { requests: string; text: string | RegExp },
): Promise<void> {
  const release = await holdRequests(page, requests);
  await goTo(page, path);
  await page.getByText(text).or(page.getByLabel(text)).first().waitFor();
  await check('loading');
  await release();
}
