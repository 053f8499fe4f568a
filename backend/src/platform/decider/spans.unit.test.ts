import { countOf, countOutside, joinedSpans, spansWithout } from './spans.js';

const span = (first: number, last: number) => ({ first, last });

describe('spans of events', () => {
  it.each([
    ['nothing', [], [span(10, 19)]],
    ['what lies elsewhere', [span(0, 9), span(20, 29)], [span(10, 19)]],
    ['its beginning', [span(5, 12)], [span(13, 19)]],
    ['its end', [span(19, 30)], [span(10, 18)]],
    ['its middle', [span(12, 12), span(15, 16)], [span(10, 11), span(13, 14), span(17, 19)]],
    ['all of it', [span(0, 14), span(15, 40)], []],
  ])('are taken from each other: without %s', (_, others, left) =>
    expect(spansWithout(span(10, 19), others)).toEqual(left),
  );

  it('are joined where they follow each other', () => {
    expect(joinedSpans([span(20, 29), span(0, 4), span(5, 9), span(11, 11)])).toEqual([
      span(0, 9),
      span(11, 11),
      span(20, 29),
    ]);
  });

  it('are counted, and what lies outside of them', () => {
    const spans = [span(2, 4), span(8, 20)];
    expect(countOf(spans)).toBe(16);
    expect([-1, 1, 3, 6, 20, 21].map((last) => countOutside(spans, last))).toEqual([0, 2, 2, 4, 5, 6]);
  });
});
