import type { Deed } from '@marcel/contracts';
import { DEED_KINDS, deedSentence } from './deed-texts';

const deed = (change: Partial<Deed>): Deed => ({
  id: 'one',
  time: '2026-01-01T12:00:00.000Z',
  actor: { kind: 'admin', id: 'Ann' },
  type: 'SubmissionApproved',
  about: 'submission-7',
  name: 'Tux',
  brand: 'Linux',
  others: 0,
  events: 1,
  release: null,
  ...change,
});
const nameless = { name: null, brand: null };

it.each<[Partial<Deed>, string]>([
  [{}, 'Ann approved “Tux” of Linux'],
  [{ others: 4 }, 'Ann approved “Tux” of Linux and 4 more'],
  [{ name: '\u202eTux', brand: 'לינוקס', others: 4 }, 'Ann approved “Tux” of \u2068לינוקס\u2069 and 4 more'],
  [{ actor: { kind: 'admin' }, type: 'MascotDeleted' }, 'An admin deleted “Tux” of Linux'],
  [{ actor: { kind: 'visitor' }, type: 'HugRequested', about: 'hug-3', ...nameless }, 'A visitor asked for hug 3'],
  [{ type: 'ItemHidden', about: 'moderation-comment-9', ...nameless }, 'Ann hid comment 9'],
  [{ type: 'SubmissionClaimed' }, 'Ann claimed “Tux” of Linux'],
  [{ type: 'SubmissionLetGo', ...nameless }, 'Ann let go of submission 7'],
  [{ type: 'SubmissionClaimed', about: 'review-claims', ...nameless }, 'Ann claimed a submission to review it'],
  [
    { actor: { kind: 'team', id: 'studio' }, type: 'ReleasePublished', about: 'frontend-studio', ...nameless },
    'Team studio published a release of studio',
  ],
  [{ actor: { kind: 'system', id: 'x' }, type: 'LampLit', about: 'lamp', ...nameless }, 'The product lamp lit: lamp'],
])('%j is told as a sentence', (change, sentence) => expect(deedSentence(deed(change))).toBe(sentence));

it('offers kinds in the order of their words', () => {
  const labels = DEED_KINDS.map(({ label }) => label);
  expect(labels).toContain('Submission approved');
  expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other)));
});
