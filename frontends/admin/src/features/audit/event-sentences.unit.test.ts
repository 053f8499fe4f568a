import { eventSentence, placeOf } from './event-sentences';

it.each<[string, string, string]>([
  ['SubmissionApproved', 'submission-7', 'An admin approved submission 7'],
  ['SlugReserved', 'slug-tux', 'An address was reserved'],
  ['LampLit', 'lamp', 'Lamp lit'],
])('tells %s as a sentence', (type, stream, sentence) => {
  expect(eventSentence({ type, stream, actor: { kind: 'admin' } })).toBe(sentence);
});

it('says where an event stands', () => expect(placeOf({ stream: 'mascot-7', revision: 2 })).toBe('mascot-7 #2'));
