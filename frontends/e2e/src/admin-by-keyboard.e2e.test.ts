import type { Page } from 'playwright-core';
import { ADMIN_SCREENS, fillScreens, openScreen } from './admin-screens';
import { sitDown } from './admin-steps';
import { expectAccessible, expectFits, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

beforeAll(() => fillScreens(product()));

const sitAt = async (screen: string, heading: string): Promise<Page> => {
  const page = await sitDown(product(), browser(), '/admin/login', { allow: ['404 (Not Found)'] });
  await openScreen(page, product(), screen, heading);
  return page;
};

/** More stops than any screen has. */
const MOST_STOPS = 300;

/** Where Tab has come to: undefined at what it has been to before, but for the parts of a date. */
interface Stop {
  name: string;
  isSeen: boolean;
}

const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body || at.dataset.stopped === 'before') return undefined;
    for (const last of document.querySelectorAll<HTMLElement>('[data-stopped=now]')) last.dataset.stopped = 'before';
    at.dataset.stopped = 'now';
    const labels = 'labels' in at && at.labels instanceof NodeList ? [...at.labels] : [];
    const labelled = (at.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
    const named = [...labels, ...labelled].map((label) => label?.textContent).join(' ');
    const { left, top, right, bottom } = at.getBoundingClientRect();
    return {
      name: `${at.ariaLabel ?? ''}${named.trim()}${at.textContent.trim()}${at.title}`,
      isSeen: right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
    };
  });

/** What can be pressed and was not come to: of radio buttons and tabs the arrow keys reach the others. */
const passedOver = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden="true"]'),
      )
      .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [type=radio]') && !one.dataset.stopped)
      .map((one) => one.outerHTML.slice(0, 200)),
  );

test.each(ADMIN_SCREENS)('all of %s is come to by Tab, has a name and is seen', async (screen, heading) => {
  const page = await sitAt(screen, heading);
  const stops: Stop[] = [];
  for (let pressed = 0; pressed < MOST_STOPS; pressed += 1) {
    await page.keyboard.press('Tab');
    const next = await stop(page);
    if (next === undefined) break;
    stops.push(next);
  }
  expect(stops.length).toBeGreaterThan(5);
  expect(stops.filter(({ name, isSeen }) => name === '' || !isSeen)).toEqual([]);
  expect(await passedOver(page)).toEqual([]);
});

test.each(ADMIN_SCREENS)('%s breaks no rule and needs no sideways scrolling at any width', async (screen, heading) => {
  const page = await sitAt(screen, heading);
  await expectFits(page, [320, 375], async () => undefined);
  await expectFits(page, [768, 1024, 1920], () => expectAccessible(page));
});
