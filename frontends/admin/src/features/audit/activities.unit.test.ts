import type { Activity } from '@marcel/contracts';
import { ACTIVITY_TYPES, activitySentence, ALL_ACTIVITY, toQuery, parseFilters, writeFilters } from './activities';

describe('activity filters', () => {
  it('keeps other parameters of the address', () => {
    const filters = { ...ALL_ACTIVITY, search: 'tux', did: 'MascotEdited', about: 'mascot-7' };
    const address = writeFilters(filters, new URLSearchParams('tab=activity&by=admin'));
    expect(address.toString()).toBe('tab=activity&search=tux&did=MascotEdited&about=mascot-7');
    expect(parseFilters(address)).toEqual(filters);
  });

  it('sends only filters that are set, and days as full time ranges', () => {
    expect(toQuery(ALL_ACTIVITY)).toBe('');
    const filters = {
      ...ALL_ACTIVITY,
      search: ' tux ',
      did: 'MascotEdited',
      by: 'admin',
      since: '2026-01-02',
      until: '2026-01-03',
    };
    expect(Object.fromEntries(new URLSearchParams(toQuery(filters)))).toEqual({
      search: 'tux',
      type: 'MascotEdited',
      by: 'admin',
      since: new Date('2026-01-02T00:00:00.000').toISOString(),
      until: new Date('2026-01-03T23:59:59.999').toISOString(),
    });
  });

  it('leaves out values that the server would reject', () => {
    expect(toQuery({ ...ALL_ACTIVITY, by: 'nobody', about: 'Tux', since: 'yesterday', until: '2026-13-40' })).toBe('');
  });
});

describe('activity texts', () => {
  const activity = (change: Partial<Activity>): Activity => ({
    id: 'one',
    correlationId: 'request',
    time: '2026-01-01T12:00:00.000Z',
    actor: { kind: 'admin', id: 'Ann' },
    type: 'SubmissionApproved',
    about: 'submission-7',
    name: 'Tux',
    brand: 'Linux',
    release: null,
    ...change,
  });
  const nameless = { name: null, brand: null };

  it.each<[Partial<Activity>, string]>([
    [{}, 'Ann approved “Tux” of Linux'],
    [{ name: '\u202eTux', brand: 'לינוקס' }, 'Ann approved “Tux” of \u2068לינוקס\u2069'],
    [{ actor: { kind: 'admin' }, type: 'MascotDeleted' }, 'An admin deleted “Tux” of Linux'],
    [{ actor: { kind: 'visitor' }, type: 'HugRequested', about: 'hug-3', ...nameless }, 'A visitor asked for hug 3'],
    [{ type: 'ItemHidden', about: 'moderation-comment-9', ...nameless }, 'Ann hid comment 9'],
    [{ type: 'SubmissionClaimed' }, 'Ann claimed “Tux” of Linux'],
    [{ type: 'SubmissionClaimEnded', ...nameless }, 'Ann released the claim on submission 7'],
    [{ actor: { kind: 'visitor' }, type: 'DrawingSubmitted', about: 'hug-3', ...nameless }, 'A visitor made drawing 3'],
    [
      { actor: { kind: 'team', id: 'studio' }, type: 'ReleasePublished', about: 'frontend-studio', ...nameless },
      'Team studio published a release of studio',
    ],
    [{ actor: { kind: 'system', id: 'x' }, type: 'LampLit', about: 'lamp', ...nameless }, 'The system lamp lit: lamp'],
  ])('describes %j in a sentence', (change, sentence) => expect(activitySentence(activity(change))).toBe(sentence));

  it('sorts the types by label', () => {
    const labels = ACTIVITY_TYPES.map(({ label }) => label);
    expect(labels).toContain('Submission approved');
    expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other)));
  });
});
