import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Gallery from '../../app/Gallery';
import { galleryItem, galleryOf } from '../../shared/testing/records';

const image = galleryItem({ id: 'gen-7', type: 'generated', recordId: 7, userName: null, prompt: 'A dog on the moon' });

function open(part: object = {}) {
  const entry = { item: image, originalUrl: null, words: null, previousId: null, nextId: null, similar: [], ...part };
  fakeServer({ 'GET /api/gallery': galleryOf([image]), 'GET /api/gallery/gen-7': { body: entry } });
  renderApp(<Gallery />, { path: '/?window=gallery&item=gen-7' });
}

const shown = () => screen.findByRole('dialog', { name: 'A dog on the moon' });

test('the page is called by it, until it is closed', async () => {
  open();
  const dialog = within(await shown());
  expect(document.title).toBe('A dog on the moon - Marcel OS');
  await userEvent.click(dialog.getByRole('button', { name: 'Close Details' }));
  expect(document.title).toBe('Gallery - Marcel OS');
});

test('what is like it and not there yet says so', async () => {
  const made = (part: object) => galleryItem({ ...image, imageUrl: null, storagePath: null, ...part });
  const similar = [
    made({ id: 'gen-8', prompt: 'Soon', status: 'processing' }),
    made({ id: 'gen-9', prompt: 'Never', status: 'failed' }),
    made({ id: 'gen-10', prompt: 'Gone', status: 'completed' }),
  ];
  open({ similar });
  const others = within(await screen.findByRole('region', { name: 'More like this' }));
  for (const name of ['Processing Soon', 'Failed Never', 'Image Failed to Load Gone'])
    expect(others.getByRole('button', { name })).toBeVisible();
});
