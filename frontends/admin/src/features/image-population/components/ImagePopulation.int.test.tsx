import { reloadPage } from '@marcel/kit/programs';
import { fakeServer, type FakeAnswer } from '@marcel/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeMascot, mascotPages } from '../../../shared/testing/fixtures';
import { renderAdmin } from '../../../shared/testing/render-admin';
import { ImagePopulation } from './ImagePopulation';

jest.mock('@marcel/kit/programs', () => ({
  ...jest.requireActual<object>('@marcel/kit/programs'),
  reloadPage: jest.fn(),
}));

const TUX = makeMascot({ id: 1, name: 'Tux', brand: 'Linux', imageUrl: 'https://example.org/tux.png' });
const DUKE = makeMascot({ id: 2, name: 'Duke', brand: 'Java', imageUrl: null });
const ASTRO = makeMascot({ id: 3, name: 'Astro', brand: 'Sony', imageUrl: null });
const ANSWERS = { 'GET /api/mascots': mascotPages([ASTRO, DUKE, TUX]) };
const CANDIDATES = ['https://example.org/a.png', 'https://example.org/b.png'];
const searchAnswer = (images: string[]): FakeAnswer => ({ body: { mascot: { name: 'Duke', brand: 'Java' }, images } });
const rejection = (error: string): FakeAnswer => ({ status: 502, body: { error, message: error, code: 'provider' } });

async function open(answers: Parameters<typeof fakeServer>[0], path?: string) {
  const calls = fakeServer({ ...ANSWERS, ...answers });
  renderAdmin(<ImagePopulation />, path);
  await screen.findByRole('heading', { name: 'Duke' });
  return calls;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const card = (name: string) =>
  within(screen.getAllByRole('article').find((article) => within(article).queryByRole('heading', { name }))!);
const figure = (label: string) => screen.getByText(label).parentElement!.nextElementSibling;
const shownNames = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the Image Population page', () => {
  it('requests a hundred mascots, and counts the images of all', async () => {
    const pageOf = (mascots: object[], total: number): FakeAnswer => ({
      body: { mascots, pagination: { page: 1, limit: 100, total, totalPages: 3, hasPrev: false, hasNext: true } },
    });
    const calls = await open({
      'GET /api/mascots': pageOf([TUX, DUKE], 231),
      'GET /api/mascots?limit=1': pageOf([TUX], 231),
      'GET /api/mascots?limit=1&picture=missing': pageOf([DUKE], 99),
    });
    expect(calls[0]?.path).toBe('/api/mascots?limit=100&sortBy=name&sortOrder=asc');
    const tiles = ['Total Mascots', 'With Images', 'Missing Images', 'Completion'].map(
      (label) => figure(label)?.textContent,
    );
    expect(tiles).toEqual(['231', '132', '99', '57%']);
    expect(screen.getByText('Showing 1 to 2 of 231 mascots')).toBeVisible();
    expect(card('Tux').getByText('Has Image')).toBeVisible();
    expect(card('Duke').getByText('No Image')).toBeVisible();
    const current = card('Tux').getByRole('link', { name: 'Current image of Tux' });
    expect([current.getAttribute('href'), current.getAttribute('target')]).toEqual([TUX.imageUrl, '_blank']);
    expect(card('Duke').queryByRole('link')).toBeNull();
    await userEvent.click(screen.getByRole('listitem', { name: '3' }));
    await waitFor(() => expect(calls.at(-1)?.path).toContain('offset=200'));
  });

  it('requests the view in the address', async () => {
    const calls = await open({}, '/?search=a&filter=missing&sort=status');
    expect(calls[0]?.path).toBe('/api/mascots?limit=100&search=a&picture=missing&sortBy=picture&sortOrder=asc');
    expect(screen.getByLabelText('Search mascots')).toHaveValue('a');
    expect(shownNames()).not.toContain('Tux');
  });

  it('searches, and reports an empty result', async () => {
    await open({});
    const box = screen.getByLabelText('Search mascots');
    fireEvent.change(box, { target: { value: 'JAVA' } });
    await waitFor(() => expect(shownNames()).not.toContain('Tux'));
    fireEvent.change(box, { target: { value: 'JAVA?' } });
    expect(await screen.findByText('No mascots found')).toBeVisible();
    await press('Show all mascots');
    expect(await screen.findByRole('heading', { name: 'Tux' })).toBeVisible();
  });

  it('reloads the page on Retry after the mascots failed to load', async () => {
    fakeServer({ 'GET /api/mascots': { status: 503 } });
    renderAdmin(<ImagePopulation />);
    expect(await screen.findByRole('heading', { name: 'Failed to load mascots' })).toBeVisible();
    expect(screen.getByText('Unable to fetch mascot data. Please try again.')).toBeVisible();
    await press('Retry');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });
});

