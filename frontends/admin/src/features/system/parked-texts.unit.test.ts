import { failureText, parkedText } from './components/SystemScreen';

it.each([
  ['mascot-follows-submission', 'submission-7', 'The decision on submission 7 has not reached the directory'],
  ['destroy-keys-of-comment', 'moderation-comment-7', 'The keys to the erased comment 7 have not been destroyed'],
  [
    'queue-held-comments',
    'comments-7',
    'What was held back of the comments on mascot 7 has not come to the moderators',
  ],
  ['of-a-release-to-come', 'lamp', 'What follows from lamp has not been done'],
])('%s in %s is told as a sentence', (automation, stream, sentence) =>
  expect(parkedText({ automation, stream })).toBe(sentence),
);

it.each([
  [1, 'It failed once, at last because of: Away'],
  [6, 'It failed 6 times, at last because of: Away'],
])('says how often it failed: %i', (attempts, text) => expect(failureText({ attempts, reason: 'Away' })).toBe(text));
