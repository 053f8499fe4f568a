import type { GalleryEntry, GenerationStatus } from '@marcel/contracts';
import { fakeServer, toast } from '@marcel/kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../app/testing/render-at';
import { galleryItem, image, listOf } from '../testing/records';

beforeEach(() => sessionStorage.clear());

async function leaveBefore(status: GenerationStatus): Promise<void> {
  let now: GenerationStatus = 'processing';
  const entry = (): { body: GalleryEntry } => ({
    body: {
      item: galleryItem({ id: 'gen-1', type: 'generated', status: now, failureReason: 'The brushes broke' }),
      ...{ originalUrl: null, words: null, previousId: null, nextId: null, similar: [] },
    },
  });
  fakeServer({
    'GET /api/images': listOf([]),
    'POST /api/generate-image': { status: 202, body: image({ status: 'pending' }) },
    'GET /api/gallery/gen-1': entry,
  });
  renderAt('/image-generator');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Prompt/ }), 'A kite');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
  await screen.findByRole('dialog', { name: 'Your Image' });
  await userEvent.click(screen.getByRole('button', { name: 'Close Your Image' }));
  now = status;
}

test('nor is it kept from them that it failed', async () => {
  await leaveBefore('failed');
  expect(await toast('The brushes broke')).not.toHaveLength(0);
}, 20_000);
