import { expectAddress, goTo, picture, publishMascot, sendAsAdmin, submitMascot } from './harness';
import { checkScreen, holdRequests, checkLoading, abortRequests, type Walk } from './screen-checks';

const desktop: Walk = async (page, check) => {
  await goTo(page, '/');
  const isWide = (page.viewportSize()?.width ?? 0) > 1000;
  await page.getByRole('link', { name: 'Newsletter' }).waitFor();
  await check('full', { resize: isWide });
  await page.getByRole('button', { name: 'START' }).click();
  const search = page.getByRole('combobox', { name: 'Search Marcel OS' });
  await search.waitFor();
  await check('START', { resize: false });
  await search.fill('tux');
  await page.getByRole('option', { name: /Tux/ }).first().waitFor();
  await check('START searched', { resize: false });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /music player/ }).click();
  await page.getByRole('slider', { name: 'Volume' }).waitFor();
  await check('player', { resize: isWide });
  await page.getByRole('button', { name: /music player/ }).click();
  if (!isWide) return;
  await page.mouse.move(640, 5);
  await page.getByRole('button', { name: 'Pet Marcel' }).waitFor();
  await page.mouse.click(640, 300, { button: 'right' });
  await page.getByRole('menu', { name: 'Desktop' }).waitFor();
  await check('menu of the desktop', { resize: false });
};

const ownWindows: Walk = async (page, check) => {
  await goTo(page, '/?window=readme');
  await page.getByRole('heading', { name: 'README' }).first().waitFor();
  await check('README');
  await goTo(page, '/?window=display');
  await page.getByRole('group', { name: 'Colors' }).waitFor();
  await check('Display Settings');
  for (const path of ['/nowhere/at/all', '/admin/none']) {
    await goTo(page, path);
    await page.getByRole('heading', { name: '404 Page Not Found' }).first().waitFor();
    await page.getByText('Did you forget to add the page to the router?').first().waitFor();
    await check(`404 at ${path}`);
  }
};

const myThings: Walk = async (page, check) => {
  const { slug } = await publishMascot('Commented Cobra');
  await goTo(page, `/mascotdx/${slug}`);
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByLabel('Your Name').fill('Ada');
  const long = `See my_very_long_address.example/${'without/any/place/to/break/'.repeat(4)}`;
  await page.getByRole('textbox', { name: 'Comment' }).fill(long);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByRole('button', { name: 'Delete your comment' }).first().waitFor();
  await abortRequests(page, '**/api/mine*');
  await checkLoading(page, check, '/?window=mine', {
    requests: '**/api/mine*',
    text: 'Loading your items...',
  });
  await page.getByText('Your items could not be loaded. Please try again.').waitFor();
  await check('error');
  await page.unroute('**/api/mine*');
  await page.getByRole('button', { name: 'Retry' }).click();
  const remove = page.getByRole('button', { name: 'Delete comment on Commented Cobra' });
  await remove.waitFor();
  await check('full');
  await remove.click();
  await page.getByRole('dialog', { name: 'Delete comment on Commented Cobra' }).waitFor();
  await check('deleting one');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Nothing here yet').waitFor();
  await check('empty');
};

