import { sitDown } from './admin-steps';
import { expectAccessible, expectToast, useBrowser, useProduct } from './harness';

const AUDITOR_TOKEN = 'the-auditor-token-of-the-browser-tests';

const product = useProduct({ env: { AUDITOR_TOKEN } });
const browser = useBrowser();

test.each([1280, 320])('an admin computes the digest of a read model, twice the same, at %i px', async (width) => {
  const page = await sitDown(product(), browser(), '/admin/system', { width, allow: ['503'] });
  const card = page.getByRole('region', { name: 'Digests of read models' });
  const row = card.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'comments', exact: true }) });
  const compute = row.getByRole('button', { name: 'Compute digest of comments' });
  await compute.press('Enter');
  await expectToast(page, 'Digest of comments asked for');
  await row.getByText(/^Version \d+, at position \d+$/).waitFor();
  const [digest] = await row.locator('code').allTextContents();
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectAccessible(page);
  await compute.click();
  await row.getByText(/^Computed/).waitFor();
  expect(await row.locator('code').allTextContents()).toEqual([digest]);
  await page.route('**/digest', (route) => route.fulfill({ status: 503, json: {} }));
  await compute.click();
  await expectToast(page, 'That was refused');
});

test('an auditor sees digests and leases, and computes nothing', async () => {
  const page = await browser().newPage({ width: 375, touch: true, allow: ['ERR_FAILED'] });
  await page.goto(product().url('/admin/system'));
  await page.getByLabel('Auditor token').fill(AUDITOR_TOKEN);
  await page.getByRole('button', { name: 'Open the Audit' }).tap();
  await page.getByText('is the only node: it does everything, and needs no leases.').waitFor();
  await page.getByRole('region', { name: 'Digests of read models' }).getByText('Never computed').first().waitFor();
  expect(await page.getByRole('button', { name: /^Compute/ }).count()).toBe(0);
  await page.route('**/api/admin/leases', (route) => route.abort());
  await page.reload();
  await page.getByText('Failed to look at the leases').waitFor();
  await expectAccessible(page);
});

test.each([1920, 320])('leases of several nodes are told at %i px', async (width) => {
  const lease = {
    name: 'mascots@12',
    role: 'projector',
    node: 'marcel-projector-7d9f8b-x2x4l-0a1b2c3d',
    status: 'live',
    term: 41,
    renewedAt: '2026-01-02T03:04:05Z',
    until: '2026-01-02T03:04:12Z',
  };
  const free = { ...lease, name: 'generations', role: 'worker', node: null, status: 'unowned' };
  const report = { node: lease.node, isShared: true, leases: [lease, { ...free, renewedAt: null, until: null }] };
  const page = await sitDown(product(), browser(), '/admin/system', {
    width,
    prepare: (opened) => opened.route('**/api/admin/leases', (route) => route.fulfill({ json: report })),
  });
  await page.getByText(`${lease.node} (this one)`).waitFor();
  await page.getByText('Nobody', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await expectAccessible(page);
});

const PARKED = {
  automation: 'mascot-follows-submission',
  stream: 'submission-7',
  revision: 3,
  reason: 'Away',
  attempts: 6,
};

test('an operator on a phone reads names whole, and what a parked reaction means', async () => {
  const page = await sitDown(product(), browser(), '/admin/system', {
    width: 320,
    prepare: (opened) => opened.route('**/api/admin/parked-reactions', (route) => route.fulfill({ json: [PARKED] })),
  });
  await page.getByText('The decision on submission 7 has not reached the directory').waitFor();
  const names = page.getByText('mascot-follows-submission, submission-7 #3');
  expect(await names.isVisible()).toBe(false);
  await page.getByText('Its names in the log').press('Enter');
  await names.waitFor();
  await page.getByRole('rowheader', { name: /^mascot-follows-submission/ }).waitFor();
  const linesOf = () =>
    page.getByRole('rowheader').evaluateAll((headers) =>
      headers.flatMap((header) => {
        const text = header.firstChild;
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/[^-]+-?/g)].map((part) => {
          const range = document.createRange();
          range.setStart(text, part.index);
          range.setEnd(text, part.index + part[0].length);
          return range.getClientRects().length;
        });
      }),
    );
  expect(new Set(await linesOf())).toEqual(new Set([1]));
  await expectAccessible(page);
});
