import type { ReadStore } from '../../../../platform/read-store/read-store.js';
import { toGalleryItem } from './gallery-item.js';
import { similarTo } from './gallery-entry.handler.js';

const picture = (id: number, prompt: string) => ({
  id: `image-${id}`,
  status: 'completed',
  likes: 0,
  urlHealth: 'unknown',
  lastUrlCheckAt: null,
  hidden: false,
  listed: 1,
  createdAt: new Date(id * 1000).toISOString(),
  madeAt: new Date(id * 1000).toISOString(),
  provider: 'local',
  jobId: null,
  failure: null,
  sourceGone: false,
  prompt,
  improvedPrompt: null,
  modelId: 'default',
  format: 'jpeg',
  shown: 0,
  pictures: [],
  preserved: 0,
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
  const found = await similarTo(views, toGalleryItem(picture(99, prompt)), understood);
  return found.map((item) => item.prompt);
};

test('old pictures that share a word are found, and new ones that share none are not among them', async () => {
  expect(await similar('a black cat', ['black cat'])).toEqual(['a cat on the moon', 'a cat']);
});

test('those that share more words come first', async () => {
  const prompts = await similar('a lemon, a cat and the moon', ['lemon', 'cat', 'moon']);
  expect(prompts.slice(0, 2)).toEqual(['a cat on the moon', 'a lemon']);
});

test('where nothing is shared, the newest are shown', async () => {
  expect(new Set(await similar('a tractor', ['tractor']))).toEqual(new Set(['a lemon']));
});
