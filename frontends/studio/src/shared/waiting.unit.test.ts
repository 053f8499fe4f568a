import { drawing, hug, image, waitingHug } from './testing/records';
import { anyHugWaits, anyImageWaits } from './records';

test.each([
  ['a picture is there', [hug(), drawing()], false],
  ['no picture is there yet', [hug(), waitingHug()], true],
  ['it failed', [waitingHug({ status: 'failed' })], false],
  ['it is rolled again', [hug({ status: 'pending' })], true],
  ['it is completed without a picture', [waitingHug({ status: 'completed' })], true],
  ['the list is empty', [], false],
])('hugs: when %s', (_, hugs, waits) => {
  expect(anyHugWaits(hugs)).toBe(waits);
});

test('images wait until they have a picture', () => {
  expect(anyImageWaits([image()])).toBe(false);
  expect(anyImageWaits([image({ storagePath: null, imageUrl: null, status: 'processing' })])).toBe(true);
  expect(anyImageWaits(undefined)).toBe(false);
});
