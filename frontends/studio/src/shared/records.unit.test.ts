import { drawing, hug, image, waitingHug } from './testing/records';
import { hasUnfinishedHug, hasUnfinishedImage } from './records';

test.each([
  ['completed with a picture', [hug(), drawing()], false],
  ['one without a picture', [hug(), waitingHug()], true],
  ['failed', [waitingHug({ status: 'failed' })], false],
  ['generated again', [hug({ status: 'pending' })], true],
  ['completed without a picture', [waitingHug({ status: 'completed' })], true],
  ['an empty list', [], false],
])('decides whether to poll hugs: %s', (_, hugs, waits) => {
  expect(hasUnfinishedHug(hugs)).toBe(waits);
});

test('polls images until they have a picture', () => {
  expect(hasUnfinishedImage([image()])).toBe(false);
  expect(hasUnfinishedImage([image({ storagePath: null, imageUrl: null, status: 'processing' })])).toBe(true);
  expect(hasUnfinishedImage(undefined)).toBe(false);
});
