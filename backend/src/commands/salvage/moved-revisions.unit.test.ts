import { MovedRevisions } from './moved-revisions.js';

const kept = (...revisions: number[]) => {
  const moved = new MovedRevisions();
  for (const revision of revisions) moved.keep('count-1', revision);
  return moved;
};
const upTo = (count: number) => Array.from({ length: count }, (_, revision) => revision);

describe('where the events of a stream have come to', () => {
  it.each([
    ['nothing is lost', [0, 1, 2], [0, 1, 2, 3, 3]],
    ['the first is lost', [1, 2, 3], [0, 0, 1, 2, 3]],
    ['some in the middle are lost', [0, 3, 4], [0, 1, 1, 1, 2]],
    ['two places are lost', [1, 2, 4], [0, 0, 1, 2, 2]],
    ['nothing is left', [], [0, 0, 0, 0, 0]],
  ])('when %s', (_, revisions, places) => {
    const moved = kept(...revisions);
    expect(upTo(places.length).map((revision) => moved.now('count-1', revision))).toEqual(places);
    expect(upTo(places.length).filter((revision) => !moved.isLost('count-1', revision))).toEqual(revisions);
  });
});
