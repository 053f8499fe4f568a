import { drawing, hug, image, pendingHug } from './testing/records';
import { hasUnfinishedHug, hasUnfinishedImage } from './records';

test.each([
  ['completed with a picture', [hug(), drawing()], false],
  ['one without a picture', [hug(), pendingHug()], true],
  ['failed', [pendingHug({ status: 'failed' })], false],
  ['generated again', [hug({ status: 'pending' })], true],
  ['completed without a picture', [pendingHug({ status: 'completed' })], true],
  ['an empty list', [], false],
])('decides whether to poll hugs: %s', (_, hugs, waits) => {
  expect(hasUnfinishedHug(hugs)).toBe(waits);
});

test('polls images until they have a picture', () => {
  expect(hasUnfinishedImage([image()])).toBe(false);
  expect(hasUnfinishedImage([image({ storagePath: null, imageUrl: null, status: 'processing' })])).toBe(true);
  expect(hasUnfinishedImage(undefined)).toBe(false);
});
