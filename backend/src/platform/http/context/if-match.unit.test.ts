import { preconditionOf } from './if-match.js';

const mascot = { stream: 'mascot-7', revision: 3 };
const submission = { stream: 'submission-1', revision: 0 };

describe('If-Match', () => {
  it.each([
    ['*', 'any'],
    ['"mascot-7@3.abc"', [mascot]],
    ['"mascot-7@3.abc", "submission-1@0.x"', [mascot, submission]],
    ['"other,*","mascot-7@3.abc"', [mascot]],
    ['W/"mascot-7@3.abc"', []],
    ['"a-tag-of-bytes-alone"', []],
    ['mascot-7@3.abc', []],
    ['', []],
  ])('%s', (header, expected) => expect(preconditionOf(header)).toEqual(expected));
});