const directory: Walk = async (page, check) => {
  await checkLoading(page, check, '/mascotdx', { requests: '**/api/mascots?*', text: 'Loading mascots' });
  await page.getByRole('article').first().waitFor();
  await check('grid');
  for (const view of ['List view', 'Dense view']) {
    await page.getByRole('button', { name: view }).click();
    await page.getByRole('button', { name: view, pressed: true }).waitFor();
    await check(view);
  }
  await page.getByRole('button', { name: /^Your favou?rites/ }).click();
  await page.getByText(/^No favou?rites yet/).waitFor();
  await check('without favorites');
  await page.getByRole('button', { name: "I'm Feeling Lucky" }).click();
  await page.getByRole('button', { name: 'Draw New Card' }).waitFor();
  await check('card');
  await page.getByRole('button', { name: 'Return to Search' }).click();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Type', { exact: true }).selectOption('Animal');
  await page.getByRole('button', { name: /^Type: Animal/ }).waitFor();
  await check('filtered');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search mascots' }).fill('octcat');
  await page.getByText('Did you mean').first().waitFor();
  await check('suggestions');
  await page.getByRole('searchbox', { name: 'Search mascots' }).fill('nobody at all');
  await expectAddress(page, '/mascotdx?search=nobody+at+all');
  await page.getByText('No mascots found matching your criteria.').waitFor();
  await page.getByText('Did you mean').first().waitFor({ state: 'detached' });
  await check('empty');
  await goTo(page, '/mascotdx/tux');
  await page.getByRole('button', { name: 'Compare Tux', exact: true }).click();
  await goTo(page, '/mascotdx?search=Linux');
  await page.getByRole('region', { name: 'Mascots to compare' }).waitFor();
  await check('with one to compare');
  await abortRequests(page, '**/api/mascots?*');
  await goTo(page, '/mascotdx?search=unanswered');
  await page.getByText('Failed to load mascots. Please try again.').waitFor();
  await check('error');
};

const mascot: Walk = async (page, check) => {
  await goTo(page, '/mascotdx/tux');
  await page.getByRole('heading', { name: /^Comments/ }).scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Related Mascots' }).waitFor();
  await check('full');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByText('Comment is required').waitFor();
  await check('comment with errors');
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByRole('textbox', { name: 'Comment' }).fill('Hello');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await page.getByRole('button', { name: 'Delete your comment' }).first().click();
  await page.getByRole('dialog').waitFor();
  await check('deleting a comment');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Report Tux', exact: true }).click();
  await page.getByRole('dialog', { name: 'Report Tux', exact: true }).waitFor();
  await check('reporting');
  await page.keyboard.press('Escape');
  const [uncommented, awaited] = [await publishMascot('Uncommented Urial'), await publishMascot('Awaited Avocet')];
  await abortRequests(page, '**/api/mascots/*/comments*');
  await goTo(page, `/mascotdx/${uncommented.slug}`);
  await page.getByText('Failed to load comments.').waitFor();
  await check('comments with an error');
  const release = await holdRequests(page, '**/api/mascots/slug/*');
  await goTo(page, `/mascotdx/${awaited.slug}`);
  await page.getByRole('heading', { level: 1, name: 'Uncommented Urial' }).waitFor({ state: 'detached' });
  await check('loading');
  await release();
  await goTo(page, '/mascotdx/nobody');
  await page.getByText('Mascot Not Found').waitFor();
  await check('not found');
  await goTo(page, '/mascotdx/tux?asOf=2020-01-01');
  await page.getByText('It was not in the directory').waitFor();
  await check('on a day before');
};

const comparison: Walk = async (page, check) => {
  await goTo(page, '/mascotdx/compare');
  await page.getByText('Nothing to compare yet').waitFor();
  await check('empty');
  await goTo(page, '/mascotdx/compare?mascots=tux,octocat,nobody');
  await page.getByText('Mascot Not Found').waitFor();
  await page.getByRole('rowheader', { name: 'Status' }).waitFor();
  await check('full');
  const release = await holdRequests(page, '**/api/mascots/slug/*');
  await goTo(page, '/mascotdx/compare?mascots=held,back');
  await page.getByRole('rowheader', { name: 'Status' }).waitFor({ state: 'detached' });
  await check('loading');
  await release();
};

const timeMachine: Walk = async (page, check) => {
  await abortRequests(page, '**/api/mascots?*');
  await goTo(page, '/time-machine');
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.waitFor();
  await check('error');
  await page.unroute('**/api/mascots?*');
  // The directory began earlier than today, so that there are days to choose from.
  await page.route('**/api/mascots?*sortOrder=asc*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/"createdAt":"\d{4}/g, '"createdAt":"2020');
    await route.fulfill({ response, body });
  });
  await retry.click();
  await page.getByRole('slider', { name: 'Day of the directory' }).waitFor();
  await page.getByRole('list', { name: 'Most liked' }).getByRole('link').first().waitFor();
  await check('full');
};

