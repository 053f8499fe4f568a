import { STUDIO_LIMITS } from '@marcel/contracts';
import { fakeServer, renderApp } from '@marcel/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import Gallery from '../../app/Gallery';
import { galleryItem, galleryOf, queryOf } from '../../shared/testing/records';

function GalleryWithHistory() {
  const navigate = useNavigate();
  return (
    <>
      <output>{useLocation().search}</output>
      <button onClick={() => void navigate('/?window=gallery&mine=true')}>Elsewhere</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

function open(path: string) {
  const calls = fakeServer({ 'GET /api/gallery': galleryOf([galleryItem()]) });
  const gallery = (
    <>
      <Gallery />
      <GalleryWithHistory />
    </>
  );
  renderApp(gallery, { path });
  return calls;
}
const field = () => screen.findByRole('searchbox', { name: 'Search' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const expectAddress = (text: string) => waitFor(() => expect(document.querySelector('output')).toHaveTextContent(text));

test('the field shows the search of the address, also after going back', async () => {
  open('/?window=gallery&search=moon');
  expect(await field()).toHaveValue('moon');
  await press('Elsewhere');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  await press('Back');
  await waitFor(async () => expect(await field()).toHaveValue('moon'));
});

test('keeps a trailing space while the visitor types', async () => {
  open('/?window=gallery');
  await userEvent.type(await field(), 'blue ');
  await expectAddress('search=blue');
  await userEvent.type(await field(), 'moon');
  expect(await field()).toHaveValue('blue moon');
});

test('truncates the search of an address to the maximum length', async () => {
  const calls = open(`/?window=gallery&search=${'x'.repeat(STUDIO_LIMITS.search + 1)}`);
  await screen.findByRole('article');
  expect(queryOf(calls[0]!)).toMatchObject({ search: 'x'.repeat(STUDIO_LIMITS.search) });
});
