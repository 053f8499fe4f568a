import { entityTag, includesTag } from './caching.js';

const tag = entityTag('a');

describe('If-None-Match', () => {
  it.each([tag, `W/${tag}`, `"x", ${tag}`, `"x",W/${tag}`, '*', ' * '])('%s names the tag', (header) =>
    expect(includesTag(header, tag)).toBe(true),
  );

  it.each([undefined, '', '"x"', tag.slice(1, -1), '"x,*,y"', `"x", *`])('%s does not', (header) =>
    expect(includesTag(header, tag)).toBe(false),
  );
});
