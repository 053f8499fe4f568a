import { fakeServer } from '@marcel/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { fakeCanvas } from '../features/drawing/testing/fake-canvas';
import { galleryOf, listOf } from '../shared/testing/records';
import { renderAt } from './testing/render-at';

beforeEach(() => {
  fakeCanvas();
  fakeServer({
    'GET /api/marcel-hugging': listOf([]),
    'GET /api/images': listOf([]),
    'GET /api/gallery': galleryOf([]),
  });
});

test.each([
  ['/marcel-hugs', 'Hug Your Mascot'],
  ['/image-generator', 'Image Generator'],
  ['/draw-marcel', 'Draw Marcel'],
])('%s has a window with two ways to the desktop', async (path, title) => {
  renderAt(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Marcel OS' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${title} - Marcel OS`));
});

test('the gallery is a plain page when it is not in a window', async () => {
  renderAt('/gallery');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
  expect(await screen.findByText('No images yet')).toBeVisible();
});

test('an unknown path below a program shows the fallback screen', async () => {
  renderAt('/marcel-hugs/nowhere');
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
});
