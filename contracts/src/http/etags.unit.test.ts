import { recordTag, tagToMatch, parseRecordTag } from './etags.js';

const version = { stream: 'mascot-7', revision: 3, event: '0123456789ab' };
const tag = recordTag(version, 'a_B-c');

describe('the tag of a record', () => {
  it('names its version', () => {
    expect(tag).toBe('"mascot-7@3-0123456789ab.a_B-c"');
    expect(parseRecordTag(tag)).toEqual(version);
  });

  it.each([
    `W/${tag}`,
    '"a_B-c"',
    'mascot-7@3.a',
    '"mascot-7@3.a_B-c"',
    '"mascot-7@3-0123456789ab"',
    '"mascot-7@x.a"',
    '*',
    '',
  ])('is not the same as %s', (other) => expect(parseRecordTag(other)).toBeUndefined());

  it.each([
    [tag, tag],
    [`W/${tag}`, tag],
    ['"mascot-7@3-0123456789ab.a_B-c-gzip"', '"mascot-7@3-0123456789ab.a_B-c-gzip"'],
    ['"a_B-c"', undefined],
    [null, undefined],
  ])('%s is sent back as %s', (etag, expected) => expect(tagToMatch(etag)).toBe(expected));
});
