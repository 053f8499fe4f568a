import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Gallery from '../../app/Gallery';
import { drawing, hug, image, listOf } from '../../shared/testing/records';

const HUGS = 'GET /api/marcel-hugging';
const IMAGES = 'GET /api/images';
const all = { [HUGS]: listOf([hug(), drawing()]), [IMAGES]: listOf([image({ id: 7 })]) };

const names = async () => (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-label'));

test('hugs, drawings and images are shown together, newest first, or most liked first', async () => {
  fakeServer(all);
  renderApp(<Gallery />);
  expect((await names())[0]).toBe('Image 7');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Most Liked');
  expect(await names()).toEqual(['Hug of Ada', 'Drawing 5', 'Image 7']);
});

test('each kind has a count, a badge and a filter', async () => {
  fakeServer(all);
  renderApp(<Gallery />);
  const hugs = await screen.findByRole('checkbox', { name: 'Marcel Hugs (1)' });
  expect(screen.getByRole('checkbox', { name: 'Marcel Drawings (1)' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'AI Images (1)' })).toBeChecked();
  const badges = [screen.getByText('Hug'), screen.getByText('Drawing'), screen.getByText('Txt2img')];
  badges.forEach((badge) => expect(badge).toBeVisible());
  await userEvent.click(hugs);
  expect(await names()).toEqual(['Image 7', 'Drawing 5']);
});

test('a card opens into a dialog with both prompts, which closes again', async () => {
  fakeServer(all);
  renderApp(<Gallery />);
  await userEvent.click(await screen.findByRole('button', { name: 'Details of Image 7' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Image 7' }));
  expect(dialog.getByText('A dog on the moon')).toBeVisible();
  expect(dialog.getByText('A blue dog on the moon, starlit')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close Details' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a like in the gallery is disabled once it is pressed', async () => {
  fakeServer({
    ...all,
    [IMAGES]: listOf([image({ id: 8 })]),
    'POST /api/images/8/like': { body: { id: 8, likes: 1 } },
  });
  renderApp(<Gallery />);
  await userEvent.click(await screen.findByRole('button', { name: 'Like Image 8, 0 likes' }));
  expect(await screen.findByRole('button', { name: 'Like Image 8, 1 like' })).toBeDisabled();
});

test.each([
  [[], 'No images yet'],
  [['Marcel Drawings (0)', 'AI Images (0)'], 'No Marcel hugs yet'],
  [['Marcel Hugs (0)', 'Marcel Drawings (0)'], 'No images generated yet'],
])('without %p an empty gallery says "%s"', async (unticked, text) => {
  fakeServer({ [HUGS]: listOf([]), [IMAGES]: listOf([]) });
  renderApp(<Gallery />);
  await screen.findByText('No images yet');
  for (const name of unticked) await userEvent.click(screen.getByRole('checkbox', { name }));
  expect(screen.getByText(text)).toBeVisible();
});

test('lists that cannot be loaded are told with a way to try again', async () => {
  fakeServer({ ...all, [IMAGES]: { status: 500 } });
  renderApp(<Gallery />);
  expect(await screen.findByText('Failed to fetch images')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
