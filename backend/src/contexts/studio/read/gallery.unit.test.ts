import type { ReadStore } from '../../../platform/read-store/read-store.js';
import { storedPicture } from '../domain/fixtures/artworks.js';
import { findSimilar, toGalleryItem } from './gallery.js';
import { waitingArtwork } from './testing/waiting-artwork.js';

test('the gallery shows pictures of every kind under prefixed ids, with their texts', () => {
  const portrait = { profilePictureUrl: `/pictures/${'ab'.repeat(32)}.webp`, mascotPictureUrl: null };
  const hug = { ...waitingArtwork, ...portrait, characterName: null, id: 'hug-7', number: 7, kind: 'hug' };
  const ofAda = { ...hug, userName: 'Ada', portrait: 1, picture1: storedPicture() };
  const namesake = { ...hug, id: 'hug-9', number: 9, userName: 'Artist', portrait: 1 };
  const drawing = { ...namesake, id: 'hug-8', number: 8, kind: 'drawing', portrait: 0 };
  const words = { prompt: 'a dog at the beach', improvedPrompt: null, modelId: 'custom-model' };
  const image = { ...waitingArtwork, ...words, id: 'image-7', number: 7, kind: 'image', likes: 1 };
  expect([ofAda, drawing, namesake, image].map(toGalleryItem)).toMatchObject([
    { id: 'hug-7', type: 'hugs', recordId: 7, userName: 'Ada', storagePath: storedPicture().url },
    { id: 'drawing-8', type: 'drawings', recordId: 8, imageUrl: null, prompt: null },
    { id: 'hug-9', type: 'hugs', recordId: 9, userName: 'Artist' },
    { id: 'gen-7', type: 'generated', recordId: 7, likes: 1, prompt: words.prompt },
  ]);
});

describe('similar pictures', () => {
  const picture = (number: number, prompt: string) => ({
    ...waitingArtwork,
    id: `image-${number}`,
    kind: 'image',
    number,
    createdAt: new Date(number * 1000).toISOString(),
    prompt,
    improvedPrompt: null,
    modelId: 'default',
  });

  const CATS = [picture(1, 'a cat'), picture(2, 'a cat on the moon')];
  const LEMONS = Array.from({ length: 20 }, (_, at) => picture(10 + at, 'a lemon'));
  const NEWEST = [...CATS, ...LEMONS].toReversed();

  const views = {
    find: async (_, { search = '', limit = Infinity }) => {
      const documents = NEWEST.filter(({ prompt }) => prompt.includes(String(search)));
      return { documents: documents.slice(0, limit), total: documents.length };
    },
  } satisfies Pick<ReadStore, 'find'>;

  const similar = async (prompt: string, understood: readonly string[]) => {
    const found = await findSimilar(views, toGalleryItem(picture(99, prompt)), understood);
    return found.map((item) => item.prompt);
  };

  test('include old pictures that share a word, and no new ones without a shared word', async () => {
    expect(await similar('a black cat', ['black cat'])).toEqual(['a cat on the moon', 'a cat']);
  });

  test('come in order of the number of shared words', async () => {
    const prompts = await similar('a lemon, a cat and the moon', ['lemon', 'cat', 'moon']);
    expect(prompts.slice(0, 2)).toEqual(['a cat on the moon', 'a lemon']);
  });

  test('are the newest when none shares a word', async () => {
    expect(new Set(await similar('a tractor', ['tractor']))).toEqual(new Set(['a lemon']));
  });
});
