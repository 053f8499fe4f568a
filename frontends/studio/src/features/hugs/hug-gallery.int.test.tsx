import { reloadPage } from '@marcel/kit/programs';
import { address, fakeServer, toast, type FakeCall } from '@marcel/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { hug, listOf, queryOf, rejection, pendingHug } from '../../shared/testing/records';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  reloadPage: jest.fn(),
}));

const LIST = 'GET /api/marcel-hugging';
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const postedPaths = (calls: readonly FakeCall[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path }) => path);

test('the address names each page except the first', async () => {
  const calls = fakeServer({ [LIST]: listOf([hug()], 45) });
  renderAt('/marcel-hugs?marcel_page=2');
  expect(await screen.findByText('Showing page 2 of 3 (45 total hugs)')).toBeVisible();
  expect(calls.map(queryOf)).toContainEqual({ limit: '20', offset: '20', hideBroken: 'true', kind: 'hug' });
  await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(address()).toBe('/marcel-hugs?marcel_page=3');
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(address()).toBe('/marcel-hugs');
});

test('a page beyond the end redirects to the last one', async () => {
  const calls = fakeServer({ [LIST]: (call) => listOf(queryOf(call).offset === '40' ? [hug()] : [], 45) });
  renderAt('/marcel-hugs?marcel_page=99');
  expect(await screen.findByText('Showing page 3 of 3 (45 total hugs)')).toBeVisible();
  expect(address()).toBe('/marcel-hugs?marcel_page=3');
  expect(calls.map((call) => queryOf(call).offset).filter(Boolean)).toEqual(['1960', '40']);
});

test('shows six placeholders while hugs load, and an empty state without hugs', async () => {
  let answer: (hugs: ReturnType<typeof listOf>) => void = () => undefined;
  fakeServer({ [LIST]: () => new Promise((resolve) => (answer = resolve)) });
  renderAt('/marcel-hugs');
  const loading = await screen.findByRole('status', { name: 'Loading hugs' });
  expect(loading.firstElementChild?.childElementCount).toBe(6);
  answer(listOf([]));
  expect(await screen.findByText('No Marcel hugs yet')).toBeVisible();
});

test('rerollLabels', async () => {
  fakeServer({ [LIST]: { status: 500 } });
  renderAt('/marcel-hugs');
  expect(await screen.findByText('Failed to load Marcel hugging images')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reloadPage).toHaveBeenCalled();
});

test('only finished hugs can be generated again', async () => {
  const calls = fakeServer({
    [LIST]: listOf([
      pendingHug({ id: 4, userName: 'Dora' }),
      pendingHug({ id: 3, userName: 'Carl', status: 'processing' }),
      pendingHug({ id: 2, userName: 'Bob', status: 'failed', failureReason: 'The budget of today is used up' }),
      hug(),
    ]),
    'POST /api/marcel-hugging/1/reroll': { status: 202, body: pendingHug() },
  });
  renderAt('/marcel-hugs');
  expect((await card('Hug of Dora')).getByText('In queue')).toBeVisible();
  expect((await card('Hug of Carl')).getByText('Processing')).toBeVisible();
  expect((await card('Hug of Bob')).getByText('The budget of today is used up')).toBeVisible();
  const offers = screen.getAllByRole('button', { name: /^Re-roll/ }).map((button) => button.getAttribute('aria-label'));
  expect(offers).toEqual(['Re-roll Hug of Bob', 'Re-roll Hug of Ada']);
  await userEvent.click(screen.getByRole('button', { name: 'Re-roll Hug of Ada' }));
  expect(await toast('Re-generating Marcel hug!')).not.toHaveLength(0);
  expect(postedPaths(calls)).toEqual(['/api/marcel-hugging/1/reroll']);
});

test('a rejected repetition shows the reason', async () => {
  fakeServer({
    [LIST]: listOf([hug()]),
    'POST /api/marcel-hugging/1/reroll': rejection(409, 'It is being made already'),
  });
  renderAt('/marcel-hugs');
  await userEvent.click(await screen.findByRole('button', { name: 'Re-roll Hug of Ada' }));
  expect(await toast('Re-generation failed')).not.toHaveLength(0);
  expect(await toast('It is being made already')).not.toHaveLength(0);
});

test('a finished hug without any picture shows the placeholder', async () => {
  fakeServer({ [LIST]: listOf([hug({ generatedImages: [], storagePaths: [] })]) });
  renderAt('/marcel-hugs');
  expect((await card('Hug of Ada')).getByText('Image Failed to Load')).toBeVisible();
});

test("a picture falls back to the provider's, then to a placeholder, and is reported to the server", async () => {
  const calls = fakeServer({ [LIST]: listOf([hug()]), 'POST /api/marcel-hugging/1/broken': { status: 202 } });
  renderAt('/marcel-hugs');
  const hugCard = await card('Hug of Ada');
  expect(hugCard.getByAltText('Hug of Ada')).toHaveAttribute('src', '/pictures/ada.webp');
  fireEvent.error(hugCard.getByAltText('Hug of Ada'));
  expect(hugCard.getByAltText('Hug of Ada')).toHaveAttribute('src', 'https://provider.example/ada.jpg');
  expect(postedPaths(calls)).toEqual([]);
  fireEvent.error(hugCard.getByAltText('Hug of Ada'));
  expect(hugCard.getByText('Image Failed to Load')).toBeVisible();
  await waitFor(() => expect(postedPaths(calls)).toEqual(['/api/marcel-hugging/1/broken']));
});

test('a failed like is rolled back', async () => {
  fakeServer({ [LIST]: listOf([hug({ id: 12 })]), 'POST /api/marcel-hugging/12/like': { status: 500 } });
  renderAt('/marcel-hugs');
  await userEvent.click(await screen.findByRole('button', { name: 'Like Hug of Ada, 3 likes' }));
  expect(await toast('Failed to like image')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Like Hug of Ada, 3 likes' })).toHaveAttribute('aria-disabled', 'false');
});
