import { hugRequested, storedPicture } from '../../../studio/domain/fixtures/artworks.js';
import { picturesIn } from './references.projection.js';

const hash = 'ab'.repeat(32);
const url = `/pictures/${hash}.webp`;

describe('the pictures that a record shows', () => {
  it('are those of its own fields', () => {
    expect(picturesIn(hugRequested.data).size).toBe(1);
    const picture = storedPicture(1);
    expect([...picturesIn({ generation: 1, picture })].toSorted()).toEqual(
      [picture.url.slice('/pictures/'.length, -'.webp'.length), picture.original.blob].toSorted(),
    );
    expect(picturesIn({ changes: { imageUrl: url } })).toEqual(new Set([hash]));
  });

  it.each([
    { prompt: url },
    { content: `Look at ${url}` },
    { profile: { name: url, sourceUrl: url, facts: [url] } },
    { imageUrl: null },
    { imageUrl: 'https://example.org/a.png' },
    { imageUrl: `${url}?x` },
  ])('are not what somebody has written: %j', (data) => expect(picturesIn(data).size).toBe(0));
});
