import type { Locator, Page } from 'playwright-core';
import { publishMascot, sitDown, submitMascot } from './admin-steps';
import { useBrowser, useProduct } from './harness';

/** Stored with signs that turn around what follows; read in the order it was written in. */
const TURNED = { stored: 'Tux\u202egnp.exe\u202c', read: 'Tuxgnp.exe' };
/** Read from right to left, so that its last sign stands leftmost. */
const HEBREW = 'דובי חמוד!';

const product = useProduct();
const browser = useBrowser();

const waiting: Record<string, number> = {};

beforeAll(async () => {
  for (const name of [TURNED.stored, HEBREW]) {
    await publishMascot(product(), name);
    waiting[name] = await submitMascot(product(), name);
  }
});

const asVisitor = async (path: string): Promise<Page> => {
  // Who has sent it has no profile that is known.
  const page = await browser().newPage({ allow: ['404'] });
  await page.goto(product().url(path));
  return page;
};
const asAdmin = (path: string): Promise<Page> => sitDown(product(), browser(), path);

/** The signs of a text as they stand on the screen, from left to right. */
const fromLeft = (element: Locator): Promise<string> =>
  element.evaluate((top) => {
    const placed: { sign: string; left: number }[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const [at, sign] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        placed.push({ sign, left: range.getBoundingClientRect().left });
      }
    }
    return placed
      .toSorted((one, other) => one.left - other.left)
      .map(({ sign }) => sign)
      .join('');
  });

const review = (name: string) => `/admin/submissions/${waiting[name]}`;
const called = (name: string) => (page: Page) => page.getByText(name, { exact: true }).first();

test.each([
  ['a card of the directory', asVisitor, '/mascotdx'],
  ['the page of a mascot', asVisitor, '/mascotdx/tuxgnp-exe'],
  ['the review', asAdmin, () => review(TURNED.stored)],
  ['the list of submissions', asAdmin, '/admin/submissions?status=pending'],
  ['the table of mascots', asAdmin, '/admin/dashboard'],
  ['the past', asAdmin, '/admin/time-machine'],
])('a name that turns texts around is read as it was written on %s', async (_, open, path) => {
  const page = await open(typeof path === 'string' ? path : path());
  const name = called(TURNED.read)(page);
  await name.waitFor();
  expect(await fromLeft(name)).toBe(TURNED.read);
});

test.each([
  ['a card of the directory', asVisitor, '/mascotdx'],
  ['the review', asAdmin, () => review(HEBREW)],
  ['the list of submissions', asAdmin, '/admin/submissions?status=pending'],
  ['the table of mascots', asAdmin, '/admin/dashboard'],
])('what ends a name that is read from right to left stands left of it on %s', async (_, open, path) => {
  const page = await open(typeof path === 'string' ? path : path());
  const name = called(HEBREW)(page);
  await name.waitFor();
  expect(await fromLeft(name)).toBe([...HEBREW].toReversed().join(''));
});

test('who looks into what is stored sees the signs written out', async () => {
  const page = await asAdmin(`${review(TURNED.stored)}/history`);
  await page
    .getByText(String.raw`Tux\u202egnp.exe\u202c`, { exact: true })
    .first()
    .waitFor();
});