const submitForm: Walk = async (page, check) => {
  await goTo(page, '/mascotdx/submit');
  const submit = page.getByRole('button', { name: 'Submit Mascot' });
  await submit.click();
  await page.getByText('Mascot name is required').waitFor();
  await check('with errors');
  await page.getByRole('textbox', { name: 'Mascot Name' }).fill('Tux');
  await page.getByText('Already in Mascotdex:').waitFor();
  const buffer = await picture('#8fb0ff');
  await page.getByLabel('Choose Picture').setInputFiles({ name: 'tux.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('dialog', { name: 'Crop Picture' }).waitFor();
  await check('cropping');
  await page.keyboard.press('Escape');
  await goTo(page, '/mascotdx/compare');
  await submit.waitFor({ state: 'detached' });
  await goTo(page, '/mascotdx/submit');
  await page.getByText('Your unfinished submission was restored.', { exact: false }).waitFor();
  await check('restored');
  const release = await holdRequests(page, '**/api/submissions');
  await page.getByLabel('Your Name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('LinkedIn Profile URL').fill('https://www.linkedin.com/in/ada');
  await page.getByRole('textbox', { name: 'Brand Name' }).fill('Linux');
  await submit.click();
  await page.getByText('Submitting').first().waitFor();
  await check('loading');
  await release();
};

const status: Walk = async (page, check) => {
  await goTo(page, '/mascotdx/status/unknown');
  await page.getByText('Submission Not Found').waitFor();
  await check('not found');
  const pending = await submitMascot('Waiting Wombat');
  await goTo(page, pending.statusUrl);
  await page.getByRole('list', { name: 'Timeline' }).waitFor();
  await check('pending');
  await sendAsAdmin('PUT', `/api/submissions/${pending.id}/approve`);
  await page.getByRole('button', { name: 'Check Again' }).click();
  await page.getByRole('link', { name: 'See Waiting Wombat in Mascotdex' }).waitFor();
  await check('approved');
  const rejected = await submitMascot('Refused Rooster');
  await sendAsAdmin('PUT', `/api/submissions/${rejected.id}/reject`, { adminNotes: 'Whose mascot is it?' });
  await goTo(page, rejected.statusUrl);
  await page.getByRole('button', { name: 'Edit and Submit Again' }).click();
  await page.getByRole('textbox', { name: 'Brand Name' }).fill('');
  await page.getByRole('button', { name: 'Submit Again', exact: true }).click();
  await page.getByText('Brand name is required').waitFor();
  await check('rejected and edited');
  await abortRequests(page, '**/api/submissions/**');
  await goTo(page, '/mascotdx/status/unanswered');
  await page.getByText('Failed to load the submission.').waitFor();
  await check('error');
};

test.each<[name: string, walk: Walk]>([
  ['the desktop', desktop],
  ['the windows of the desktop', ownWindows],
  ['My Things', myThings],
  ['the directory', directory],
  ['a mascot', mascot],
  ['the comparison', comparison],
  ['the Time Machine', timeMachine],
  ['the submit form', submitForm],
  ['the status of a submission', status],
])('%s passes all screen checks in every state', (name, walk) => checkScreen(name, walk));

test('the desktop of a phone passes all screen checks', () => checkScreen('a phone', desktop, { width: 320 }));

test('the screen checks detect a broken rule and horizontal overflow', async () => {
  const broken = checkScreen('a broken page', async (page, check) => {
    await page.setContent('<html lang="en"><title>Broken</title><main><input style="width: 3000px"></main>');
    await check('broken');
  });
  await expect(broken).rejects.toThrow(/px over its edge[^]*label: <input/);
});
