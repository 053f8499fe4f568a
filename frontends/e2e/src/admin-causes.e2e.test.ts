import { publishMascot, sitDown } from './admin-steps';
import { expectAccessible, useBrowser, useProduct } from './harness';

const product = useProduct();
const browser = useBrowser();

/** The graph of an approval that has just been given. */
async function openGraph(name: string, width: number, touch = false) {
  const id = await publishMascot(product(), name);
  const log = `/admin/audit?tab=log&type=SubmissionApproved&stream=submission-${id}`;
  const page = await sitDown(product(), browser(), log, { width, touch, allow: ['ERR_FAILED'] });
  await page.getByRole('button', { name: 'Expand row' }).click();
  await page.getByRole('button', { name: 'Causes and Effects' }).press('Enter');
  const graph = page.getByRole('list', { name: 'What led to what' });
  const claimed = graph.getByRole('button', { name: /A name was claimed/ });
  await claimed.waitFor();
  return { page, graph, claimed, approved: graph.getByRole('button', { name: /An admin approved submission/ }) };
}

test.each([1920, 768, 320])(
  'what came of an event is drawn at %i px, and keeps the accessibility rules',
  async (width) => {
    const { page, graph, claimed, approved } = await openGraph(`Drawn Dragonfly ${width}`, width);
    await graph.getByText('A request: admin', { exact: true }).waitFor();
    expect(await approved.getAttribute('aria-current')).toBe('true');
    expect(await approved.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page);
    // What came of it stands behind it, or below where there is no room for that.
    const [cause, effect] = [await approved.boundingBox(), await claimed.boundingBox()];
    if (width > 1000) expect(effect!.x).toBeGreaterThan(cause!.x + cause!.width);
    else expect(effect!.y).toBeGreaterThan(cause!.y + cause!.height);
  },
);

test('the graph leads from event to event by keys, by mouse, and after a failure', async () => {
  const { page, graph, claimed } = await openGraph('Followed Falcon', 1280);
  await claimed.press('Enter');
  await page.getByText(/^Looking at: Name claimed, claim-/).waitFor();
  await graph.getByRole('button', { name: /^This event: A name was claimed/ }).waitFor();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText(/^Looking at: Submission approved/).waitFor();
  await page.route('**/api/audit/events/*/causes?*', (route) => route.abort());
  await graph.getByRole('button', { name: /^It was settled which mascot this becomes/ }).click();
  await page.getByText('Failed to read the causes').waitFor();
  await page.unroute('**/api/audit/events/*/causes?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(/^Looking at: Mascot assigned/).waitFor();
});

test('the graph is followed by touch', async () => {
  const { page, claimed } = await openGraph('Touched Tapir', 375, true);
  await claimed.tap();
  await page.getByText(/^Looking at: Name claimed, claim-/).waitFor();
});
