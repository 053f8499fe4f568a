import { answering, HttpDouble, type Behaviour } from '../../test-support/http-double.js';
import { GoogleImageSearch, IMAGE_SEARCH_MESSAGES, SearxngImageSearch, type ImageSearch } from './image-search.js';

const limits = { timeoutMs: 200, bytes: 4096 };
const links = ['https://example.org/a.png', 'http://example.org/b.jpg'];
const hostile = ['javascript:alert(1)', 'data:image/png;base64,AA==', 'file:///etc/passwd', 'not an address'];

const providers = [
  {
    name: 'Google',
    over: (address: string): ImageSearch => new GoogleImageSearch({ apiKey: 'key', engine: 'cx', address, limits }),
    answer: (addresses: readonly string[]): unknown => ({ items: addresses.map((link) => ({ link })) }),
    nothing: {} as unknown,
    query: { q: 'Tux & Co', key: 'key', cx: 'cx', searchType: 'image', num: '10', safe: 'active' },
  },
  {
    name: 'SearXNG',
    over: (address: string): ImageSearch => new SearxngImageSearch(address, limits),
    answer: (addresses: readonly string[]): unknown => ({ results: addresses.map((img_src) => ({ img_src })) }),
    nothing: { results: [] } as unknown,
    query: { q: 'Tux & Co', format: 'json', categories: 'images', safesearch: '1' },
  },
];

describe.each(providers)('the image search by $name', ({ over, answer, nothing, query }) => {
  let double: HttpDouble | undefined;
  afterEach(() => double?.stop());

  const findWith = async (behaviour: Behaviour) => {
    double = await HttpDouble.start(behaviour);
    return over(double.address).find('Tux & Co');
  };

  it('requests safe pictures and returns their addresses', async () => {
    expect(await findWith(answering(answer(links)))).toEqual(links);
    expect(Object.fromEntries(double?.asked[0]?.searchParams ?? [])).toEqual(query);
  });

  it('skips duplicates and addresses that are not web addresses', async () => {
    expect(await findWith(answering(answer([...hostile, ...links, ...links])))).toEqual(links);
  });

  it('may find nothing', async () => expect(await findWith(answering(nothing))).toEqual([]));

  it.each<[string, Behaviour]>([
    ['breaks', answering('{}', 500)],
    ['refuses the key', answering({ error: { message: 'API key not valid' } }, 403)],
    ['answers garbage', answering('<html>')],
    ['answers another shape', answering({ items: 'none', results: 'none' })],
    ['answers too much', answering(JSON.stringify('x'.repeat(5000)))],
    ['never answers', () => undefined],
    ['hangs up', (request) => request.socket.destroy()],
    ['redirects', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('fails with a message for an admin when the provider %s', async (_, behaviour) => {
    await expect(findWith(behaviour)).rejects.toMatchObject({
      name: 'ImageSearchFailed',
      message: IMAGE_SEARCH_MESSAGES.failed,
    });
  });

  it('reports when the quota of the provider is used up', async () => {
    await expect(findWith(answering('{}', 429))).rejects.toMatchObject({ message: IMAGE_SEARCH_MESSAGES.quota });
  });
});