describe('searching for one mascot', () => {
  it.each([
    [rejection('Quota reached'), 'Quota reached'],
    [{ status: 500 }, 'Failed to search images'],
  ])('shows why it failed, also on the card', async (answer, text) => {
    await open({ 'POST /api/admin/search-mascot-image': answer });
    await press('Search Images for Duke');
    expect(await screen.findByText('Image search failed')).toBeVisible();
    expect(card('Duke').getByText(text)).toBeVisible();
  });

  it('shows the candidates through our server, and loads nothing from other sites', async () => {
    await open({
      'POST /api/admin/search-mascot-image': searchAnswer(CANDIDATES),
      'POST /api/admin/preview-mascot-image': { body: { imageUrl: 'data:image/jpeg;base64,AA==' } },
    });
    await press('Search Images for Duke');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Image 1 of 2' }).querySelector('img')).toHaveAttribute(
        'src',
        'data:image/jpeg;base64,AA==',
      ),
    );
  });

  it('keeps the candidates when saving fails', async () => {
    await open({
      'POST /api/admin/search-mascot-image': searchAnswer(CANDIDATES),
      'PUT /api/mascots/2': rejection('The disk is full'),
    });
    await press('Search Images for Duke');
    await press('Image 1 of 2');
    await press('Save Selected Image');
    expect(await screen.findByText('Failed to save image')).toBeVisible();
    expect(screen.getByText('Failed to update mascot image')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Image 1 of 2' })).toBeVisible();
  });
});

describe('the bulk search', () => {
  it('is disabled when all mascots have images', async () => {
    fakeServer({ ...ANSWERS, 'GET /api/mascots': mascotPages([TUX]) });
    renderAdmin(<ImagePopulation />);
    await press('Search Images for All Missing');
    expect(await screen.findByText('No mascots to process')).toBeVisible();
    expect(screen.getByText('All visible mascots already have images.')).toBeVisible();
  });
});

describe('a custom image', () => {
  const upload = (file: File) =>
    fireEvent.change(screen.getByLabelText('Upload an image file'), { target: { files: [file] } });

  it.each([
    ['a file', 'image', () => upload(new File(['x'], 'duke.png', { type: 'image/png' }))],
    [
      'an address',
      'imageUrl',
      async () => {
        fireEvent.change(screen.getByLabelText('Image URL'), { target: { value: ' https://example.org/duke.png ' } });
        await press('Set');
      },
    ],
  ])('is accepted as %s', async (_, field, enter) => {
    const calls = await open({ 'POST /api/mascots/2/image': { body: { mascot: DUKE } } });
    await press('Custom image for Duke');
    await screen.findByLabelText('Image URL');
    await enter();
    expect(await screen.findByText('Custom image set successfully')).toBeVisible();
    const body = calls.find(({ method }) => method === 'POST')?.body;
    expect(body instanceof FormData && [...body.keys()]).toEqual([field]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('cannot be saved from an empty field', async () => {
    await open({});
    await press('Custom image for Duke');
    fireEvent.change(await screen.findByLabelText('Image URL'), { target: { value: '  ' } });
    expect(screen.getByRole('button', { name: 'Set' })).toBeDisabled();
  });
});
