import { standingOf } from './standings.js';

const [ONE, OTHER] = ['ab'.repeat(32), 'cd'.repeat(32)];
const standing = (stream: string, causes: readonly string[] = [], shows?: string | null) =>
  standingOf(stream, { causes: new Set(causes), ...(shows !== undefined && { shows }) }, ONE);

it.each([
  ['a hug', standing('hug-1'), 'shown'],
  ['a hug that is judged', standing('hug-1', ['judged']), 'withheld'],
  ['a mascot', standing('mascot-1', [], ONE), 'shown'],
  ['a mascot that has another one', standing('mascot-1', [], OTHER), 'withheld'],
  ['a mascot that has none any more', standing('mascot-1', [], null), 'withheld'],
  ['a mascot out of the directory', standing('mascot-1', ['withdrawn'], ONE), 'withheld'],
  ['a submission', standing('submission-1'), 'private'],
  ['a rejected submission', standing('submission-1', ['rejected']), 'private'],
  ['an erased submission', standing('submission-1', ['erased']), 'private'],
  ['a submission that is both', standing('submission-1', ['erased', 'rejected']), 'withheld'],
])('the picture of %s', (_, found, expected) => expect(found).toBe(expected));
