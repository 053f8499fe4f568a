import type { Locator, Page } from 'playwright-core';
import { expectEventually, keepPage, publishMascot, sendAsAdmin, send, submitMascot } from './harness';

const CORPUS = [
  '<script>hurt()</script>',
  '"><script>hurt()</script>',
  '</title><script>hurt()</script>',
  '--><script>hurt()</script>',
  '<img src=x onerror=hurt()>',
  "' onmouseover='hurt()' autofocus onfocus='hurt()",
  '" onfocus="hurt()" autofocus="',
  '<svg onload=hurt()>',
  '<svg><animate onbegin=hurt() attributeName=x>',
  '<iframe srcdoc="<script>parent.hurt()</script>">',
  '<a href="javascript:hurt()">here</a>',
  '<math><mtext></mtext><mglyph><style><img src=x onerror=hurt()>',
  '<details open ontoggle=hurt()>',
  '<meta http-equiv="refresh" content="0;url=javascript:hurt()">',
  '<base href="javascript:hurt();//">',
  '<style>@import "data:text/css,*{color:red}";</style>',
  '&lt;script&gt;hurt()&lt;/script&gt;',
  '\\u003cscript\\u003ehurt()\\u003c/script\\u003e',
  '{{constructor.constructor("hurt()")()}}',
  '${hurt()}',
] as const;

const FIELDS = ['userName', 'brand', 'contributor', 'industry', 'visualDesc', 'historyOverview', 'type', 'style'];

/** Elements that only markup of the corpus makes. */
const MARKUP =
  '[onerror], [onload], [onfocus], [onmouseover], [onbegin], [ontoggle], [srcdoc], [href^="javascript" i], base';

let waiting = 0;
let slug = '';

beforeAll(async () => {
  const ids: number[] = [];
  for (const text of CORPUS) {
    const fields = Object.fromEntries(FIELDS.map((field) => [field, text]));
    ids.push((await submitMascot(text, { fields: { ...fields, facts: JSON.stringify([text]) } })).id);
    await send('/api/generate-image', { prompt: text });
  }
  [waiting = 0] = ids;
  await sendAsAdmin('PUT', '/api/submissions/approve', { ids: ids.slice(1), adminNotes: CORPUS[0] });
  const { id, slug: commented } = await publishMascot('Hostile Hyena');
  slug = commented;
  for (const text of CORPUS) await send(`/api/mascots/${id}/comments`, { author: text.slice(0, 50), content: text });
});

const prepare = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { hurt: () => Object.assign(window, { isHurt: true }) }));

const visit = keepPage({ admin: true, prepare });

/** The window in front, as soon as it has this title. */
const inWindow = (page: Page, name: string) =>
  page.locator('[data-front="true"]', { has: page.getByRole('heading', { level: 1, name, exact: true }) });

test.each<[string, () => string, string]>([
  ['Mascotdex', () => '/mascotdx?search=hurt', '${hurt()}'],
  ['Hostile Hyena', () => `/mascotdx/${slug}`, '${hurt()}'],
  ['Image Generator', () => '/image-generator', '${hurt()}'],
  ['Admin Dashboard', () => '/admin/dashboard?search=hurt', '${hurt()}'],
  ['Submissions', () => '/admin/submissions?search=hurt', CORPUS[0]],
  ['Review Submission', () => `/admin/submissions/${waiting}`, CORPUS[0]],
  ['Image Population', () => '/admin/image-population', CORPUS[0]],
])('markup in the texts of visitors has no effect on the screen %s', async (title, address, text) => {
  const page = await visit(address());
  await inWindow(page, title).getByText(text).first().waitFor();
  expect(await page.locator(MARKUP).count()).toBe(0);
  expect(await page.evaluate(() => 'isHurt' in window)).toBe(false);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectEventually(() => page.evaluate(() => document.documentElement.scrollWidth <= 320), true);
});

const fromLeft = (element: Locator): Promise<string> =>
  element.evaluate((top) => {
    const placed: { character: string; left: number }[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      for (const [at, character] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        placed.push({ character, left: range.getBoundingClientRect().left });
      }
    return placed
      .toSorted((one, other) => one.left - other.left)
      .map(({ character }) => character)
      .join('');
  });

test('names with bidi controls or in a right-to-left script do not reorder the text around them', async () => {
  const overridden = 'Tux\u202egnp.exe\u202c';
  const hebrew = 'דובי חמוד!';
  for (const name of [overridden, hebrew]) await submitMascot(name);
  const ids = await Promise.all([overridden, hebrew].map(async (name) => (await submitMascot(name)).id));
  await sendAsAdmin('PUT', '/api/submissions/approve', { ids });
  for (const [title, path] of [
    ['Mascotdex', '/mascotdx'],
    ['Submissions', '/admin/submissions?status=pending'],
    ['Admin Dashboard', '/admin/dashboard'],
  ] as const) {
    const content = inWindow(await visit(path), title);
    const name = content.getByText('Tuxgnp.exe', { exact: true }).first();
    await name.waitFor();
    expect(await fromLeft(name)).toBe('Tuxgnp.exe');
    expect(await fromLeft(content.getByText(hebrew, { exact: true }).first())).toBe([...hebrew].toReversed().join(''));
  }
});
