import { drawing, hug, image, waitingHug } from './testing/records';
import { hasUnfinishedHug, hasUnfinishedImage } from './records';

test.each([
  ['a picture is there', [hug(), drawing()], false],
  ['no picture is there yet', [hug(), waitingHug()], true],
  ['it failed', [waitingHug({ status: 'failed' })], false],
  ['it is rolled again', [hug({ status: 'pending' })], true],
  ['it is completed without a picture', [waitingHug({ status: 'completed' })], true],
  ['the list is empty', [], false],
])('hugs: when %s', (_, hugs, waits) => {
  expect(hasUnfinishedHug(hugs)).toBe(waits);
});

test('images wait until they have a picture', () => {
  expect(hasUnfinishedImage([image()])).toBe(false);
  expect(hasUnfinishedImage([image({ storagePath: null, imageUrl: null, status: 'processing' })])).toBe(true);
  expect(hasUnfinishedImage(undefined)).toBe(false);
});
