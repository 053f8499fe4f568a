import { parseIfMatch } from './requests.js';

const mascot = { stream: 'mascot-7', revision: 3, event: '0123456789ab' };
const submission = { stream: 'submission-1', revision: 0, event: 'ba9876543210' };

describe('If-Match', () => {
  it.each([
    ['*', 'any'],
    ['"mascot-7@3-0123456789ab.abc"', [mascot]],
    ['"mascot-7@3-0123456789ab.abc", "submission-1@0-ba9876543210.x"', [mascot, submission]],
    ['"other,*","mascot-7@3-0123456789ab.abc"', [mascot]],
    ['W/"mascot-7@3-0123456789ab.abc"', []],
    ['"a-tag-of-bytes-alone"', []],
    ['mascot-7@3-0123456789ab.abc', []],
    ['', []],
  ])('%s', (header, expected) => expect(parseIfMatch(header)).toEqual(expected));
});
