import type { Page } from 'playwright-core';
import * as z from 'zod';
import { sendAsAdmin, sitDown } from './admin-steps';
import { expectFits, screenshot, useBrowser, useProduct, WIDTHS } from './harness';

/** Texts that do something where a page takes them for anything else; all of them call `hurt`, where they get so far. */
const CORPUS = [
  '<script>hurt()</script>',
  '"><script>hurt()</script>',
  '</title><script>hurt()</script>',
  '</script><script>hurt()</script>',
  '--><script>hurt()</script>',
  '<img src=x onerror=hurt()>',
  '"><img src=x onerror=hurt()>',
  "' onmouseover='hurt()' autofocus onfocus='hurt()",
  '" onfocus="hurt()" autofocus="',
  '<svg onload=hurt()>',
  '<svg><animate onbegin=hurt() attributeName=x>',
  '<iframe srcdoc="<script>parent.hurt()</script>">',
  '<iframe src="javascript:parent.hurt()">',
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
  'jav\tascript:hurt()',
] as const;

const FIELDS = [
  'userName',
  'name',
  'brand',
  'contributor',
  'industry',
  'visualDesc',
  'historyOverview',
  'type',
  'style',
];

/** What they would make, were they taken for markup. */
const MADE =
  '[onerror], [onload], [onfocus], [onmouseover], [onbegin], [ontoggle], [srcdoc], [href^="javascript" i], base';

const product = useProduct();
const browser = useBrowser();

const Receipt = z.object({ id: z.int() });
const Mascots = z.object({ mascots: z.tuple([z.object({ slug: z.string() })], z.unknown()) });

const submissions: number[] = [];
let slug = '';

const send = async (address: string, body: FormData | object): Promise<unknown> => {
  const isForm = body instanceof FormData;
  const answer = await fetch(product().url(address), {
    method: 'POST',
    body: isForm ? body : JSON.stringify(body),
    headers: isForm ? {} : { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

function submissionOf(text: string): FormData {
  const form = new FormData();
  for (const field of FIELDS) form.set(field, text);
  form.set('facts', JSON.stringify([text]));
  form.set('userEmail', 'ada@example.org');
  form.set('linkedinUrl', 'https://www.linkedin.com/in/ada');
  return form;
}

beforeAll(async () => {
  for (const text of CORPUS) {
    submissions.push(Receipt.parse(await send('/api/submissions', submissionOf(text))).id);
    await send('/api/mascots/1/comments', { author: text.slice(0, 50), content: text });
    await send('/api/generate-image', { prompt: text });
  }
  const approval = { ids: submissions.slice(1), adminNotes: CORPUS[0] };
  const approved = await sendAsAdmin(product(), 'PUT', '/api/submissions/approve', approval);
  expect(approved.status).toBe(200);
  const answer: unknown = await (await fetch(product().url('/api/mascots?search=onerror'))).json();
  slug = Mascots.parse(answer).mascots[0].slug;
});

/** Shows a page until a text stands on it as it was written. */
async function expectHarmless(open: (address: string) => Promise<Page>, address: string, shown: string): Promise<void> {
  const page = await open(address);
  const asked: string[] = [];
  page.on('dialog', (dialog) => void asked.push(dialog.message()));
  await page.getByText(shown).first().waitFor();
  expect(await page.locator(MADE).count()).toBe(0);
  expect(await page.evaluate(() => ({ hurt: 'isHurt' in window, at: location.pathname }))).toEqual({
    hurt: false,
    at: address,
  });
  expect(asked).toEqual([]);
  await expectFits(page, WIDTHS, (width) =>
    screenshot(page, `hostile-${address.split('/')[1]}-${shown.length}-${width}`),
  );
}

const trap = () => Object.assign(window, { hurt: () => Object.assign(window, { isHurt: true }) });

const asVisitor = async (address: string): Promise<Page> => {
  const page = await browser().newPage();
  await page.addInitScript(trap);
  await page.goto(product().url(address));
  return page;
};
const asAdmin = (address: string): Promise<Page> =>
  sitDown(product(), browser(), address, { prepare: (page) => page.addInitScript(trap) });

test.each([
  ['the directory', () => '/mascotdx', '${hurt()}'],
  ['a mascot of that name', () => `/mascotdx/${slug}`, 'onerror=hurt()'],
  ['the generated images', () => '/image-generator', '${hurt()}'],
])('what visitors have written does nothing on %s', async (_, address, shown) => {
  await expectHarmless(asVisitor, address(), shown);
});

test.each([
  ['the dashboard', () => '/admin/dashboard', '${hurt()}'],
  ['the list of submissions', () => '/admin/submissions', CORPUS[0]],
  ['the review of one', () => `/admin/submissions/${submissions[0]}`, CORPUS[0]],
  ['the search for pictures', () => '/admin/image-population', '<script>hurt()</script>'],
])('nor to an admin on %s', async (_, address, shown) => {
  await expectHarmless(asAdmin, address(), shown);
});
